import { countOwnTry, RATE_LIMITS } from '../auth/rate-limit';
import type { Caller } from '../calls/caller';
import type { CallBy } from '../calls/operation-types';
import { refuseTooMany } from '../calls/refusals';
import type { BodyPart } from './parse-request';

/**
 * Counts an upload, whatever operation takes it, before its body is read: to read and parse 25 MB is what it costs.
 * @returns the refusal, or null where the body may be read.
 */
export async function countUpload(
  body: BodyPart | null,
  { caller, ...call }: Omit<CallBy<Caller>, 'key'>,
) {
  if (body?.contentType !== 'multipart/form-data' || caller.kind === 'visitor') return null;
  const wait = await countOwnTry({ ...call, caller }, RATE_LIMITS.upload);
  return wait === null ? null : refuseTooMany(wait);
}
