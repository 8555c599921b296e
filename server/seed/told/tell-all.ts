import { asc } from 'drizzle-orm';
import {
  type LetterSettings,
  mailOf,
  notificationOf,
} from '../../notifications/write-notification';
import type { Database } from '../../db/database';
import { notificationRows, outboxEmailRows, userRows } from '../../db/schema';
import type { SeedClock } from '../clock';
import { insertRows } from '../insert';
import { ofBuyerAccounts, ofIdentities, ofUserStatuses } from './of-accounts';
import { ofClaims } from './of-claims';
import { ofDeals } from './of-deals';
import { ofFollowed } from './of-followed';
import { ofMessages } from './of-messages';
import { ofSearches } from './of-searches';

/**
 * How many days back mails reach; notifications reach back to the first event. The mailbox tells of the deals that are
 * under way, and seeding stays fast.
 */
export const MAILED_DAYS = 30;

/**
 * What everybody was told about negotiations, claims, searches, messages and their own account, in the app and by
 * email, in the words of `work.tell`. What came before the last sign-in is read.
 */
export async function tellAll(
  db: Database,
  clock: SeedClock,
  settings: LetterSettings,
): Promise<void> {
  const told = [
    ...(await ofDeals(db)),
    ...(await ofClaims(db)),
    ...(await ofFollowed(db)),
    ...(await ofSearches(db, clock.now)),
    ...(await ofMessages(db)),
    ...(await ofIdentities(db)),
    ...(await ofBuyerAccounts(db)),
    ...(await ofUserStatuses(db)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const users = await db.select().from(userRows).orderBy(asc(userRows.id));
  const byId = new Map(users.map((user) => [user.id, user]));
  const mailedSince = clock.daysAgo(MAILED_DAYS);
  const notifications: (typeof notificationRows.$inferInsert)[] = [];
  const mails: (typeof outboxEmailRows.$inferInsert)[] = [];
  for (const { userId, category, letter, at } of told) {
    const user = byId.get(userId);
    if (!user) throw new Error(`There is no user ${userId}.`);
    const { publicOrigin: origin, staffEmail } = settings;
    const written = {
      category,
      letter: letter({ origin, staffEmail, first_name: user.first_name }),
    };
    const seen = user.last_sign_in_at;
    notifications.push({
      user_id: userId,
      ...notificationOf(written, settings),
      read_at: seen && at < seen ? seen : null,
      created_at: at,
    });
    const mail = at < mailedSince ? null : await mailOf(written, user, settings);
    if (mail) mails.push({ ...mail, to: user.email, ...sent(at) });
  }
  await insertRows(db, notificationRows, notifications);
  await insertRows(db, outboxEmailRows, mails);
}

/** Sent at the first attempt: a mail server that is configured later has nothing from the demo to send. */
function sent(at: Date) {
  return { created_at: at, next_attempt_at: at, sent_at: at, attempts: 1 };
}
