import type { OperationId } from '@generated/operations';
import type { AdminCaller, Caller, UserCaller } from '../calls/caller';
import { sign } from '../crypto/secrets';
import { checksumOf } from '../crypto/checksum';
import type { ExchangeSettings } from '../ports/exchange-ports';
import { type IdempotencyKey } from '../calls/operation-types';

/**
 * The act that a request names, or null if it names none. An administrator in a user's name counts as another caller
 * than the user, who may get a fuller answer.
 * @param sent what distinguishes the request from others: its parameters and its body.
 */
export async function idempotencyKeyOf(
  key: string | undefined,
  caller: Caller,
  operation_id: OperationId,
  sent: unknown,
  { signingKey }: Pick<ExchangeSettings, 'signingKey'>,
): Promise<IdempotencyKey | null> {
  if (key === undefined || caller.kind === 'visitor') return null;
  const text = JSON.stringify(await canonical(sent));
  const request_hash = await sign(signingKey, 'idempotent-request', text);
  return { caller: nameOf(caller), operation_id, key, request_hash };
}

function nameOf(caller: UserCaller | AdminCaller): string {
  if (caller.kind === 'admin') return `admin:${caller.admin.id}`;
  const user = `user:${caller.user.id}`;
  return caller.impersonator ? `${user} by admin:${caller.impersonator.id}` : user;
}

/** Equal for equal requests: fields in one order, files by name and content. */
async function canonical(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    const sha256 = await checksumOf(new Uint8Array(await value.arrayBuffer()));
    return { name: value instanceof File ? value.name : '', sha256 };
  }
  if (Array.isArray(value)) return await Promise.all(value.map(canonical));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return await Promise.all(fields.map(async ([name, field]) => [name, await canonical(field)]));
}
