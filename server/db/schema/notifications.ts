import { sql } from 'drizzle-orm';
import { pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { userRows } from './accounts';
import { id, instant, instantOfWriting, listIndex, partOf } from './columns';
import { notificationCategories } from './enums';
import { knownValues } from './known-values';

/** What a user is told in the app; a mail may say the same. */
export const notificationRows = pgTable(
  'notifications',
  {
    id: id(),
    user_id: partOf(() => userRows.id),
    category: text({ enum: notificationCategories }).notNull(),
    title: varchar({ length: 200 }).notNull(),
    body: varchar({ length: 1200 }).notNull(),
    /** The page that it leads to. */
    path: varchar({ length: 200 }).notNull(),
    read_at: instant(),
    created_at: instantOfWriting(),
  },
  (t) => [
    listIndex('notifications_by_user_id', t.user_id, t.id),
    listIndex('notifications_by_category', t.user_id, t.category, t.id),
    // Ends with the path, so that a user's unread notifications that lead to a page are found without reading the rows.
    listIndex('notifications_unread', t.user_id, t.id, t.path).where(sql`read_at is null`),
    ...knownValues(t.id.table),
  ],
);
