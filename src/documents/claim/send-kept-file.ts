import { getMyClaim, uploadClaimDocument } from '@generated/api/my-claims/my-claims';
import type { Document } from '@generated/model';
import { dropFile, stillKept, markSent, type KeptFile } from './kept-files';
import { reportingProgress } from '../upload';

interface Sending {
  draftName: string;
  kept: KeptFile;
  isKeptOnDevice: boolean;
  /** Resolves to the id of the claim. */
  claimId: () => Promise<number>;
  signal: AbortSignal;
  onProgress: (progress: number) => void;
  /** Whether a document of the claim is another file of this form. */
  isKnown: (documentId: number) => boolean;
}

/**
 * Sends a file to the claim, and drops it from the device once the exchange has it. Only one tab at a time does this.
 * Rejects with the failure of the upload or of `claimId`.
 * @returns the document; null if another tab has sent or removed the file.
 */
export async function sendKeptFile(sending: Sending): Promise<Document | null> {
  const { draftName, kept, isKeptOnDevice, signal } = sending;
  return await alone(kept.id, signal, async () => {
    const found = isKeptOnDevice ? await stillKept(draftName, kept) : kept;
    if (!found) return null;
    kept.wasSent = found.wasSent;
    const document = await send(sending);
    await dropFile(draftName, kept.id);
    return document;
  });
}

async function send(sending: Sending): Promise<Document> {
  const { draftName, kept, signal, onProgress } = sending;
  const claimId = await sending.claimId();
  const sent = kept.wasSent ? await findSent(claimId, sending) : undefined;
  if (sent) return sent;
  kept.wasSent = true;
  await markSent(draftName, kept.id);
  signal.throwIfAborted();
  onProgress(0);
  return await uploadClaimDocument(
    claimId,
    { file: kept.file, kind: kept.kind },
    reportingProgress(kept.file, (progress) => {
      if (!signal.aborted) onProgress(progress);
    }),
    signal,
  );
}

/** The document of an upload whose answer never arrived. */
async function findSent(
  claimId: number,
  { kept: { kind, file }, signal, isKnown }: Sending,
): Promise<Document | undefined> {
  const { documents } = await getMyClaim(claimId, undefined, signal);
  return documents.find(
    (document) =>
      document.kind === kind &&
      document.filename === file.name.normalize('NFC') &&
      document.byte_size === file.size &&
      !isKnown(document.id),
  );
}

/** The browser releases the lock when the tab closes. Without a secure context there are no locks. */
async function alone<Result>(
  id: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!('locks' in navigator)) return await work();
  return await navigator.locks.request(`claim-files/${id}`, { signal }, work);
}
