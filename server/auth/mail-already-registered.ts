import type { UserRow } from '../calls/caller';
import { alreadyRegisteredMail } from '../mail/account-mails';
import type { Work } from '../unit-of-work/change';
import { inboxTakes } from './inbox-limit';
import { mailBarred } from './mail-barred';

/**
 * Tells somebody who registers a known address that it has an account, or why that account may not log in, unless the
 * inbox has had too many of these mails.
 */
export async function mailAlreadyRegistered(work: Work, user: UserRow): Promise<void> {
  if (await mailBarred(work, user)) return;
  if (!(await inboxTakes(work, user.email, 'already_registered'))) return;
  await work.mail(user, alreadyRegisteredMail, {});
}
