import { INVITATION_MS } from '@/domain/users/links/link-lifetimes';
import type { UserRow } from '../calls/caller';
import { invitationMail } from '../mail/account-mails';
import type { Receiver, Work } from '../unit-of-work/change';
import { issueLink } from './one-time-links';

/**
 * Whether staff opened the account and nobody has used it yet, so that there is no password that a mail could ask for.
 */
export function isInvited(user: UserRow): boolean {
  const { password_hash, email_verified_at, sign_in_count } = user;
  return password_hash === null && email_verified_at === null && sign_in_count === 0;
}

/** Mails the link to an account that staff opened. */
export async function mailInvitation(work: Work, to: Receiver & { id: number }): Promise<void> {
  const secret = await issueLink(work, to.id, 'magic_link', INVITATION_MS);
  await work.mail(to, invitationMail, { secret });
}
