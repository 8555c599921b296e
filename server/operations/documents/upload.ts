import type { DocumentKind } from '@generated/model';
import type { Call, Handlers } from '../../calls/operation-types';
import { change } from '../../unit-of-work/change';
import { storageRefusal } from '../../documents/storage-refusal';
import { documentBody } from '../../documents/document-body';
import { receiveFile, storeFile } from './receive-file';

export const uploadHandlers = {
  uploadDocument: async (call) => await upload(call, call.body.kind),
  uploadAdminDocument: async (call) => await upload(call, 'attachment'),
} satisfies Partial<Handlers>;

async function upload(
  call: Call<'uploadDocument'> | Call<'uploadAdminDocument'>,
  kind: DocumentKind,
) {
  // An attachment may go to the other side of a negotiation before names are disclosed.
  const isForOthers = kind === 'attachment';
  const { received, refusal } = await receiveFile(call, kind, { isForOthers });
  if (refusal) return refusal;
  return await change(call, async (work) => {
    const full = await storageRefusal(work, received.bytes.length);
    if (full) return full;
    const row = await storeFile(work, received);
    return { status: 201 as const, body: await documentBody(row, call) };
  });
}
