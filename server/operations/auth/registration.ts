import { passwordContext, passwordFault } from '@/domain/password';
import { audit } from '../../audit';
import { findUserByEmail, lockUserByEmail, normalEmail } from '../../auth/credentials';
import { issueLink, linkState, retireLinks, useUpLink } from '../../auth/one-time-links';
import { countTry, RATE_LIMITS } from '../../auth/rate-limit';
import { userRows } from '../../db/schema';
import { enqueueMail } from '../../mail/outbox';
import { alreadyRegisteredMail, confirmationMail } from '../../mail/templates';
import type { Handlers } from '../../router/operation-types';
import { refuse, refuseFields, refuseTooMany } from '../../router/refusals';
import { confirmAddress } from './confirm-address';

export const registrationHandlers = {
  registerUser: async (call) => {
    const { body, ports, request } = call;
    const wait = await countTry(ports, RATE_LIMITS.registration, { request });
    if (wait !== null) return refuseTooMany(wait);
    const email = normalEmail(body.user.email);
    const first_name = body.user.first_name.trim();
    const last_name = body.user.last_name.trim();
    const context = passwordContext({ email, first_name, last_name });
    const fault = passwordFault(body.user.password, context);
    if (fault) return refuseFields({ 'user.password': fault });
    // Hashed for a known address as well, so that both take the same time.
    const password_hash = await ports.passwords.hash(body.user.password);
    const now = ports.clock();
    const origin = ports.settings.publicOrigin;
    await ports.db.transaction(async (tx) => {
      const [created] = await tx
        .insert(userRows)
        .values({
          email,
          first_name,
          last_name,
          password_hash,
          has_set_password: true,
          preferred_contact_method: body.user.preferred_contact_method,
          created_at: now,
          updated_at: now,
        })
        .onConflictDoNothing()
        .returning();
      if (created) {
        const secret = await issueLink(tx, created.id, 'confirmation', now);
        await enqueueMail(tx, email, confirmationMail({ origin, first_name, secret }), now);
        await audit(tx, call, {
          action: 'user.registered',
          subject_type: 'users',
          subject_id: created.id,
        });
        return;
      }
      const known = await findUserByEmail(tx, email);
      if (!known) return;
      const mail = alreadyRegisteredMail({ origin, first_name: known.first_name });
      await enqueueMail(tx, known.email, mail, now);
    });
    return { status: 202, body: { message: 'Check your mail to confirm your address.' } };
  },

  checkConfirmation: async ({ query, ports }) => {
    const link = await linkState(ports.db, 'confirmation', query.confirmation_token, ports.clock());
    return link ? { status: 200, body: { state: link.state } } : refuse(404, 'not_found');
  },

  confirmEmail: async (call) => {
    const { body, ports } = call;
    return await ports.db.transaction(async (tx) => {
      const link = await useUpLink(tx, 'confirmation', body.confirmation_token, ports.clock());
      if ('refusal' in link) return refuse(422, link.refusal);
      await confirmAddress(tx, call, link.user);
      const message = 'Your e-mail address is confirmed. You can log in now.';
      return { status: 200, body: { message } };
    });
  },

  resendConfirmation: async ({ body, ports, request }) => {
    const email = normalEmail(body.user.email);
    const wait = await countTry(ports, RATE_LIMITS.confirmationMail, { request, email });
    if (wait !== null) return refuseTooMany(wait);
    const now = ports.clock();
    await ports.db.transaction(async (tx) => {
      const user = await lockUserByEmail(tx, email);
      if (!user || user.email_verified_at) return;
      await retireLinks(tx, user.id, ['confirmation'], now);
      const secret = await issueLink(tx, user.id, 'confirmation', now);
      const { first_name } = user;
      const mail = confirmationMail({ origin: ports.settings.publicOrigin, first_name, secret });
      await enqueueMail(tx, user.email, mail, now);
    });
    const message = 'If this address waits for confirmation, a new mail is on its way.';
    return { status: 202, body: { message } };
  },
} satisfies Pick<
  Handlers,
  'registerUser' | 'checkConfirmation' | 'confirmEmail' | 'resendConfirmation'
>;
