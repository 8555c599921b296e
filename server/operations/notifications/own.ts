import type { Notification, OfferSide, UnreadCounts } from '@generated/model';
import { DEAL_STAGES } from '@/domain/deals/negotiation-state';
import { turnsOf } from '@/domain/deals/turn';
import { MOST_COUNTED } from '@/domain/pages/most-counted';
import * as PAGES from '@/domain/pages/page-paths';
import { patternStart } from '@/domain/pages/path-patterns';
import { and, eq, gt, inArray, isNull, lte, max, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { countRows } from '../../db/count-rows';
import { type Database, rowsOf } from '../../db/database';
import { filtered, is } from '../../db/list-filters';
import { inOrder } from '../../db/list-orders';
import {
  conversationMemberRows,
  negotiationRows,
  notificationRows,
  offerRows,
} from '../../db/schema';
import { isOver } from '../../db/schema/deal-conditions';
import { userOf } from '../../deals/lock-deal';
import type { Handlers } from '../../calls/operation-types';
import { readNotifications } from '../../notifications/read-notifications';
import { change } from '../../unit-of-work/change';
import { readPage } from '../read-page';

/** Not audited: reading concerns only the user, and changes nothing for anybody else. */
export const ownNotificationHandlers = {
  listNotifications: async ({ query, caller, ports: { db } }) => {
    const { user_id, read_at, category, id } = notificationRows;
    const where = and(
      eq(user_id, caller.user.id),
      filtered<typeof query>(query, {
        unread: (isWanted) => (isWanted ? isNull(read_at) : undefined),
        category: is(category),
      }),
    );
    const { rows, ...page } = await readPage(query, {
      rows: db
        .select()
        .from(notificationRows)
        .where(where)
        .orderBy(...inOrder([id], 'desc')),
      count: (exactUpTo) => countRows(db, notificationRows, where, exactUpTo),
    });
    return { status: 200, body: { ...page, notifications: rows.map(notificationBody) } };
  },

  markNotificationsRead: async (call) =>
    await change(call, async (work) => {
      const { db, caller } = work;
      const { up_to_id, path } = call.body;
      await readNotifications(
        work,
        caller.user.id,
        and(
          up_to_id === undefined ? undefined : lte(notificationRows.id, up_to_id),
          path === null ? undefined : leadsTo(db, path),
        ),
      );
      return { status: 200, body: await unreadCounts(db, caller.user.id) };
    }),

  getUnreadCounts: async ({ caller, ports: { db } }) => ({
    status: 200,
    body: await unreadCounts(db, caller.user.id),
  }),
} satisfies Partial<Handlers>;

const OFFER_PATH = new RegExp(String.raw`^${patternStart(PAGES.myOffer)}(\d{1,9})$`);

/**
 * The notifications that lead to a page. The page of an offer shows every move of its negotiation, and each move was
 * told with its own path.
 */
function leadsTo(db: Database, path: string): SQL | undefined {
  const leadsHere = eq(notificationRows.path, path);
  const id = OFFER_PATH.exec(path)?.[1];
  if (id === undefined) return leadsHere;
  const shown = alias(offerRows, 'shown');
  const ofShown = and(eq(shown.negotiation_id, offerRows.negotiation_id), eq(shown.id, Number(id)));
  const paths = db
    .select({ path: sql<string>`${patternStart(PAGES.myOffer)}::text || ${offerRows.id}` })
    .from(offerRows)
    .innerJoin(shown, ofShown);
  return or(leadsHere, inArray(notificationRows.path, paths));
}

async function unreadCounts(db: Database, userId: number): Promise<UnreadCounts> {
  const one = { one: sql`1`.as('one') };
  const isUnread = and(eq(notificationRows.user_id, userId), isNull(notificationRows.read_at));
  const notifications = db.select(one).from(notificationRows).where(isUnread).limit(MOST_COUNTED);
  const latest = db
    .select({ id: max(notificationRows.id) })
    .from(notificationRows)
    .where(isUnread);
  const offers = db
    .select(one)
    .from(offerRows)
    .where(and(eq(offerRows.recipient_id, userId), eq(offerRows.status, 'pending')))
    .limit(MOST_COUNTED);
  const salesAs = (side: OfferSide) =>
    db
      .select(one)
      .from(negotiationRows)
      .where(
        and(
          eq(userOf(negotiationRows, side), userId),
          // Written like the condition of the index.
          sql`not ${isOver}`,
          inArray(negotiationRows.status, [...DEAL_STAGES]),
          inArray(negotiationRows.awaiting, turnsOf(side)),
        ),
      )
      .limit(MOST_COUNTED);
  const { user_id, unread_count } = conversationMemberRows;
  // Each has at least one unread message, so that no more of them are needed.
  const conversations = db
    .select({ unread_count })
    .from(conversationMemberRows)
    .where(and(eq(user_id, userId), gt(unread_count, 0)))
    .limit(MOST_COUNTED);
  const [counts] = await rowsOf<UnreadCounts>(
    db,
    sql`select
      (select count(*)::int from ${notifications} n) notifications,
      ${latest} latest_notification_id,
      (select least(coalesce(sum(unread_count), 0), ${MOST_COUNTED})::int from ${conversations} c) messages,
      (select count(*)::int from ${offers} o) offers,
      (select least(count(*), ${MOST_COUNTED})::int from (${salesAs('buyer')} union all ${salesAs('seller')}) s) sales`,
  );
  if (!counts) throw new Error('A query without a table has one row.');
  return counts;
}

function notificationBody({
  id,
  category,
  title,
  body,
  path,
  read_at,
  created_at,
}: typeof notificationRows.$inferSelect): Notification {
  return {
    id,
    category,
    title,
    body,
    path,
    read_at: read_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}
