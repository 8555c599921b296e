// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type { ListAdminConversationsParams, GetAdminMessagesParams } from '../model';
import type { Query, QueryField } from './query.ts';

const Page: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 1000000 };
const PerPage: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 100 };
const Search: QueryField = { isList: false, type: 'string', minLength: 1, maxLength: 200 };
const ConversationStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['open', 'closed'],
};
const UserIdFilter: QueryField = { isList: true, type: 'integer', minimum: 1, maximum: 2147483647 };

export const listAdminConversationsQuery: Query<
  ListAdminConversationsParams,
  { page: 1; per_page: 25 }
> = {
  fields: {
    page: Page,
    per_page: PerPage,
    search: Search,
    kind: { isList: false, type: 'string', enum: ['staff', 'negotiation'] },
    status: ConversationStatusFilter,
    assigned: { isList: false, type: 'string', enum: ['me', 'nobody'] },
    unanswered: { isList: false, type: 'boolean' },
    has_contact_data: { isList: false, type: 'boolean' },
    user_id: UserIdFilter,
  },
  defaults: { page: 1, per_page: 25 },
};

export const getAdminMessagesQuery: Query<GetAdminMessagesParams, {}> = {
  fields: { before_id: { isList: false, type: 'integer', minimum: 1, maximum: 2147483647 } },
  defaults: {},
};
