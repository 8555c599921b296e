// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type { ListMailboxMessagesParams } from '../model';
import type { Query, QueryField } from './query.ts';

const Page: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 1000000 };
const PerPage: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 100 };
const Search: QueryField = { isList: false, type: 'string', minLength: 1, maxLength: 200 };

export const listMailboxMessagesQuery: Query<ListMailboxMessagesParams, { page: 1; per_page: 25 }> =
  {
    fields: { page: Page, per_page: PerPage, search: Search },
    defaults: { page: 1, per_page: 25 },
  };
