import type { ReactElement } from 'react';
import type { Admin } from '@generated/model';
import { pathTo } from '@/paths';
import { SessionMenu } from './session-menu';

const LINKS = [
  { to: pathTo('adminHome'), label: 'Administration' },
  { to: pathTo('marketplace'), label: 'Marketplace' },
];

export default function AdminMenu({ person, trigger }: { person: Admin; trigger: ReactElement }) {
  return <SessionMenu email={person.email} links={LINKS} login="adminLogin" trigger={trigger} />;
}
