import { passwordContext, passwordFault } from '@/domain/users/password';
import { normalEmail } from '@/domain/users/normal-email';
import { lockUserByEmail } from '../../auth/lock-user';
import { countTry, RATE_LIMITS } from '../../auth/rate-limit';
import { userRows } from '../../db/schema';
import { mailAlreadyRegistered } from '../../auth/mail-already-registered';
import type { Handlers } from '../../calls/operation-types';
import { refuseFields, refuseTooMany } from '../../calls/refusals';
import { broadcastUser } from '../../ports/broadcast';
import { change } from '../../unit-of-work/change';
import { mailConfirmation } from '../profile-changes';

export const registrationHandlers = {
  registerUser: async (call) => {
    const { body, ports, request } = call;
    const wait = await countTry(ports, RATE_LIMITS.registration, { request });
    if (wait !== null) return refuseTooMany(wait);
    const person = {
      email: normalEmail(body.user.email),
      first_name: body.user.first_name.trim(),
      last_name: body.user.last_name.trim(),
    };
    const fault = passwordFault(body.user.password, passwordContext(person));
    if (fault) return refuseFields({ 'user.password': fault });
    // Hashed for a known address too, so that both take the same time.
    const password_hash = await ports.passwords.hash(body.user.password);
    return await change(call, async (work) => {
      const [created] = await work.db
        .insert(userRows)
        .values({
          ...person,
          password_hash,
          has_set_password: true,
          preferred_contact_method: body.user.preferred_contact_method,
          created_at: work.now,
          updated_at: work.now,
        })
        .onConflictDoNothing()
        .returning();
      if (created) {
        await mailConfirmation(work, created);
        await work.audit('user.registered', created.id);
        broadcastUser(work, created.id);
      } else {
        const known = await lockUserByEmail(work.db, person.email);
        if (known) await mailAlreadyRegistered(work, known);
      }
      return { status: 202, body: { message: 'Check your mail to confirm your address.' } };
    });
  },
} satisfies Partial<Handlers>;
