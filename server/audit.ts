import type { Caller, SystemCaller } from './auth/caller';
import type { Database } from './db/database';
import { auditEventRows, type AuditChanges } from './db/schema';
import type { ExchangePorts } from './exchange-ports';
import type { RequestFacts } from './router/operation-types';

/** The part of a call that tells who acts. */
export interface ActingCall {
  caller: Caller | SystemCaller;
  /** Null for what the clock brings about. */
  request: RequestFacts | null;
  ports: Pick<ExchangePorts, 'clock'>;
}

interface AuditEvent {
  /** For example `user.suspended`. */
  action: string;
  /** Table name of what it is about. */
  subject_type: string;
  subject_id: number | null;
  /** Never holds secrets: of a password only that it changed. */
  changes?: AuditChanges;
}

/** Notes a change of state, in the transaction of the change. */
export async function audit(tx: Database, call: ActingCall, event: AuditEvent): Promise<void> {
  const { caller, request, ports } = call;
  await tx.insert(auditEventRows).values({
    ...actorOf(caller),
    ...event,
    ip: !request || request.address === 'unknown' ? null : request.address.slice(0, 45),
    request_id: request?.id ?? null,
    created_at: ports.clock(),
  });
}

function actorOf(caller: ActingCall['caller']) {
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
    if (old !== now) changes[field] = [old, now];
  }
  return changes;
}

function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}
