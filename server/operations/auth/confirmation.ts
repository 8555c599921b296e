import { eq, sql } from 'drizzle-orm';
import { passwordContext, passwordFault } from '@/domain/password';
import type { LinkStateAsksFor } from '@generated/model';
import { audit, changesBetween } from '../../audit';
import { refuseBarred } from '../../auth/barred';
import type { UserRow } from '../../auth/caller';
import { lockUserByEmail, normalEmail, passwordMatches } from '../../auth/credentials';
import { issueLink, linkState, lockUser, retireLinks, useUpLink } from '../../auth/one-time-links';
import { countTry, RATE_LIMITS, takeTryBack } from '../../auth/rate-limit';
import { setPassword } from '../../auth/set-password';
import type { Database } from '../../db/database';
import { userRows } from '../../db/schema';
import { inboxTakes } from '../../mail/inbox-limit';
import { enqueueMail } from '../../mail/outbox';
import { confirmationMail, emailChangedMail, newAddressMail } from '../../mail/templates';
import type { Call, Handlers } from '../../router/operation-types';
import { refuse, refuseFields, refuseTooMany } from '../../router/refusals';
import { isEmailTaken, refuseTakenEmail } from '../profile-changes';
import { isOwnSession, proveAddress } from './prove-address';
import { signIn } from './sign-in';

type ConfirmingCall = Call<'confirmEmail'>;

export const confirmationHandlers = {
  checkConfirmation: async (call) => {
    const { query, ports } = call;
    const link = await linkState(ports.db, 'confirmation', query.confirmation_token, ports.clock());
    if (!link) return refuse(404, 'not_found');
    return { status: 200, body: { state: link.state, asks_for: asksFor(call, link.user) } };
  },

  confirmEmail: async (call) => {
    const { body, ports } = call;
    // Looked at first: a wrong password must not cost the person the link, and a made-up link must not cost us the work
    // of hashing.
    const known = await linkState(ports.db, 'confirmation', body.confirmation_token, ports.clock());
    if (!known) return refuse(422, 'link_invalid');
    if (known.state !== 'usable') return refuse(422, `link_${known.state}`);
    const barred = refuseBarred(known.user, ports.settings);
    if (barred) return barred;
    if (body.new_password !== undefined)
      return await confirmAnew(call, known.user, body.new_password);
    const asked = asksFor(call, known.user);
    if (asked === 'session') return refuse(422, 'session_required');
    return asked === 'nothing'
      ? await confirm(call, known.user, { withPassword: false })
      : await confirmWithPassword(call, known.user, body.password);
  },

  resendConfirmation: async (call) => {
    const { body, ports, request, caller } = call;
    const email = normalEmail(body.user.email);
    const wait = await countTry(ports, RATE_LIMITS.confirmationMail, { request, email });
    if (wait !== null) return refuseTooMany(wait);
    const now = ports.clock();
    await ports.db.transaction(async (tx) => {
      const own = caller.kind === 'user' ? await lockUser(tx, caller.user.id) : undefined;
      const isChange = own?.new_email === email;
      const user = isChange ? own : await lockUserByEmail(tx, email);
      if (!user || (user.email_verified_at && !isChange)) return;
      if (!(await inboxTakes(tx, email, 'confirmation', now))) return;
      const secret = await issueLink(tx, user.id, 'confirmation', now);
      const facts = { origin: ports.settings.publicOrigin, first_name: user.first_name, secret };
      await enqueueMail(tx, email, isChange ? newAddressMail(facts) : confirmationMail(facts), now);
    });
    const message = 'If this address waits for confirmation, a new mail is on its way.';
    return { status: 202, body: { message } };
  },
} satisfies Pick<Handlers, 'checkConfirmation' | 'confirmEmail' | 'resendConfirmation'>;

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
  const { ports, request } = call;
  if (password === undefined) return refuseFields({ password: 'Enter your password.' });
  const whom = { request, email: normalEmail(user.email) };
  const wait = await countTry(ports, RATE_LIMITS.signIn, whom);
  if (wait !== null) return refuseTooMany(wait);
  if (!(await passwordMatches(ports.passwords, user.password_hash, password))) {
    const errors = { password: ['This is not the password of this account.'] };
    return refuse(422, 'invalid_credentials', { errors });
  }
  await takeTryBack(ports, RATE_LIMITS.signIn, whom);
  return await confirm(call, user, { withPassword: true });
}

/** @param seen the user whose password was compared. */
async function confirm(call: ConfirmingCall, seen: UserRow, proof: { withPassword: boolean }) {
  const { body, ports } = call;
  try {
    return await ports.db.transaction(async (tx) => {
      const link = await useUpLink(tx, 'confirmation', body.confirmation_token, ports.clock());
      if ('refusal' in link) return refuse(422, link.refusal);
      // Another password or another address came between.
      const { password_hash, new_email } = link.user;
      if (password_hash !== seen.password_hash || new_email !== seen.new_email) {
        return refuse(422, 'link_invalid');
      }
      const user =
        new_email === null
          ? await proveAddress(tx, call, link.user, proof)
          : await replaceAddress(tx, call, link.user, new_email);
      return (await signIn(tx, call, user)) ?? refuse(422, 'link_invalid');
    });
  } catch (error) {
    if (isEmailTaken(error)) return refuseTakenEmail();
    throw error;
  }
}

/** The person has the address but not what was opened with it: the account begins anew with another password. */
async function confirmAnew(call: ConfirmingCall, seen: UserRow, password: string) {
  const { body, ports } = call;
  if (seen.new_email !== null) return refuseFields({ new_password: 'Enter your password.' });
  const fault = passwordFault(password, passwordContext(seen));
  if (fault) return refuseFields({ new_password: fault });
  const password_hash = await ports.passwords.hash(password);
  return await ports.db.transaction(async (tx) => {
    const link = await useUpLink(tx, 'confirmation', body.confirmation_token, ports.clock());
    if ('refusal' in link) return refuse(422, link.refusal);
    const user = await proveAddress(tx, call, link.user);
    await setPassword(tx, call, user, password_hash);
    return (await signIn(tx, call, { ...user, password_hash })) ?? refuse(422, 'link_invalid');
  });
}

/** The old address is told without the new one: whoever reads the old mailbox need not learn it. */
async function replaceAddress(
  tx: Database,
  call: ConfirmingCall,
  before: UserRow,
  email: string,
): Promise<UserRow> {
  const now = call.ports.clock();
  const values = { email, new_email: null, email_verified_at: now };
  const [user] = await tx
    .update(userRows)
    .set({ ...values, updated_at: now, lock_version: sql`${userRows.lock_version} + 1` })
    .where(eq(userRows.id, before.id))
    .returning();
  await retireLinks(tx, before.id, ['confirmation', 'magic_link', 'password_reset'], now);
  await audit(tx, call, {
    action: 'user.email_confirmed',
    subject_type: 'users',
    subject_id: before.id,
    changes: changesBetween(before, values),
  });
  const facts = { origin: call.ports.settings.publicOrigin, first_name: before.first_name };
  await enqueueMail(tx, before.email, emailChangedMail(facts), now);
  return user ?? before;
}
