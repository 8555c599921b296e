import type { ReactElement } from 'react';
import type { User } from '@generated/model';
import { isVerifiedBuyer } from '@/domain/buyers/verified-buyer';
import { useUnreadCounts } from '@/notifications/use-unread-counts';
import type { LabelledRoute } from '@/paths';
import { SessionMenu } from './session-menu';

const BUYER_PAGES: LabelledRoute[] = ['claimsForYou', 'followedClaims'];

const PAGES: LabelledRoute[] = [
  'savedSearches',
  'sellerPortal',
  'accountSettings',
  'verifyIdentity',
  'applyBuyerAccount',
  'settings',
  'notifications',
  'chat',
];

export default function AccountMenu({ person, trigger }: { person: User; trigger: ReactElement }) {
  const isBuyer = isVerifiedBuyer(person);
  const pages = isBuyer ? [...BUYER_PAGES, ...PAGES] : PAGES;
  const { notifications, messages } = useUnreadCounts();
  return (
    <SessionMenu
      email={person.email}
      pages={pages}
      counts={{ notifications, chat: messages }}
      login="login"
      trigger={trigger}
    />
  );
}
