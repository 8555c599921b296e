import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { AdminUser } from '@generated/model';
import { buyerStatusChanges, identityReviews, userStatusChanges } from '@/domain/user-status';
import { buyerBadge, identityBadge } from '@/users/states';
import { USER_STATUS_LABELS, USER_STATUS_TONES } from '@/users/labels';
import { Button } from '@/ui/button';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';
import { StateCard } from './state-card';
import { accountNote, buyerNote, identityNote } from './state-notes';
import { buyerStatusAct, userStatusAct, type UserAct } from './acts/user-acts';
import { TABS_ID, userPath } from './user-path';
import { UserPermissions } from './user-permissions';

const ActDialog = lazy(async () => ({ default: (await import('./acts/act-dialog')).ActDialog }));

/** What a user may do, and the three states it follows from, each with what an administrator may do about it now. */
export function UserStates({ user }: { user: AdminUser }) {
  const [asked, setAsked] = useState<UserAct | null>(null);
  const state: unknown = useLocation().state;

  const close = () => setAsked(null);

  const buttons = (acts: UserAct[]) =>
    acts.length > 0 &&
    acts.map((act) => (
      <Button key={act.label} size="sm" variant="secondary" onClick={() => setAsked(act)}>
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
          {buttons(userStatusChanges(user.status).map((to) => userStatusAct(user, to)))}
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
          {buttons(buyerStatusChanges(user).map((to) => buyerStatusAct(user, to)))}
        </StateCard>
      </div>
      {asked && (
        <Suspense>
          <ActDialog
            user={user}
            act={asked}
            onClose={close}
            onDone={() => closeAndFocusHeading(close)}
          />
        </Suspense>
      )}
    </div>
  );
}
