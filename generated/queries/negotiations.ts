// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type { ListNegotiationsParams, ListNegotiationEventsParams } from '../model';
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
const CaseIdFilter: QueryField = { isList: true, type: 'integer', minimum: 1, maximum: 2147483647 };
const SortDirection: QueryField = { isList: false, type: 'string', enum: ['asc', 'desc'] };

export const listNegotiationsQuery: Query<
  ListNegotiationsParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: Page,
    per_page: PerPage,
    search: Search,
    role: { isList: false, type: 'string', enum: ['buyer', 'seller'] },
    status: NegotiationStatusFilter,
    awaiting: AwaitingFilter,
    case_id: CaseIdFilter,
    sort_by: { isList: false, type: 'string', enum: ['updated_at', 'due_at', 'agreed_amount'] },
    sort_direction: SortDirection,
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};

export const listNegotiationEventsQuery: Query<
  ListNegotiationEventsParams,
  { page: 1; per_page: 25 }
> = { fields: { page: Page, per_page: PerPage }, defaults: { page: 1, per_page: 25 } };
