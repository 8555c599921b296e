import { signInRefusal } from '@/domain/users/user-status';
import type { UserRow } from '../calls/caller';
import { barredMail } from '../mail/account-mails';
import type { Letterhead } from '../mail/letter';
import type { Work } from '../unit-of-work/change';
import { barredWords } from './barred';
import { inboxTakes } from './inbox-limit';

/**
 * Tells a person who asks for a way into an account that may not log in why it may not, instead of mailing a link that
 * ends in a refusal. Sends nothing if the inbox has had too many of these mails.
 * @returns false if the account may log in.
 */
export async function mailBarred(work: Work, user: UserRow): Promise<boolean> {
  const code = signInRefusal(user.status);
  if (!code) return false;
  if (await inboxTakes(work, user.email, 'account_barred')) {
    const letter = (head: Letterhead) =>
      barredMail({ ...head, words: barredWords(code, user, head) });
    await work.mail(user, letter, {});
  }
  return true;
}
