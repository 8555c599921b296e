// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type { ListConversationsParams, GetMessagesParams } from '../model';
import type { Query, QueryField } from './query.ts';

const Page: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 1000000 };
const PerPage: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 100 };
const ConversationStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['open', 'closed'],
};

export const listConversationsQuery: Query<ListConversationsParams, { page: 1; per_page: 25 }> = {
  fields: {
    page: Page,
    per_page: PerPage,
    kind: { isList: false, type: 'string', enum: ['staff', 'negotiation'] },
    status: ConversationStatusFilter,
  },
  defaults: { page: 1, per_page: 25 },
};

export const getMessagesQuery: Query<GetMessagesParams, {}> = {
  fields: { before_id: { isList: false, type: 'integer', minimum: 1, maximum: 2147483647 } },
  defaults: {},
};
