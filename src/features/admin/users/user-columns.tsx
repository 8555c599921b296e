import { Link, useLocation } from 'react-router-dom';
import type { AdminUser, AdminUserSort } from '@generated/model';
import { identityReviews } from '@/domain/user-status';
import { countryName } from '@/labels/countries';
import { DateText } from '@/labels/date-text';
import { buyerBadge, identityBadge, type StateBadge } from '@/labels/user-states';
import {
  fullName,
  TYPE_OF_USER_LABELS,
  USER_STATUS_LABELS,
  USER_STATUS_TONES,
} from '@/labels/users';
import type { Column } from '@/table/column';
import { listState } from '@/table/list-path';
import { Badge } from '@/ui/feedback/badge';
import { userPath } from './user-path';

const nothing = <span className="text-muted">–</span>;

export const userColumns: Column<AdminUser, AdminUserSort>[] = [
  {
    key: 'user',
    header: 'User',
    sortBy: 'last_name',
    width: 'min-w-52 max-w-56',
    cell: (user) => (
      <>
        <span className="block truncate">{fullName(user)}</span>{' '}
        <span className="text-muted block truncate text-xs font-normal" title={user.email}>
          {user.email}
        </span>
      </>
    ),
  },
  {
    key: 'country',
    header: 'Country',
    sortBy: 'country',
    width: 'min-w-18',
    cell: ({ country }) => (country ? <Country code={country} /> : nothing),
  },
  {
    key: 'type',
    header: 'Type',
    width: 'min-w-16',
    cell: (user) => TYPE_OF_USER_LABELS[user.type_of_user],
  },
  {
    key: 'status',
    header: 'Status',
    sortBy: 'status',
    width: 'min-w-28',
    cell: ({ status }) => (
      <Badge tone={USER_STATUS_TONES[status]}>{USER_STATUS_LABELS[status]}</Badge>
    ),
  },
  {
    key: 'identity',
    header: 'Identity',
    sortBy: 'identity_status',
    width: 'min-w-36',
    cell: (user) => <Identity user={user} />,
  },
  {
    key: 'buyer',
    header: 'Buyer',
    sortBy: 'buyer_account_status',
    width: 'min-w-32',
    cell: (user) =>
      user.buyer_account_status === 'none' ? nothing : <StateCell {...buyerBadge(user)} />,
  },
  {
    key: 'manager',
    header: 'Manager',
    width: 'text-xs min-w-24 max-w-28',
    cell: ({ manager }) =>
      manager ? (
        <span className="block truncate" title={manager.name}>
          {manager.name}
        </span>
      ) : (
        nothing
      ),
  },
  {
    key: 'claims',
    header: 'Claims',
    align: 'right',
    width: 'min-w-14',
    cell: (user) => user.claims_count,
  },
  {
    key: 'seen',
    header: 'Last seen',
    sortBy: 'last_sign_in_at',
    width: 'tabular text-xs min-w-24 whitespace-nowrap',
    cell: ({ last_sign_in_at: at }) => (at ? <DateText iso={at} /> : nothing),
  },
  {
    key: 'created',
    header: 'Created',
    sortBy: 'created_at',
    width: 'tabular text-xs min-w-24 whitespace-nowrap',
    cell: (user) => <DateText iso={user.created_at} />,
  },
];

/** The code where columns are narrow, the name on a phone and on hover. */
function Country({ code }: { code: string }) {
  const name = countryName(code);
  return (
    <>
      <abbr title={name} className="hidden no-underline md:inline">
        {code}
      </abbr>
      <span className="md:hidden">{name}</span>
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
