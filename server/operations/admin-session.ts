import type { Admin } from '@generated/model';
import { audit } from '../audit';
import type { AdminRow } from '../auth/caller';
import { findAdminByEmail, normalEmail, passwordMatches } from '../auth/credentials';
import { countTry, RATE_LIMITS, rememberAddress, takeTryBack } from '../auth/rate-limit';
import { authorization, openSession, revokeSession, rotateSession } from '../auth/sessions';
import type { Handlers } from '../router/operation-types';
import { refuse, refuseTooMany } from '../router/refusals';

export const adminSessionHandlers = {
  signInAdmin: async (call) => {
    const { body, ports, request } = call;
    const email = normalEmail(body.admin.email);
    const whom = { request, email };
    const wait = await countTry(ports, RATE_LIMITS.adminSignIn, whom);
    if (wait !== null) return refuseTooMany(wait);
    const admin = await findAdminByEmail(ports.db, email);
    const right = await passwordMatches(ports.passwords, admin?.password_hash, body.admin.password);
    if (!admin || !right) return refuse(422, 'invalid_credentials');
    await takeTryBack(ports, RATE_LIMITS.adminSignIn, whom);
    return await ports.db.transaction(async (tx) => {
      const now = ports.clock();
      await rememberAddress(tx, RATE_LIMITS.adminSignIn, whom, now);
      const token = await openSession(tx, { admin_id: admin.id }, now);
      await audit(tx, call, {
        action: 'admin.signed_in',
        subject_type: 'admins',
        subject_id: admin.id,
      });
      return { status: 200, body: presentAdmin(admin), headers: authorization(token) };
    });
  },

  signOutAdmin: async (call) => {
    const { caller, ports } = call;
    await ports.db.transaction(async (tx) => {
      await revokeSession(tx, caller.sessionId, ports.clock());
      await audit(tx, call, {
        action: 'admin.signed_out',
        subject_type: 'admins',
        subject_id: caller.admin.id,
      });
    });
    return { status: 204, body: null };
  },

  getAdminProfile: async ({ caller, ports }) => {
    const headers = await rotateSession(ports.db, caller.sessionId, ports.clock());
    return { status: 200, body: presentAdmin(caller.admin), headers };
  },
} satisfies Pick<Handlers, 'signInAdmin' | 'signOutAdmin' | 'getAdminProfile'>;

function presentAdmin({ id, email, first_name, last_name }: AdminRow): Admin {
  return { id, email, first_name, last_name };
}
