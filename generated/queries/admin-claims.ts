// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type { ListAdminClaimsParams } from '../model';
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
const SellerIdFilter: QueryField = {
  isList: true,
  type: 'integer',
  minimum: 1,
  maximum: 2147483647,
};
const SellerStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['pending', 'active', 'suspended', 'deactivated'],
};
const ClaimTypeFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['customer', 'trade', 'loan', 'employee', 'lease', 'litigation', 'other'],
};
const SortDirection: QueryField = { isList: false, type: 'string', enum: ['asc', 'desc'] };

export const listAdminClaimsQuery: Query<
  ListAdminClaimsParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: Page,
    per_page: PerPage,
    search: Search,
    status: ClaimStatusFilter,
    case_id: CaseIdFilter,
    seller_id: SellerIdFilter,
    seller_status: SellerStatusFilter,
    claim_type: ClaimTypeFilter,
    sort_by: { isList: false, type: 'string', enum: ['submitted_at', 'updated_at', 'face_amount'] },
    sort_direction: SortDirection,
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};
