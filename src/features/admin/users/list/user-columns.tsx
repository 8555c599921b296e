import { Link, useLocation } from 'react-router-dom';
import type { AdminUser, AdminUserSort } from '@generated/model';
import { identityReviews } from '@/domain/user-status';
import { countryName } from '@/labels/countries';
import { DateText } from '@/labels/date-text';
import { buyerBadge, identityBadge, type StateBadge } from '@/users/states';
import {
  fullName,
  TYPE_OF_USER_LABELS,
  USER_STATUS_LABELS,
  USER_STATUS_TONES,
} from '@/users/labels';
import type { Column } from '@/table/column';
import { listState } from '@/table/list-path';
import { Badge } from '@/ui/feedback/badge';
import { userPath } from '../user-path';

const nothing = <span className="text-muted">–</span>;

export const userColumns: Column<AdminUser, AdminUserSort>[] = [
  {
    key: 'user',
    header: 'User',
    sortBy: 'last_name',
    width: 'w-52',
    cell: (user) => (
      <>
        <span className="block wrap-anywhere">{fullName(user)}</span>{' '}
        <span className="text-muted block text-xs font-normal wrap-anywhere">
          <Address email={user.email} />
        </span>
      </>
    ),
  },
  {
    key: 'country',
    header: 'Country',
    sortBy: 'country',
    width: 'text-xs w-24',
    cell: ({ country }) => (country ? countryName(country) : nothing),
  },
  {
    key: 'type',
    header: 'Type',
    width: 'w-16',
    cell: (user) => TYPE_OF_USER_LABELS[user.type_of_user],
  },
  {
    key: 'status',
    header: 'Status',
    sortBy: 'status',
    width: 'w-32',
    cell: ({ status }) => (
      <Badge tone={USER_STATUS_TONES[status]}>{USER_STATUS_LABELS[status]}</Badge>
    ),
  },
  {
    key: 'identity',
    header: 'Identity',
    sortBy: 'identity_status',
    width: 'w-40',
    cell: (user) => <Identity user={user} />,
  },
  {
    key: 'buyer',
    header: 'Buyer',
    sortBy: 'buyer_account_status',
    width: 'w-36',
    cell: (user) =>
      user.buyer_account_status === 'none' ? nothing : <StateCell {...buyerBadge(user)} />,
  },
  {
    key: 'manager',
    header: 'Manager',
    width: 'text-xs w-24',
    cell: ({ manager }) =>
      manager ? <span className="block wrap-anywhere">{manager.name}</span> : nothing,
  },
  {
    key: 'claims',
    header: 'Claims',
    align: 'right',
    width: 'w-16',
    cell: (user) => user.claims_count,
  },
  {
    key: 'seen',
    header: 'Last seen',
    sortBy: 'last_sign_in_at',
    width: 'tabular text-xs w-26 whitespace-nowrap',
    cell: ({ last_sign_in_at: at }) => (at ? <DateText iso={at} /> : nothing),
  },
  {
    key: 'created',
    header: 'Created',
    sortBy: 'created_at',
    width: 'tabular text-xs w-26 whitespace-nowrap',
    cell: (user) => <DateText iso={user.created_at} />,
  },
];

/** Broken before its host where it is too long for one line. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

function StateCell({ label, tone }: StateBadge) {
  return <Badge tone={tone}>{label}</Badge>;
}

/** The state of the identity and, where it waits for an administrator, the way to the decision. */
function Identity({ user }: { user: AdminUser }) {
  const { search } = useLocation();
  return (
    <span className="flex items-center gap-2">
      <StateCell {...identityBadge(user)} />
      {user.identity_status === 'pending' && identityReviews(user).length > 0 && (
        <Link
          to={userPath(user.id, 'identity')}
          state={listState(search)}
          className="text-link relative inline-flex min-h-6 items-center text-xs font-medium underline-offset-4 hover:underline"
        >
          Review<span className="sr-only"> the identity of {fullName(user)}</span>
        </Link>
      )}
    </span>
  );
}
