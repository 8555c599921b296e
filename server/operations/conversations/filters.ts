import { is, isOneOf } from '../../db/list-filters';
import { conversationRows } from '../../db/schema';

/** What users and staff may ask for alike. */
export const conversationFilters = {
  kind: is(conversationRows.kind),
  status: isOneOf(conversationRows.status),
};
