import { passwordContext, passwordFault } from '@/domain/password';
import { lockUserByEmail, normalEmail } from '../../auth/credentials';
import { issueLink, linkState, useUpLink } from '../../auth/one-time-links';
import { countTry, RATE_LIMITS } from '../../auth/rate-limit';
import { setPassword } from '../../auth/set-password';
import { inboxTakes } from '../../mail/inbox-limit';
import { enqueueMail } from '../../mail/outbox';
import { passwordResetMail } from '../../mail/templates';
import type { Handlers } from '../../router/operation-types';
import { refuse, refuseFields, refuseTooMany } from '../../router/refusals';
import { endsEarlierAccess, proveAddress } from './prove-address';

export const passwordResetHandlers = {
  requestPasswordReset: async ({ body, ports, request }) => {
    const email = normalEmail(body.user.email);
    const wait = await countTry(ports, RATE_LIMITS.passwordReset, { request, email });
    if (wait !== null) return refuseTooMany(wait);
    const now = ports.clock();
    await ports.db.transaction(async (tx) => {
      const user = await lockUserByEmail(tx, email);
      if (!user || !(await inboxTakes(tx, user.email, 'password_reset', now))) return;
      const secret = await issueLink(tx, user.id, 'password_reset', now);
      const mail = passwordResetMail({
        origin: ports.settings.publicOrigin,
        first_name: user.first_name,
        secret,
        endsEarlier: endsEarlierAccess(user),
      });
      await enqueueMail(tx, user.email, mail, now);
    });
    const message = 'If there is an account with this address, a mail is on its way.';
    return { status: 202, body: { message } };
  },

  resetPassword: async (call) => {
    const { body, ports } = call;
    const { reset_password_token: secret, password } = body.user;
    const now = ports.clock();
    // Looked at first: a password that is too common must not cost the person the link, and a made-up link must not cost
    // us the work of hashing.
    const known = await linkState(ports.db, 'password_reset', secret, now);
    if (!known) return refuse(422, 'link_invalid');
    if (known.state !== 'usable') return refuse(422, `link_${known.state}`);
    const fault = passwordFault(password, passwordContext(known.user));
    if (fault) return refuseFields({ 'user.password': fault });
    const password_hash = await ports.passwords.hash(password);
    return await ports.db.transaction(async (tx) => {
      const link = await useUpLink(tx, 'password_reset', secret, now);
      if ('refusal' in link) return refuse(422, link.refusal);
      const user = await proveAddress(tx, call, link.user);
      await setPassword(tx, call, user, password_hash);
      return { status: 200, body: { message: 'Your password is set. You can log in now.' } };
    });
  },
} satisfies Pick<Handlers, 'requestPasswordReset' | 'resetPassword'>;
