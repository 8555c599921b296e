import type { Database } from '../database';
import { auditEventRows, outboxEmailRows } from '../schema';
import type { SeededClaim } from './claims/claims';
import type { SeedClock } from './clock';
import { DEMO_ADMINS } from './demo-accounts';
import { insertRows } from './insert';
import { createRandom } from './random';
import type { SeededUser } from './users/users';

type Email = typeof outboxEmailRows.$inferInsert;
type AuditEvent = typeof auditEventRows.$inferInsert;

/** Mails of the last days: most are sent, one is stuck, the newest waits. None holds a link that would work. */
export async function seedEmails(
  db: Database,
  clock: SeedClock,
  users: readonly SeededUser[],
): Promise<void> {
  const recent = users.slice(-16).concat(users.slice(0, 7));
  const emails = recent.map((user, index): Email => {
    const [kind, subject, body] = newsFor(user, index);
    const created_at = clock.daysAgo((recent.length - index) * 0.21);
    const stuck = index === 4;
    const sent = !stuck && index < recent.length - 1;
    const text = `Dear ${user.first_name} ${user.last_name},\n\n${body}\n\nThe exchange`;
    return {
      to: user.email,
      subject,
      text,
      html: `<p>Dear ${escapeHtml(`${user.first_name} ${user.last_name}`)},</p><p>${body}</p><p>The exchange</p>`,
      kind,
      created_at,
      next_attempt_at: created_at,
      sent_at: sent ? created_at : null,
      attempts: stuck ? 5 : sent ? 1 : 0,
      error: stuck ? '550 5.1.1 The mailbox does not exist.' : null,
    };
  });
  await insertRows(db, outboxEmailRows, emails);
}

/** Something that has happened to this user. */
function newsFor({ status, identity_status }: SeededUser, index: number) {
  if (status === 'pending') {
    return ['welcome', 'Welcome to the exchange', 'Please confirm your email address.'] as const;
  }
  const isReviewed = !['not_submitted', 'pending'].includes(identity_status);
  if (isReviewed && index % 2 === 0) {
    return [
      'identity_reviewed',
      'Your documents were reviewed',
      'Open your profile to see what comes next.',
    ] as const;
  }
  return [
    'account_changed',
    'Your profile was changed',
    'If it was not you, answer this mail.',
  ] as const;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** What the staff did: reviews of claims and of people, in the order of time. */
export async function seedAuditEvents(
  db: Database,
  clock: SeedClock,
  users: readonly SeededUser[],
  claims: readonly SeededClaim[],
): Promise<void> {
  const random = createRandom('audit');
  const byAdmin = (
    event: Pick<AuditEvent, 'action' | 'subject_type' | 'subject_id' | 'changes'>,
    created_at: Date,
  ) => ({
    actor: 'admin' as const,
    actor_admin_id: random.int(1, DEMO_ADMINS.length),
    impersonated_user_id: null,
    ...event,
    // Addresses for documentation (RFC 5737).
    ip: `203.0.113.${random.int(1, 254)}`,
    request_id: `seed-${event.subject_type}-${event.subject_id}`,
    created_at,
  });
  const claimEvents = claims
    .filter(({ listed_at }) => listed_at)
    .slice(0, 120)
    .map(({ id, listed_at }) =>
      byAdmin(
        {
          action: 'claim.listed',
          subject_type: 'claims',
          subject_id: id,
          changes: { status: ['in_review', 'open'] },
        },
        listed_at ?? clock.now,
      ),
    );
  const userEvents = users
    .filter(({ status }) => status === 'suspended')
    .slice(0, 30)
    .map(({ id, updated_at }) =>
      byAdmin(
        {
          action: 'user.suspended',
          subject_type: 'users',
          subject_id: id,
          changes: { status: ['active', 'suspended'] },
        },
        updated_at instanceof Date ? updated_at : clock.now,
      ),
    );
  const events = [...claimEvents, ...userEvents].toSorted(
    (a, b) => a.created_at.getTime() - b.created_at.getTime(),
  );
  await insertRows(db, auditEventRows, events);
}
