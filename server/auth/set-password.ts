import { eq, sql } from 'drizzle-orm';
import { audit, type ActingCall } from '../audit';
import type { Database } from '../db/database';
import { userRows } from '../db/schema';
import type { ExchangePorts } from '../exchange-ports';
import { enqueueMail } from '../mail/outbox';
import { passwordChangedMail } from '../mail/templates';
import type { UserRow } from './caller';
import { retireLinks } from './one-time-links';
import { revokeUserSessions } from './sessions';

interface SettingCall extends ActingCall {
  ports: Pick<ExchangePorts, 'clock' | 'settings'>;
}

/**
 * Gives a user a new password. Sessions end and mailed links that sign in stop working: somebody else may have them.
 * @param exceptSession the session that goes on, the one in which the password was changed.
 */
export async function setPassword(
  tx: Database,
  call: SettingCall,
  user: UserRow,
  password_hash: string,
  exceptSession?: number,
): Promise<void> {
  const now = call.ports.clock();
  await tx
    .update(userRows)
    .set({
      password_hash,
      has_set_password: true,
      updated_at: now,
      lock_version: sql`${userRows.lock_version} + 1`,
    })
    .where(eq(userRows.id, user.id));
  await revokeUserSessions(tx, user.id, now, exceptSession);
  await retireLinks(tx, user.id, ['magic_link', 'password_reset'], now);
  await audit(tx, call, {
    action: 'user.password_changed',
    subject_type: 'users',
    subject_id: user.id,
  });
  const { first_name, email } = user;
  const mail = passwordChangedMail({ origin: call.ports.settings.publicOrigin, first_name });
  await enqueueMail(tx, email, mail, now);
}
