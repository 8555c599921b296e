import type { ReactElement } from 'react';
import type { User } from '@generated/model';
import type { LabelledRoute } from '@/paths';
import { SessionMenu } from './session-menu';

const PAGES: LabelledRoute[] = [
  'sellerPortal',
  'accountSettings',
  'verifyIdentity',
  'applyBuyerAccount',
  'settings',
  'chat',
];

export default function AccountMenu({ person, trigger }: { person: User; trigger: ReactElement }) {
  return <SessionMenu email={person.email} pages={PAGES} login="login" trigger={trigger} />;
}
