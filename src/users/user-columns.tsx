import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { AdminUser, AdminUserSort } from '@generated/model';
import { shownAddress } from '@/domain/users/released-address';
import { identityReviews } from '@/domain/users/user-status';
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
import { Badge } from '@/ui/feedback/badge';
import { fullName } from '@/domain/users/party-names';
import { TYPE_OF_USER_LABELS, USER_STATUS_LABELS, USER_STATUS_TONES } from './labels';
import { buyerBadge, identityBadge } from './states';
import { TABS_ID, userPath } from './user-path';

export const userColumns: readonly Column<AdminUser, AdminUserSort>[] = [
  titleColumn({
    key: 'user',
    header: 'User',
    sortBy: 'last_name',
    width: 76,
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
      onPhone: 'action',
      value: identityBadge,
    }),
    cell: (user) => <Identity user={user} />,
  },
  statusColumn({
    key: 'buyer',
    header: 'Buyer',
    sortBy: 'buyer_account_status',
    width: 35,
    value: (user) => (user.buyer_account_status === 'none' ? null : buyerBadge(user)),
  }),
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

/** The state of the identity and, where it waits for an administrator, the way to the decision. */
function Identity({ user }: { user: AdminUser }) {
  const state = useListState();
  const { label, tone } = identityBadge(user);
  const isWaiting = user.identity_status === 'pending' && identityReviews(user).length > 0;
  return (
    // On a phone only what waits: there is no head that says what a second state is about.
    <span className={clsx('flex items-center gap-2', !isWaiting && 'max-md:hidden')}>
      <Badge tone={tone}>{label}</Badge>
      {isWaiting && (
        <Link
          to={`${userPath(user.id, 'identity')}#${TABS_ID}`}
          state={state}
          className="text-link relative inline-flex min-h-6 items-center text-xs font-medium underline-offset-4 hover:underline"
        >
          Review<span className="sr-only"> the identity of {fullName(user)}</span>
        </Link>
      )}
    </span>
  );
}
