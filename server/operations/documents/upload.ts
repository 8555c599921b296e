import type { Handlers } from '../../router/operation-types';
import { change } from '../../unit-of-work/change';
import { documentBody } from './document-body';
import { receiveFile, storeFile } from './receive-file';

export const uploadHandlers = {
  uploadDocument: async (call) => {
    const { received, refusal } = await receiveFile(call, call.body.kind);
    if (refusal) return refusal;
    return await change(call, async (work) => {
      const row = await storeFile(work, received, null);
      return { status: 201, body: await documentBody(row, call) };
    });
  },

  uploadAdminDocument: async (call) => {
    const { received, refusal } = await receiveFile(call, 'attachment');
    if (refusal) return refusal;
    return await change(call, async (work) => {
      const row = await storeFile(work, received, null);
      return { status: 201, body: await documentBody(row, call) };
    });
  },
} satisfies Partial<Handlers>;
