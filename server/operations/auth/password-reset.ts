import { refuseBarred } from '../../auth/barred';
import { normalEmail } from '@/domain/users/normal-email';
import { passwordContext, passwordFault } from '@/domain/users/password';
import { lockUserByEmail } from '../../auth/lock-user';
import { linkState, useLink } from '../../auth/one-time-links';
import { forgetTries, RATE_LIMITS, rememberAddress } from '../../auth/rate-limit';
import { setPassword } from '../../auth/set-password';
import { mailBarred } from '../../auth/mail-barred';
import { mailLink } from '../../auth/mail-link';
import { passwordResetMail } from '../../mail/account-mails';
import type { Handlers } from '../../calls/operation-types';
import { refuse, refuseFields } from '../../calls/refusals';
import { NOT_KEPT } from '../../calls/not-kept';
import { change } from '../../unit-of-work/change';
import { askForMail } from './ask-for-mail';
import { endedByProof, proveAddress } from './prove-address';

export const passwordResetHandlers = {
  checkPasswordReset: async ({ query, ports }) => {
    const secret = query.reset_password_token;
    const link = await linkState(ports.db, 'password_reset', secret, ports.clock());
    if (!link) return refuse('not_found');
    const { state, user } = link;
    const ends = state === 'usable' ? endedByProof(user) : 'nothing';
    return { status: 200, body: { state, ends }, headers: NOT_KEPT };
  },

  requestPasswordReset: async (call) =>
    await askForMail(call, RATE_LIMITS.passwordReset, async (work, email) => {
      const user = await lockUserByEmail(work.db, email);
      if (user && !(await mailBarred(work, user))) {
        const ends = endedByProof(user);
        await mailLink(work, user, 'password_reset', passwordResetMail, { ends });
      }
      const message = 'If there is an account with this address, a mail is on its way.';
      return { status: 202, body: { message } };
    }),

  resetPassword: async (call) => {
    const { body, ports } = call;
    const { reset_password_token: secret, password } = body.user;
    // Looked up first: a password that is too common must not cost the person the link, and a made-up link must not
    // cost us the work of hashing.
    const known = await linkState(ports.db, 'password_reset', secret, ports.clock());
    if (!known) return refuse('link_invalid');
    if (known.state !== 'usable') return refuse(`link_${known.state}`);
    const barred = refuseBarred(known.user, ports.settings);
    if (barred) return barred;
    const fault = passwordFault(password, passwordContext(known.user));
    if (fault) return refuseFields({ 'user.password': fault });
    const password_hash = await ports.passwords.hash(password);
    return await change(call, async (work) => {
      const link = await useLink(work, 'password_reset', secret);
      if ('refusal' in link) return refuse(link.refusal);
      const barredMeanwhile = refuseBarred(link.user, ports.settings);
      if (barredMeanwhile) return barredMeanwhile;
      await setPassword(work, await proveAddress(work, link.user), password_hash);
      // Somebody who resets the password after too many wrong ones can sign in with the new one at once.
      const email = normalEmail(link.user.email);
      await forgetTries(work, RATE_LIMITS.signIn, email);
      await rememberAddress(work, RATE_LIMITS.signIn, email);
      return { status: 200, body: { message: 'Your password is set. You can log in now.' } };
    });
  },
} satisfies Partial<Handlers>;
