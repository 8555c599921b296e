import type { DocumentKind, ErrorCode } from '@generated/model';
import type { Call, Handlers, Refused } from '../../calls/operation-types';
import { change, type Work } from '../../unit-of-work/change';
import { storageRefusal } from '../../documents/storage-refusal';
import { documentBody } from '../../documents/document-body';
import { receiveFile, storeFile } from './receive-file';

export const uploadHandlers = {
  uploadDocument: async (call) => await upload(call, call.body.kind, storageRefusal),
  // Our staff may store as much as they need.
  uploadAdminDocument: async (call) => await upload(call, 'attachment', async () => null),
} satisfies Partial<Handlers>;

async function upload<
  One extends Call<'uploadDocument'> | Call<'uploadAdminDocument'>,
  Code extends ErrorCode = never,
>(
  call: One,
  kind: DocumentKind,
  refusalOf: (work: Work<One>, bytes: number) => Promise<Refused<Code> | null>,
) {
  // An attachment may go to the other side of a negotiation before names are disclosed.
  const isForOthers = kind === 'attachment';
  const { received, refusal } = await receiveFile(call, kind, { isForOthers });
  if (refusal) return refusal;
  return await change(call, async (work) => {
    const refused = await refusalOf(work, received.bytes.length);
    if (refused) return refused;
    const row = await storeFile(work, received);
    return { status: 201 as const, body: await documentBody(row, call) };
  });
}
