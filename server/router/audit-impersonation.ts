import type { OperationId } from '@generated/operations';
import { recordIdOf } from '../calls/record-id';
import { writeAudit } from '../unit-of-work/audit';
import { type ActingCall, change } from '../unit-of-work/change';

/**
 * Records each write that an administrator requests in a user's name, whatever its handler records about the change
 * itself. It does so before anything is checked: nothing can be done without its record, and refused requests are
 * recorded too.
 * @param params the raw texts of the path.
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
  // Not under the key: a repeated request is recorded again.
  await change({ ...by, key: null }, ({ db, now }) =>
    writeAudit(db, by, { action: `impersonation.${operationId}`, ...subject }, now),
  );
}

/** The subject's type by the beginning of the path. Anything else that a user writes is the user's own record. */
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
