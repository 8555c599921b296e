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
 * Notifications reach back to the first event, mails so many days: the mailbox tells the deals that are under way, and a
 * seed stays as short as it was.
 */
export const MAILED_DAYS = 30;

/**
 * What everybody was told of negotiations, claims, searches, messages and the own account, in the app and by email, as `work.tell` says
 * it. Read is what came before the last sign-in.
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

/** At the first attempt: a mail server that is configured later has nothing of the demo to send. */
function sent(at: Date) {
  return { created_at: at, next_attempt_at: at, sent_at: at, attempts: 1 };
}
