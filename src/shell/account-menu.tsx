import type { ReactElement } from 'react';
import type { User } from '@generated/model';
import { isVerifiedBuyer } from '@/domain/buyers/verified-buyer';
import { useUnreadCounts } from '@/notifications/use-unread-counts';
import type { LabelledRoute } from '@/paths';
import { SessionMenu } from './session-menu';

/** These come first, because something may be waiting there. */
const COUNTED: LabelledRoute[] = ['chat', 'notifications'];

const BUYER_PAGES: LabelledRoute[] = ['claimsForYou', 'followedClaims'];

const PAGES: LabelledRoute[] = [
  'savedSearches',
  'sellerPortal',
  'accountSettings',
  'verifyIdentity',
  'applyBuyerAccount',
  'settings',
];

export function AccountMenu({ person, trigger }: { person: User; trigger: ReactElement }) {
  const isBuyer = isVerifiedBuyer(person);
  const pages = [...COUNTED, ...(isBuyer ? BUYER_PAGES : []), ...PAGES];
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
