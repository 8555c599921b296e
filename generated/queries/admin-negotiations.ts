// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type { ListAdminNegotiationsParams } from '../model';
import type { Query, QueryField } from './query.ts';

const Page: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 1000000 };
const PerPage: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 100 };
const Search: QueryField = { isList: false, type: 'string', minLength: 1, maxLength: 200 };
const NegotiationStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: [
    'open',
    'diligence',
    'signing',
    'payment',
    'transfer',
    'completed',
    'cancelled',
    'rejected',
    'withdrawn',
    'expired',
    'closed',
  ],
};
const AwaitingFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['buyer', 'seller', 'both', 'staff', 'none'],
};
const FeeOutstandingFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['buyer', 'seller'],
};
const CaseIdFilter: QueryField = { isList: true, type: 'integer', minimum: 1, maximum: 2147483647 };
const UserIdFilter: QueryField = { isList: true, type: 'integer', minimum: 1, maximum: 2147483647 };
const SortDirection: QueryField = { isList: false, type: 'string', enum: ['asc', 'desc'] };

export const listAdminNegotiationsQuery: Query<
  ListAdminNegotiationsParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: Page,
    per_page: PerPage,
    search: Search,
    status: NegotiationStatusFilter,
    awaiting: AwaitingFilter,
    fee_outstanding: FeeOutstandingFilter,
    overdue: { isList: false, type: 'boolean' },
    to_file_or_complete: { isList: false, type: 'boolean' },
    case_id: CaseIdFilter,
    user_id: UserIdFilter,
    sort_by: { isList: false, type: 'string', enum: ['due_at', 'updated_at', 'agreed_amount'] },
    sort_direction: SortDirection,
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};
