// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type { ListAuditEventsParams } from '../model';
import type { Query, QueryField } from './query.ts';

const Page: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 1000000 };
const PerPage: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 100 };

export const listAuditEventsQuery: Query<ListAuditEventsParams, { page: 1; per_page: 25 }> = {
  fields: {
    page: Page,
    per_page: PerPage,
    user_id: { isList: false, type: 'integer', minimum: 1, maximum: 2147483647 },
    claim_id: { isList: false, type: 'integer', minimum: 1, maximum: 2147483647 },
    negotiation_id: { isList: false, type: 'integer', minimum: 1, maximum: 2147483647 },
    conversation_id: { isList: false, type: 'integer', minimum: 1, maximum: 2147483647 },
    case_id: { isList: false, type: 'integer', minimum: 1, maximum: 2147483647 },
    actor: { isList: false, type: 'string', enum: ['visitor', 'user', 'admin', 'system'] },
  },
  defaults: { page: 1, per_page: 25 },
};
