// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type { ListSavedSearchesParams } from '../model';
import type { Query, QueryField } from './query.ts';

const Page: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 1000000 };
const PerPage: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 100 };

export const listSavedSearchesQuery: Query<ListSavedSearchesParams, { page: 1; per_page: 25 }> = {
  fields: { page: Page, per_page: PerPage },
  defaults: { page: 1, per_page: 25 },
};
