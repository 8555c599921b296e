// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type { ListAdminUsersParams, GetAdminUserParams } from '../model';
import type { Query, QueryField } from './query.ts';

const Page: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 1000000 };
const PerPage: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 100 };
const Search: QueryField = { isList: false, type: 'string', minLength: 1, maxLength: 200 };
const ManagedUsers: QueryField = { isList: false, type: 'boolean' };
const SortDirection: QueryField = { isList: false, type: 'string', enum: ['asc', 'desc'] };
const UserStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['pending', 'active', 'suspended', 'deactivated'],
};
const TypeOfUserFilter: QueryField = { isList: true, type: 'string', enum: ['seller', 'buyer'] };
const IdentityStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['not_submitted', 'pending', 'approved', 'resubmission_requested', 'rejected'],
};
const BuyerAccountStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['none', 'pending', 'info_requested', 'verified', 'rejected', 'suspended'],
};

export const listAdminUsersQuery: Query<
  ListAdminUsersParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: Page,
    per_page: PerPage,
    search: Search,
    managed_users: ManagedUsers,
    sort_by: {
      isList: false,
      type: 'string',
      enum: [
        'created_at',
        'last_sign_in_at',
        'last_name',
        'email',
        'country',
        'status',
        'identity_status',
        'buyer_account_status',
      ],
    },
    sort_direction: SortDirection,
    status: UserStatusFilter,
    type_of_user: TypeOfUserFilter,
    identity_status: IdentityStatusFilter,
    user_buyer_status: BuyerAccountStatusFilter,
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};

export const getAdminUserQuery: Query<GetAdminUserParams, { include_token: false }> = {
  fields: { include_token: { isList: false, type: 'boolean' } },
  defaults: { include_token: false },
};
