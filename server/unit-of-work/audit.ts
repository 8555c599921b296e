import type { Caller, SystemCaller } from '../calls/caller';
import type { Database } from '../db/database';
import { auditEventRows, type AuditChanges } from '../db/schema';
import type { RequestFacts } from '../calls/operation-types';

/** The part of a call that says who acts. */
export interface Acting {
  caller: Caller | SystemCaller;
  /** Null for what time brings about. */
  request: RequestFacts | null;
}

interface AuditEvent {
  action: string;
  /** The table of the record that the action is about. */
  subject_type: string;
  subject_id: number;
  changes?: AuditChanges | undefined;
}

/** The table that an action is about, by the first word of its name. */
const SUBJECTS = {
  admin: 'admins',
  agreement: 'agreement_acceptances',
  buyer_account: 'buyer_accounts',
  case: 'cases',
  claim: 'claims',
  conversation: 'conversations',
  document: 'documents',
  identity: 'identity_verifications',
  negotiation: 'negotiations',
  offer: 'offers',
  user: 'users',
} as const;

type Subject = keyof typeof SUBJECTS;

/** For example `user.suspended`. */
export type AuditAction = `${Subject}.${string}`;

export function subjectOf(action: AuditAction): string {
  const [subject] = action.split('.');
  // The type of the action says so.
  return SUBJECTS[subject as Subject];
}

export async function writeAudit(
  tx: Database,
  { caller, request }: Acting,
  event: AuditEvent,
  now: Date,
): Promise<void> {
  await tx.insert(auditEventRows).values({
    ...actorOf(caller),
    ...event,
    ip: addressOf(request),
    request_id: request?.id ?? null,
    created_at: now,
  });
}

/** The network address as it is stored; null if none is known. */
export function addressOf(request: RequestFacts | null): string | null {
  return !request || request.address === 'unknown' ? null : request.address.slice(0, 45);
}

function actorOf(caller: Acting['caller']) {
  switch (caller.kind) {
    case 'system':
      return { actor: 'system' } as const;
    case 'visitor':
      return { actor: 'visitor' } as const;
    case 'admin':
      return { actor: 'admin', actor_admin_id: caller.admin.id } as const;
    case 'user':
      return caller.impersonator
        ? ({
            actor: 'admin',
            actor_admin_id: caller.impersonator.id,
            impersonated_user_id: caller.user.id,
          } as const)
        : ({ actor: 'user', actor_user_id: caller.user.id } as const);
  }
}

/** The fields of `values` that differ from the row, as old and new value. */
export function changesBetween<Row extends object>(row: Row, values: Partial<Row>): AuditChanges {
  const changes: AuditChanges = {};
  for (const [field, value] of Object.entries(values)) {
    // `values` has only keys of the row.
    const old = plain(row[field as keyof Row]);
    const now = plain(value);
    if (JSON.stringify(old, inOneOrder) !== JSON.stringify(now, inOneOrder))
      changes[field] = [old, now];
  }
  return changes;
}

/** PostgreSQL stores the fields of an object in an order of its own. */
function inOneOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}
