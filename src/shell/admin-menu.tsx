import type { ReactElement } from 'react';
import type { Admin } from '@generated/model';
import type { LabelledRoute } from '@/paths';
import { SessionMenu } from './session-menu';

const PAGES: LabelledRoute[] = ['adminHome', 'marketplace'];

export function AdminMenu({ person, trigger }: { person: Admin; trigger: ReactElement }) {
  return <SessionMenu email={person.email} pages={PAGES} login="adminLogin" trigger={trigger} />;
}
