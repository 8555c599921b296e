// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type { ListRecommendedClaimsParams, ListFollowedClaimsParams } from '../model';
import type { Query, QueryField } from './query.ts';

const Page: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 1000000 };
const PerPage: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 100 };
const Search: QueryField = { isList: false, type: 'string', minLength: 1, maxLength: 200 };
const ListedClaimStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['open', 'paused', 'under_offer', 'sold', 'withdrawn', 'expired'],
};
const SortDirection: QueryField = { isList: false, type: 'string', enum: ['asc', 'desc'] };

export const listRecommendedClaimsQuery: Query<
  ListRecommendedClaimsParams,
  { page: 1; per_page: 25 }
> = {
  fields: { page: Page, per_page: PerPage, dismissed: { isList: false, type: 'boolean' } },
  defaults: { page: 1, per_page: 25 },
};

export const listFollowedClaimsQuery: Query<
  ListFollowedClaimsParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: Page,
    per_page: PerPage,
    search: Search,
    status: ListedClaimStatusFilter,
    sort_by: {
      isList: false,
      type: 'string',
      enum: ['followed_at', 'expires_at', 'face_amount', 'ask_percent'],
    },
    sort_direction: SortDirection,
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};
