import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdminUser } from '@generated/model';
import { buyerStatusChanges, userStatusChanges } from '@/domain/user-status';
import {
  BUYER_STATUS_LABELS,
  BUYER_STATUS_TONES,
  IDENTITY_STATUS_LABELS,
  IDENTITY_STATUS_TONES,
  USER_STATUS_LABELS,
  USER_STATUS_TONES,
} from '@/labels/users';
import { Button } from '@/ui/button';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';
import { StateCard } from './state-card';
import { buyerStatusChange, userStatusChange, type StatusChange } from './status-changes';
import { accountNote, buyerNote, identityNote } from './state-notes';
import { TABS_ID, userPath } from './user-path';

const ChangeStatusDialog = lazy(async () => ({
  default: (await import('./change-status-dialog')).ChangeStatusDialog,
}));

/** The three states of a user, each with what an administrator may do about it now. */
export function UserStates({ user }: { user: AdminUser }) {
  const [asked, setAsked] = useState<StatusChange | null>(null);

  const close = () => setAsked(null);

  const button = (change: StatusChange) => (
    <Button key={change.label} size="sm" variant="secondary" onClick={() => setAsked(change)}>
      {change.label}
    </Button>
  );
  const accountChanges = userStatusChanges(user.status);
  const buyerChanges = buyerStatusChanges(user.buyer_account_status, user.identity_status);

  return (
    <div role="group" aria-label="States" className="grid gap-4 lg:grid-cols-3">
      <StateCard
        title="Account"
        status={USER_STATUS_LABELS[user.status]}
        tone={USER_STATUS_TONES[user.status]}
        note={accountNote(user)}
      >
        {accountChanges.length > 0 &&
          accountChanges.map((status) => button(userStatusChange(user, status)))}
      </StateCard>
      <StateCard
        title="Identity"
        status={IDENTITY_STATUS_LABELS[user.identity_status]}
        tone={IDENTITY_STATUS_TONES[user.identity_status]}
        note={identityNote(user)}
      >
        {user.identity_verification && (
          <Button size="sm" variant="secondary" asChild>
            <Link to={`${userPath(user.id, 'identity')}#${TABS_ID}`} replace>
              {user.identity_status === 'pending' ? 'Review documents' : 'View documents'}
            </Link>
          </Button>
        )}
      </StateCard>
      <StateCard
        title="Buyer account"
        status={BUYER_STATUS_LABELS[user.buyer_account_status]}
        tone={BUYER_STATUS_TONES[user.buyer_account_status]}
        note={buyerNote(user)}
      >
        {buyerChanges.length > 0 &&
          buyerChanges.map((status) => button(buyerStatusChange(user, status)))}
      </StateCard>
      {asked && (
        <Suspense>
          <ChangeStatusDialog
            user={user}
            change={asked}
            onClose={close}
            onDone={() => closeAndFocusHeading(close)}
          />
        </Suspense>
      )}
    </div>
  );
}
