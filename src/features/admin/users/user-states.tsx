import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { AdminUser } from '@generated/model';
import type { Act } from '@/acts/act';
import { AskedAct } from '@/acts/asked-act';
import { useAct } from '@/acts/use-act';
import { buyerStatusChanges, identityReviews, userStatusChanges } from '@/domain/users/user-status';
import { buyerBadge, identityBadge } from '@/users/states';
import { USER_STATUS_LABELS, USER_STATUS_TONES } from '@/users/labels';
import { Button } from '@/ui/button';
import { StateCard } from './state-card';
import { accountNote, buyerNote, identityNote } from './state-notes';
import { useUserActs } from './acts/use-user-acts';
import { TABS_ID, userPath } from '@/users/user-path';
import { UserPermissions } from './user-permissions';

interface UserStatesProps {
  user: AdminUser;
  /** What comes next after a decision about the application, if no tab shows it. */
  nextBuyer: ReactNode;
}

/** What a user may do, and the three states that decide it, each with an administrator's possible acts. */
export function UserStates({ user, nextBuyer }: UserStatesProps) {
  const { setStatus, setBuyerStatus } = useUserActs(user);
  const acting = useAct();
  const state: unknown = useLocation().state;

  const buttons = (acts: Act[]) =>
    acts.length > 0 &&
    acts.map((act) => (
      <Button key={act.name} size="sm" variant="secondary" onClick={() => acting.start(act)}>
        {act.label}
      </Button>
    ));

  return (
    <div role="group" aria-label="States" className="grid gap-4">
      <UserPermissions user={user} />
      <div className="grid gap-4 lg:grid-cols-3">
        <StateCard
          title="Account"
          badge={{ label: USER_STATUS_LABELS[user.status], tone: USER_STATUS_TONES[user.status] }}
          note={accountNote(user)}
          reason={user.status_reason}
        >
          {buttons(userStatusChanges(user.status).map(setStatus))}
        </StateCard>
        <StateCard
          title="Identity"
          badge={identityBadge(user)}
          note={identityNote(user)}
          reason={user.identity_verification?.rejection_reason}
        >
          {user.identity_verification && (
            <Button size="sm" variant="secondary" asChild>
              <Link to={`${userPath(user.id, 'identity')}#${TABS_ID}`} replace state={state}>
                {user.identity_status === 'pending' && identityReviews(user).length > 0
                  ? 'Review documents'
                  : 'View documents'}
              </Link>
            </Button>
          )}
        </StateCard>
        <StateCard
          title="Buyer account"
          badge={buyerBadge(user)}
          note={buyerNote(user)}
          reason={user.buyerAccount?.rejectionReason}
        >
          {user.buyerAccount && (
            <Button size="sm" variant="secondary" asChild>
              <Link to={`${userPath(user.id, 'buyer')}#${TABS_ID}`} replace state={state}>
                {user.buyer_account_status === 'pending' && buyerStatusChanges(user).length > 0
                  ? 'Review application'
                  : 'View application'}
              </Link>
            </Button>
          )}
          {buttons(buyerStatusChanges(user).map(setBuyerStatus))}
          {nextBuyer}
        </StateCard>
      </div>
      <AskedAct acting={acting} />
    </div>
  );
}
