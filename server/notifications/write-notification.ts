import type { NotificationCategory } from '@generated/model';
import * as PAGES from '@/domain/pages/page-paths';
import { isReleasedAddress } from '@/domain/users/released-address';
import { mayLogIn } from '@/domain/users/user-status';
import type { UserRow } from '../calls/caller';
import { broadcastNotifications } from '../ports/broadcast';
import type { Database } from '../db/database';
import { notificationRows } from '../db/schema';
import type { ExchangeSettings } from '../ports/exchange-ports';
import {
  compose,
  inOneLine,
  type Letter,
  LONGEST_SUBJECT,
  type Mail,
  shortened,
} from '../mail/letter';
import type { Hub } from '../ports/hub';
import { isSwitchable, PREFERENCE_OF, type SwitchableCategory } from './preferences';
import { unsubscribeToken } from './unsubscribe-token';

/** The person who is told something. */
export type Told = Pick<
  UserRow,
  'id' | 'email' | 'first_name' | 'status' | (typeof PREFERENCE_OF)[SwitchableCategory]
>;

/** The settings that letters and their mails need. */
export type LetterSettings = Pick<
  ExchangeSettings,
  'publicOrigin' | 'apiRoot' | 'signingKey' | 'staffEmail'
>;

interface Writing extends Pick<Hub, 'publish'> {
  now: Date;
  db: Database;
  settings: LetterSettings;
}

interface Categorised {
  category: NotificationCategory;
  letter: Letter;
}

/** The length of the column. */
const LONGEST_BODY = 1200;

/**
 * Writes a letter as a notification of the app: the mail and the bell show the same text.
 * @returns the mail that says the same, or null if none is sent.
 */
export async function writeNotification(
  { db, now, settings, publish }: Writing,
  user: Told,
  told: Categorised,
): Promise<Mail | null> {
  await db
    .insert(notificationRows)
    .values({ user_id: user.id, ...notificationOf(told, settings), created_at: now });
  broadcastNotifications({ publish }, user.id);
  return await mailOf(told, user, settings);
}

/** A letter as the bell shows it. */
export function notificationOf(
  { category, letter }: Categorised,
  { publicOrigin }: Pick<LetterSettings, 'publicOrigin'>,
) {
  const { subject, paragraphs, link } = letter;
  return {
    category,
    title: shortened(subject, LONGEST_SUBJECT),
    body: shortened(inOneLine(paragraphs), LONGEST_BODY),
    // A letter that names no page leads to the user's own account.
    path: link?.url.slice(publicOrigin.length) ?? PAGES.accountSettings,
  };
}

/**
 * A letter as a mail, or null if the user has switched off mails of the category. A barred user gets only mails about
 * the account and about what binds them; a user whose address was given back gets none.
 */
export async function mailOf(
  { category, letter }: Categorised,
  user: Told,
  { publicOrigin, apiRoot, signingKey }: LetterSettings,
): Promise<Mail | null> {
  if (isReleasedAddress(user.email)) return null;
  if (!isSwitchable(category)) return compose(letter);
  if (!mayLogIn(user.status)) return null;
  if (!user[PREFERENCE_OF[category]]) return null;
  const token = await unsubscribeToken(signingKey, { category, userId: user.id });
  return compose(letter, {
    page: `${publicOrigin}${PAGES.unsubscribe}?token=${token}`,
    oneClick: `${publicOrigin}${apiRoot}/api/unsubscribe?token=${token}`,
  });
}
