import type { OperationId } from '@generated/operations';
import { writeAudit } from '../unit-of-work/audit';
import { type ActingCall, change } from '../unit-of-work/change';

/**
 * Notes each write that an administrator asks for in a user's name, whatever its handler notes of the change itself, and
 * before the handler runs: nothing can be done whose row was not written.
 */
export async function auditImpersonation(
  call: ActingCall & { params: unknown },
  operationId: OperationId,
  { method, path }: { method: string; path: string },
): Promise<void> {
  const { caller, params } = call;
  if (caller.kind !== 'user' || !caller.impersonator || method === 'GET') return;
  const subject = subjectOf(path, params) ?? { subject_type: 'users', subject_id: caller.user.id };
  // Not under the key: what is asked for again is noted again.
  await change({ ...call, key: null }, ({ db, now }) =>
    writeAudit(db, call, { action: `impersonation.${operationId}`, ...subject }, now),
  );
}

/** By the beginning of the path. What else a user writes is the user's own record. */
const SUBJECT_TYPES = {
  '/api/my_claims/{id}': 'claims',
  '/api/claims/{id}': 'claims',
  '/api/documents/{id}': 'documents',
  '/api/offers/{id}': 'offers',
  '/api/negotiations/{id}': 'negotiations',
};

function subjectOf(path: string, params: unknown) {
  const found = Object.entries(SUBJECT_TYPES).find(([start]) => path.startsWith(start));
  if (!found || typeof params !== 'object' || params === null || !('id' in params)) return null;
  return { subject_type: found[1], subject_id: Number(params.id) };
}
