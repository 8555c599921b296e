import type { Admin } from '@generated/model';
import type { AdminRow } from '../calls/caller';
import { normalEmail } from '@/domain/users/normal-email';
import { findAdminByEmail, passwordRefusal } from '../auth/credentials';
import { RATE_LIMITS, rememberAddress } from '../auth/rate-limit';
import { authorization, openSession, revokeSession, rotateSession } from '../auth/sessions';
import type { Handlers } from '../calls/operation-types';
import { refuse } from '../calls/refusals';
import { change } from '../unit-of-work/change';

export const adminSessionHandlers = {
  signInAdmin: async (call) => {
    const { body, ports } = call;
    const limit = RATE_LIMITS.adminSignIn;
    const email = normalEmail(body.admin.email);
    const admin = await findAdminByEmail(ports.db, email);
    const encoded = admin?.password_hash;
    const { password } = body.admin;
    const wrong = await passwordRefusal(call, { limit, account: email, encoded, password });
    if (wrong || !admin) return wrong ?? refuse('invalid_credentials');
    return await change(call, async (work) => {
      await rememberAddress(work, limit, email);
      const token = await openSession(work.db, { admin_id: admin.id }, work.now);
      await work.audit('admin.signed_in', admin.id);
      return { status: 200, body: presentAdmin(admin), headers: authorization(token) };
    });
  },

  signOutAdmin: async (call) =>
    await change(call, async (work) => {
      await revokeSession(work, call.caller.sessionId);
      await work.audit('admin.signed_out', call.caller.admin.id);
      return { status: 204, body: null };
    }),

  getAdminProfile: async ({ caller, ports }) => {
    const headers = await rotateSession(ports.db, caller.sessionId, ports.clock());
    return { status: 200, body: presentAdmin(caller.admin), headers };
  },
} satisfies Partial<Handlers>;

function presentAdmin({ id, email, first_name, last_name }: AdminRow): Admin {
  return { id, email, first_name, last_name };
}
