import { refuseBarred } from '../../auth/barred';
import { normalEmail } from '@/domain/users/normal-email';
import { findUserByEmail, passwordRefusal } from '../../auth/credentials';
import { accountOf, RATE_LIMITS } from '../../auth/rate-limit';
import { authorization, renewSession, revokeSession } from '../../auth/sessions';
import type { Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { change } from '../../unit-of-work/change';
import { signIn } from './sign-in';

export const sessionHandlers = {
  signInUser: async (call) => {
    const { body, ports } = call;
    const email = normalEmail(body.user.email);
    const user = await findUserByEmail(ports.db, email);
    const wrong = await passwordRefusal(call, {
      limit: RATE_LIMITS.signIn,
      account: email,
      encoded: user?.password_hash,
      password: body.user.password,
    });
    if (wrong || !user) return wrong ?? refuse('invalid_credentials');
    // Only now: somebody who does not know the password must not learn the status either.
    const barred = refuseBarred(user, ports.settings);
    if (barred) return barred;
    return await change(
      call,
      async (work) => (await signIn(work, user)) ?? refuse('invalid_credentials'),
    );
  },

  createFreshProof: async (call) => {
    const { user } = call.caller;
    const wrong = await passwordRefusal(call, {
      limit: RATE_LIMITS.freshProof,
      account: accountOf(call.caller),
      encoded: user.password_hash,
      password: call.body.password,
      errors: { password: ['This is not your password.'] },
    });
    if (wrong) return wrong;
    return await change(call, async (work) => {
      // Somebody else may have the previous token, for which this must not be a proof.
      const token = await renewSession(work.db, call.caller.sessionId, work.now);
      await work.audit('user.proved', user.id);
      return { status: 204 as const, body: null, headers: token ? authorization(token) : {} };
    });
  },

  signOutUser: async (call) =>
    await change(call, async (work) => {
      await revokeSession(work, call.caller.sessionId);
      await work.audit('user.signed_out', call.caller.user.id);
      return { status: 204, body: null };
    }),
} satisfies Partial<Handlers>;
