import { is, isOneOf } from '../../db/list-filters';
import { conversationRows } from '../../db/schema';

/** The filters that users and staff share. */
export const conversationFilters = {
  kind: is(conversationRows.kind),
  status: isOneOf(conversationRows.status),
};
