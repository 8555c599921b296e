import { useListAdminUsers } from '@generated/api/admin-users/admin-users';
import type { AdminUser } from '@generated/model';
import { NextInQueue } from '@/record/next-in-queue';
import { QUEUES } from '@/admin-first-queries';
import { TABS_ID, userPath } from '@/users/user-path';

const OF = {
  identity: { queue: QUEUES.identities, none: 'No other identity waits for a decision.' },
  buyer: { queue: QUEUES.buyers, none: 'No other application waits for a decision.' },
};

interface NextUserProps {
  /** What was decided, by the tab that shows it. */
  what: keyof typeof OF;
  decided: AdminUser;
}

/** The link to the next identity or application that is waiting. */
export function NextUser({ what, decided }: NextUserProps) {
  const { queue, none } = OF[what];
  const query = useListAdminUsers(queue);
  const next = query.data?.users[0];
  return (
    <NextInQueue
      query={query}
      // Data read before the decision still contains this user.
      path={next && next.id !== decided.id ? `${userPath(next.id, what)}#${TABS_ID}` : null}
      list="adminUsers"
      none={none}
    />
  );
}
