import type { Handlers } from '../../router/operation-types';
import { documentBody } from './document-body';
import { receiveFile, storeFile } from './receive-file';

export const uploadHandlers = {
  uploadDocument: async (call) => {
    const { ports } = call;
    const { received, refusal } = await receiveFile(call);
    if (refusal) return refusal;
    const row = await ports.db.transaction((tx) => storeFile(tx, call, received, null));
    return { status: 201, body: await documentBody(row, call) };
  },
} satisfies Pick<Handlers, 'uploadDocument'>;
