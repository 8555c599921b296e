import { passwordContext, passwordFault } from '@/domain/password';
import { audit } from '../../audit';
import { lockUserByEmail, normalEmail } from '../../auth/credentials';
import { issueLink } from '../../auth/one-time-links';
import { countTry, RATE_LIMITS } from '../../auth/rate-limit';
import { userRows } from '../../db/schema';
import { inboxTakes } from '../../mail/inbox-limit';
import { enqueueMail } from '../../mail/outbox';
import { alreadyRegisteredMail, confirmationMail } from '../../mail/templates';
import type { Handlers } from '../../router/operation-types';
import { refuseFields, refuseTooMany } from '../../router/refusals';

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
      const known = await lockUserByEmail(tx, email);
      if (!known || !(await inboxTakes(tx, known.email, 'already_registered', now))) return;
      const mail = alreadyRegisteredMail({ origin, first_name: known.first_name });
      await enqueueMail(tx, known.email, mail, now);
    });
    return { status: 202, body: { message: 'Check your mail to confirm your address.' } };
  },
} satisfies Pick<Handlers, 'registerUser'>;
