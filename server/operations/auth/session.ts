import { audit } from '../../audit';
import { refuseBarred } from '../../auth/barred';
import { findUserByEmail, normalEmail, passwordMatches } from '../../auth/credentials';
import { countTry, RATE_LIMITS, takeTryBack } from '../../auth/rate-limit';
import { revokeSession } from '../../auth/sessions';
import type { Handlers } from '../../router/operation-types';
import { refuse, refuseTooMany } from '../../router/refusals';
import { signIn } from './sign-in';

export const sessionHandlers = {
  signInUser: async (call) => {
    const { body, ports, request } = call;
    const email = normalEmail(body.user.email);
    const whom = { request, email };
    const wait = await countTry(ports, RATE_LIMITS.signIn, whom);
    if (wait !== null) return refuseTooMany(wait);
    const user = await findUserByEmail(ports.db, email);
    const right = await passwordMatches(ports.passwords, user?.password_hash, body.user.password);
    if (!user || !right) return refuse(422, 'invalid_credentials');
    await takeTryBack(ports, RATE_LIMITS.signIn, whom);
    // Only now: whoever does not know the password must not learn the status either.
    const barred = refuseBarred(user, ports.settings);
    if (barred) return barred;
    const answer = await ports.db.transaction((tx) => signIn(tx, call, user));
    return answer ?? refuse(422, 'invalid_credentials');
  },

  signOutUser: async (call) => {
    const { caller, ports } = call;
    await ports.db.transaction(async (tx) => {
      await revokeSession(tx, caller.sessionId, ports.clock());
      await audit(tx, call, {
        action: 'user.signed_out',
        subject_type: 'users',
        subject_id: caller.user.id,
      });
    });
    return { status: 204, body: null };
  },
} satisfies Pick<Handlers, 'signInUser' | 'signOutUser'>;
