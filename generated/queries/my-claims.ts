// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type { ListMyClaimsParams } from '../model';
import type { Query, QueryField } from './query.ts';

const Page: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 1000000 };
const PerPage: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 100 };
const Search: QueryField = { isList: false, type: 'string', minLength: 1, maxLength: 200 };
const ClaimStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: [
    'draft',
    'in_review',
    'changes_requested',
    'rejected',
    'open',
    'paused',
    'under_offer',
    'sold',
    'withdrawn',
    'expired',
  ],
};
const CaseIdFilter: QueryField = { isList: true, type: 'integer', minimum: 1, maximum: 2147483647 };
const SortDirection: QueryField = { isList: false, type: 'string', enum: ['asc', 'desc'] };

export const listMyClaimsQuery: Query<
  ListMyClaimsParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: Page,
    per_page: PerPage,
    search: Search,
    status: ClaimStatusFilter,
    case_id: CaseIdFilter,
    sort_by: {
      isList: false,
      type: 'string',
      enum: ['updated_at', 'created_at', 'face_amount', 'ask_percent'],
    },
    sort_direction: SortDirection,
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};
