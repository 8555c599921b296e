import { isSignature, sign } from '../crypto/secrets';
import type { ExchangeSettings } from '../ports/exchange-ports';
import { isSwitchable, type SwitchableCategory } from './preferences';

type Key = ExchangeSettings['signingKey'];

const PURPOSE = 'unsubscribe';

/** What a token names. */
interface Unsubscriber {
  category: SwitchableCategory;
  userId: number;
}

/** @returns a token that switches off one kind of mails to a user, without a session and at any time. */
export async function unsubscribeToken(
  key: Key,
  { category, userId }: Unsubscriber,
): Promise<string> {
  const named = `${category}.${userId}`;
  return `${named}.${await sign(key, PURPOSE, named)}`;
}

/** Null if the exchange did not make this token. */
export async function readUnsubscribeToken(key: Key, token: string): Promise<Unsubscriber | null> {
  const [category = '', userId = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !isSwitchable(category)) return null;
  if (!(await isSignature(signature, key, PURPOSE, `${category}.${userId}`))) return null;
  return { category, userId: Number(userId) };
}
