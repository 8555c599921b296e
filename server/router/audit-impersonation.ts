import type { OperationId } from '@generated/operations';
import { recordIdOf } from '../calls/record-id';
import { writeAudit } from '../unit-of-work/audit';
import { type ActingCall, change } from '../unit-of-work/change';

/**
 * Notes each write that an administrator asks for in a user's name, whatever its handler notes of the change itself, and
 * before anything is checked: nothing can be done whose row was not written, and what is refused was asked for as well.
 * @param params what stands in the path, as it stands there.
 */
export async function auditImpersonation(
  by: Omit<ActingCall, 'key'>,
  operationId: OperationId,
  { method, path }: { method: string; path: string },
  params: Record<string, string>,
): Promise<void> {
  const { caller } = by;
  if (caller.kind !== 'user' || !caller.impersonator || method === 'GET') return;
  const subject = subjectOf(path, params) ?? { subject_type: 'users', subject_id: caller.user.id };
  // Not under the key: what is asked for again is noted again.
  await change({ ...by, key: null }, ({ db, now }) =>
    writeAudit(db, by, { action: `impersonation.${operationId}`, ...subject }, now),
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

function subjectOf(path: string, params: Record<string, string>) {
  const found = Object.entries(SUBJECT_TYPES).find(([start]) => path.startsWith(start));
  const id = recordIdOf(params['id'] ?? '');
  return found && id !== null ? { subject_type: found[1], subject_id: id } : null;
}
