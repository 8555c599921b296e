// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type { ListMyOffersParams } from '../model';
import type { Query, QueryField } from './query.ts';

const Page: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 1000000 };
const PerPage: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 100 };
const Search: QueryField = { isList: false, type: 'string', minLength: 1, maxLength: 200 };
const OfferStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: [
    'pending',
    'countered',
    'accepted',
    'rejected',
    'auto_declined',
    'withdrawn',
    'expired',
    'closed',
  ],
};
const CaseIdFilter: QueryField = { isList: true, type: 'integer', minimum: 1, maximum: 2147483647 };
const SortDirection: QueryField = { isList: false, type: 'string', enum: ['asc', 'desc'] };

export const listMyOffersQuery: Query<
  ListMyOffersParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: Page,
    per_page: PerPage,
    search: Search,
    role: { isList: false, type: 'string', enum: ['received', 'sent'] },
    status: OfferStatusFilter,
    case_id: CaseIdFilter,
    sort_by: {
      isList: false,
      type: 'string',
      enum: ['created_at', 'expires_at', 'price_percent', 'amount'],
    },
    sort_direction: SortDirection,
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};
