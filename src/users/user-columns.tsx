import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AdminUser, AdminUserSort } from '@generated/model';
import { shownAddress } from '@/domain/users/released-address';
import { buyerStatusChanges, identityReviews } from '@/domain/users/user-status';
import { countryName } from '@/domain/countries';
import type { Column } from '@/table/columns/column';
import {
  countColumn,
  dateColumn,
  statusColumn,
  textColumn,
  titleColumn,
} from '@/table/columns/columns';
import { useListState } from '@/page/list-path';
import { DateText } from '@/ui/data/date-text';
import { Badge } from '@/ui/feedback/badge';
import { fullName } from '@/domain/users/party-names';
import { TYPE_OF_USER_LABELS, USER_STATUS_LABELS, USER_STATUS_TONES } from './labels';
import { buyerBadge, identityBadge, type StateBadge, stateText } from './states';
import { TABS_ID, userPath } from './user-path';

export const userColumns: readonly Column<AdminUser, AdminUserSort>[] = [
  titleColumn({
    key: 'user',
    header: 'User',
    sortBy: 'last_name',
    width: 70,
    value: (user) => fullName(user),
    about: (user) => shownAddress(user.email),
    aboutHeader: 'Email',
  }),
  statusColumn({
    key: 'status',
    header: 'Status',
    sortBy: 'status',
    width: 32,
    onPhone: 'state',
    value: ({ status }) => ({ label: USER_STATUS_LABELS[status], tone: USER_STATUS_TONES[status] }),
  }),
  {
    ...statusColumn<AdminUser, AdminUserSort>({
      key: 'identity',
      header: 'Identity',
      sortBy: 'identity_status',
      width: 44,
      value: identityBadge,
    }),
    sub: (user) =>
      isIdentityWaiting(user) ? (
        <Since iso={identitySubmittedAt(user)} />
      ) : (
        identityBadge(user).note
      ),
    values: {
      Identity: (user) => stateText(identityBadge(user)),
      'Identity submitted': identitySubmittedAt,
    },
    cell: (user) => (
      <ToDecide badge={identityBadge(user)}>
        {isIdentityWaiting(user) && <ReviewLink of={user} what="identity" />}
      </ToDecide>
    ),
    phoneNote: (user) =>
      isIdentityWaiting(user) && (
        <span>
          <ReviewLink of={user} what="identity" /> <Since iso={identitySubmittedAt(user)} />
        </span>
      ),
  },
  {
    ...statusColumn<AdminUser, AdminUserSort>({
      key: 'buyer',
      header: 'Buyer',
      sortBy: 'buyer_account_status',
      width: 41,
      value: buyerState,
    }),
    sub: (user) =>
      isApplicationWaiting(user) ? (
        <Since iso={user.application_submitted_at} />
      ) : (
        (buyerState(user)?.note ?? null)
      ),
    values: {
      Buyer: (user) => {
        const badge = buyerState(user);
        return badge && stateText(badge);
      },
      'Application submitted': (user) => user.application_submitted_at,
    },
    cell: (user) => (
      <ToDecide badge={buyerState(user)}>
        {isApplicationWaiting(user) && <ReviewLink of={user} what="application" />}
      </ToDecide>
    ),
    phoneNote: (user) =>
      isApplicationWaiting(user) && (
        <span>
          <ReviewLink of={user} what="application" /> <Since iso={user.application_submitted_at} />
        </span>
      ),
  },
  countColumn({
    key: 'claims',
    header: 'Claims',
    width: 16,
    value: (user) => user.claims_count,
  }),
  dateColumn({
    key: 'seen',
    header: 'Last login',
    sortBy: 'last_sign_in_at',
    value: (user) => user.last_sign_in_at,
  }),
  textColumn({
    key: 'country',
    header: 'Country',
    sortBy: 'country',
    isOptional: true,
    value: ({ country }) => country && countryName(country),
  }),
  textColumn({
    key: 'type',
    header: 'Type',
    width: 20,
    isOptional: true,
    value: (user) => TYPE_OF_USER_LABELS[user.type_of_user],
  }),
  textColumn({
    key: 'manager',
    header: 'Manager',
    isOptional: true,
    value: ({ manager }) => manager && manager.name,
  }),
  dateColumn({
    key: 'created',
    header: 'Created',
    sortBy: 'created_at',
    isOptional: true,
    value: (user) => user.created_at,
  }),
];

/** The state of a buyer account; none if there is no account. */
function buyerState(user: AdminUser) {
  return user.buyer_account_status === 'none' ? null : buyerBadge(user);
}

const isIdentityWaiting = (user: AdminUser) =>
  user.identity_status === 'pending' && identityReviews(user).length > 0;

const isApplicationWaiting = (user: AdminUser) =>
  user.buyer_account_status === 'pending' && buyerStatusChanges(user).length > 0;

function identitySubmittedAt({ identity_verification: submission }: AdminUser): string | null {
  return submission && submission.submitted_at;
}

/** Since when something has been waiting. Rows in the same state are sorted by it. */
function Since({ iso }: { iso: string | null }) {
  return (
    iso !== null && (
      <>
        since <DateText iso={iso} />
      </>
    )
  );
}

/** A state and, if it waits for an administrator, the link to the decision. */
function ToDecide({ badge, children }: { badge: StateBadge | null; children: ReactNode }) {
  if (!badge) return <span className="text-muted">–</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Badge tone={badge.tone}>{badge.label}</Badge>
      {children}
    </span>
  );
}

/** The tab in which each is decided. */
const REVIEW_TABS = { identity: 'identity', application: 'buyer' } as const;

interface ReviewLinkProps {
  /** Named on a phone, which shows no column heads, and for a screen reader. */
  what: keyof typeof REVIEW_TABS;
  of: AdminUser;
}

function ReviewLink({ what, of }: ReviewLinkProps) {
  const state = useListState();
  return (
    <Link
      to={`${userPath(of.id, REVIEW_TABS[what])}#${TABS_ID}`}
      state={state}
      className="enlarged:flex-wrap text-link relative inline-flex min-h-6 items-center gap-1 text-xs font-medium underline-offset-4 hover:underline"
    >
      Review
      <span aria-hidden className="md:hidden">
        {what}
      </span>
      <span className="sr-only">
        {' '}
        {what} of {fullName(of)}
      </span>
    </Link>
  );
}
