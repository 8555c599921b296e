import type { ReactNode } from 'react';
import type { User } from '@generated/model';
import { useSession } from '@/session/session-store';
import { Page } from '@/ui/layout/page';
import { AccountSkeleton } from './account-skeleton';
import { AccountTabs } from './account-tabs';

interface AccountPageProps {
  title: string;
  description: string;
  badge?: (user: User) => ReactNode;
  /** Returns null while there is more to wait for than the user. */
  children: (user: User) => ReactNode;
}

/** A page of the account, below its tabs. Its content is drawn when the session knows its user. */
export function AccountPage({ title, description, badge, children }: AccountPageProps) {
  const user = useSession((session) => session.user);
  return (
    <Page title={title} description={description} width="narrow" badge={user && badge?.(user)}>
      <AccountTabs />
      {(user && children(user)) ?? <AccountSkeleton />}
    </Page>
  );
}
