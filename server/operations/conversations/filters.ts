import type { ConversationKind, ConversationStatus } from '@generated/model';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { conversationRows } from '../../db/schema';

interface Asked {
  kind?: ConversationKind | undefined;
  status?: ConversationStatus[] | undefined;
}

/** What users and staff may ask for alike. */
export function conversationFilters({ kind, status }: Asked): SQL | undefined {
  return and(
    kind && eq(conversationRows.kind, kind),
    status && inArray(conversationRows.status, status),
  );
}
