import { passwordContext, passwordFault } from '@/domain/users/password';
import type { LinkStateAsksFor } from '@generated/model';
import { refuseBarred } from '../../auth/barred';
import type { UserRow } from '../../calls/caller';
import { normalEmail } from '@/domain/users/normal-email';
import { emailIs, passwordRefusal } from '../../auth/credentials';
import { lockUser, lockUserByEmail } from '../../auth/lock-user';
import { linkState, retireLinks, useLink } from '../../auth/one-time-links';
import { RATE_LIMITS } from '../../auth/rate-limit';
import { setPassword } from '../../auth/set-password';
import { userRows } from '../../db/schema';
import { mailAlreadyRegistered } from '../../auth/mail-already-registered';
import { mailBarred } from '../../auth/mail-barred';
import { redirectMessageMails } from '../../conversations/tell-of-message';
import { emailChangedMail } from '../../mail/account-mails';
import type { Call, Handlers } from '../../calls/operation-types';
import { refuse, refuseFields } from '../../calls/refusals';
import { NOT_KEPT } from '../../calls/not-kept';
import { broadcastUser } from '../../ports/broadcast';
import { changesBetween } from '../../unit-of-work/audit';
import { change, type Work } from '../../unit-of-work/change';
import { mailConfirmation, mailNewAddress, whenEmailTaken } from '../profile-changes';
import { askForMail } from './ask-for-mail';
import { isOwnSession, proveAddress } from './prove-address';
import { signIn } from './sign-in';

type ConfirmingCall = Call<'confirmEmail'>;

export const confirmationHandlers = {
  checkConfirmation: async (call) => {
    const { query, ports } = call;
    const link = await linkState(ports.db, 'confirmation', query.confirmation_token, ports.clock());
    if (!link) return refuse('not_found');
    const body = { state: link.state, asks_for: asksFor(call, link.user) };
    return { status: 200, body, headers: NOT_KEPT };
  },

  confirmEmail: async (call) => {
    const { body, ports } = call;
    if (body.password !== undefined && body.new_password !== undefined)
      return refuseFields({ new_password: 'Send the present password or a new one, not both.' });
    // Looked up first: a wrong password must not cost the person the link, and a made-up link must not cost us the work
    // of hashing.
    const known = await linkState(ports.db, 'confirmation', body.confirmation_token, ports.clock());
    if (!known) return refuse('link_invalid');
    if (known.state !== 'usable') return refuse(`link_${known.state}`);
    const barred = refuseBarred(known.user, ports.settings);
    if (barred) return barred;
    if (body.new_password !== undefined)
      return await confirmAnew(call, known.user, body.new_password);
    const asked = asksFor(call, known.user);
    if (asked === 'session') return refuse('session_required');
    return asked === 'nothing'
      ? await confirm(call, known.user, { withPassword: false })
      : await confirmWithPassword(call, known.user, body.password);
  },

  resendConfirmation: async (call) =>
    await askForMail(call, RATE_LIMITS.confirmationMail, async (work, email) => {
      const message = 'If this address waits for confirmation, a new mail is on its way.';
      const { caller } = call;
      const own = caller.kind === 'user' ? await lockUser(work.db, caller.user.id) : undefined;
      // Once somebody has signed up with the address, it is theirs.
      const isChange =
        own?.new_email === email &&
        (await work.db.$count(userRows, emailIs(userRows, email))) === 0;
      const user = isChange ? own : await lockUserByEmail(work.db, email);
      if (user && (await mailBarred(work, user))) return { status: 202, body: { message } };
      if (user && (isChange || !user.email_verified_at)) {
        await (isChange ? mailNewAddress(work, user, email) : mailConfirmation(work, user));
      } else if (user) {
        // Somebody who registers a known address sees the same page, and asks there for the mail again.
        await mailAlreadyRegistered(work, user);
      }
      return { status: 202, body: { message } };
    }),
} satisfies Partial<Handlers>;

/** See `LinkState` of the contract. */
function asksFor(call: Pick<ConfirmingCall, 'caller'>, user: UserRow): LinkStateAsksFor {
  if (isOwnSession(call, user)) return 'nothing';
  if (user.new_email !== null) return user.password_hash === null ? 'session' : 'password';
  return user.password_hash === null ? 'nothing' : 'password_or_new';
}

async function confirmWithPassword(
  call: ConfirmingCall,
  user: UserRow,
  password: string | undefined,
) {
  if (password === undefined) return refuseFields({ password: 'Enter your password.' });
  const wrong = await passwordRefusal(call, {
    limit: RATE_LIMITS.signIn,
    account: normalEmail(user.email),
    encoded: user.password_hash,
    password,
    errors: { password: ['This is not the password of this account.'] },
  });
  return wrong ?? (await confirm(call, user, { withPassword: true }));
}

/** @param seen the user whose password was compared. */
async function confirm(call: ConfirmingCall, seen: UserRow, proof: { withPassword: boolean }) {
  return await change(call, async (work) => {
    const link = await useLink(work, 'confirmation', call.body.confirmation_token);
    if ('refusal' in link) return refuse(link.refusal);
    // The password or the address has changed in between.
    const { password_hash, new_email } = link.user;
    if (password_hash !== seen.password_hash || new_email !== seen.new_email) {
      return refuse('link_invalid');
    }
    const user =
      new_email === null
        ? await proveAddress(work, link.user, proof)
        : await replaceAddress(work, link.user, new_email);
    return (await signIn(work, user)) ?? refuse('link_invalid');
  }).catch(whenEmailTaken);
}

/**
 * Handles a person who has the address, but not the password with which the account was opened: the account starts over
 * with a new password.
 */
async function confirmAnew(call: ConfirmingCall, seen: UserRow, password: string) {
  if (seen.new_email !== null) return refuseFields({ new_password: 'Enter your password.' });
  const fault = passwordFault(password, passwordContext(seen));
  if (fault) return refuseFields({ new_password: fault });
  const password_hash = await call.ports.passwords.hash(password);
  return await change(call, async (work) => {
    const link = await useLink(work, 'confirmation', call.body.confirmation_token);
    if ('refusal' in link) return refuse(link.refusal);
    const user = await setPassword(work, await proveAddress(work, link.user), password_hash);
    return (await signIn(work, user)) ?? refuse('link_invalid');
  });
}

/** The mail to the old address does not name the new one: somebody who reads the old mailbox need not learn it. */
export async function replaceAddress(work: Work, before: UserRow, email: string): Promise<UserRow> {
  const values = { email, new_email: null, email_verified_at: work.now };
  const user = await work.update(userRows, before, values);
  await retireLinks(work, before.id, ['confirmation', 'magic_link', 'password_reset']);
  await work.audit('user.email_confirmed', before.id, changesBetween(before, values));
  await redirectMessageMails(work, user);
  broadcastUser(work, before.id);
  await work.mail(before, emailChangedMail, {});
  return user;
}
