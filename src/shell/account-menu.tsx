import type { ReactElement } from 'react';
import type { User } from '@generated/model';
import { pathTo } from '@/paths';
import { SessionMenu } from './session-menu';

const LINKS = [
  { to: pathTo('sellerPortal'), label: 'Seller portal' },
  { to: pathTo('accountSettings'), label: 'Profile' },
  { to: pathTo('verifyIdentity'), label: 'Identity' },
  { to: pathTo('applyBuyerAccount'), label: 'Buyer account' },
  { to: pathTo('settings'), label: 'Settings' },
  { to: pathTo('chat'), label: 'Messages' },
];

export default function AccountMenu({ person, trigger }: { person: User; trigger: ReactElement }) {
  return <SessionMenu email={person.email} links={LINKS} login="login" trigger={trigger} />;
}
