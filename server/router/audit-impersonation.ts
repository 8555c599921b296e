import type { OperationId } from '@generated/operations';
import { audit } from '../audit';
import type { Caller } from '../auth/caller';
import type { ExchangePorts } from '../exchange-ports';
import type { RequestFacts } from './operation-types';

interface WritingCall {
  caller: Caller;
  params: unknown;
  request: RequestFacts;
  ports: ExchangePorts;
}

/**
 * Notes each write that an administrator asks for in a user's name, whatever its handler notes of the change itself, and
 * before the handler runs: nothing can be done whose row was not written.
 */
export async function auditImpersonation(
  call: WritingCall,
  operationId: OperationId,
  { method, path }: { method: string; path: string },
): Promise<void> {
  const { caller, params, ports } = call;
  if (caller.kind !== 'user' || !caller.impersonator || method === 'GET') return;
  await audit(ports.db, call, {
    action: `impersonation.${operationId}`,
    ...(subjectOf(path, params) ?? { subject_type: 'users', subject_id: caller.user.id }),
  });
}

/** By the beginning of the path. What else a user writes is the user's own record. */
const SUBJECT_TYPES = { '/api/my_claims/{id}': 'claims', '/api/documents/{id}': 'documents' };

function subjectOf(path: string, params: unknown) {
  const found = Object.entries(SUBJECT_TYPES).find(([start]) => path.startsWith(start));
  if (!found || typeof params !== 'object' || params === null || !('id' in params)) return null;
  return { subject_type: found[1], subject_id: Number(params.id) };
}
