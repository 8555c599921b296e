import { sizeFault, WRONG_TYPE } from '@/domain/documents/document-limits';
import type { DocumentKind } from '@generated/model';
import type { AdminCaller, UserCaller } from '../../calls/caller';
import { documentRows } from '../../db/schema';
import { checksumOf } from '../../crypto/checksum';
import { documentStore } from '../../documents/document-store';
import { safeFilename } from '../../documents/filename';
import { type DocumentType, sniffDocument } from '../../documents/sniff';
import { withoutMetadata } from '../../documents/without-metadata';
import type { Call, CallBy } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import type { Work } from '../../unit-of-work/change';
import type { DocumentRow } from '../../documents/document-body';

type UploadCall =
  | Call<'uploadDocument'>
  | Call<'uploadClaimDocument'>
  | Call<'uploadRedactedDocument'>
  | Call<'uploadAdminDocument'>;

/** A file that has passed the checks of size and content, and is not stored yet. */
interface ReceivedFile {
  kind: DocumentKind;
  filename: string;
  content_type: DocumentType;
  checksum: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Checks the file before any transaction, because reading 25 MB takes time.
 * @param isForOthers whether somebody will read it who may not know its owner; it is then stored without its metadata.
 */
export async function receiveFile(
  { body: { file } }: UploadCall,
  kind: DocumentKind,
  { isForOthers = false } = {},
) {
  const tooLarge = sizeFault(file.size, kind);
  if (tooLarge) return { refusal: refuse('payload_too_large', { message: tooLarge }) };
  const content = new Uint8Array(await file.arrayBuffer());
  const found = sniffDocument(content);
  if (!found) return { refusal: refuse('unsupported_media_type', { message: WRONG_TYPE }) };
  const whole = content.subarray(0, found.length);
  const bytes = isForOthers ? await withoutMetadata(found.contentType, whole) : whole;
  if (!bytes) {
    const message =
      'This file may hold notes that we cannot take out. Print it into a new PDF without a password, or choose a picture of each page.';
    return { refusal: refuse('unsupported_media_type', { message }) };
  }
  const received: ReceivedFile = {
    kind,
    filename: safeFilename(file instanceof File ? file.name : '', found.contentType),
    content_type: found.contentType,
    checksum: await checksumOf(bytes),
    bytes,
  };
  return { received };
}

/** What the document belongs to, besides its owner, and who else reads it. */
type Place = Pick<typeof documentRows.$inferInsert, 'claim_id' | 'redacted' | 'visibility'>;

export async function storeFile(
  { db, caller, insert, audit }: Work<CallBy<UserCaller | AdminCaller>>,
  { bytes, ...described }: ReceivedFile,
  place: Place = {},
): Promise<DocumentRow> {
  const stored = await insert(documentRows, {
    ...described,
    ...place,
    ...(caller.kind === 'admin' ? { admin_id: caller.admin.id } : { user_id: caller.user.id }),
    byte_size: bytes.length,
    status: 'ready',
  });
  await documentStore.put(db, stored.id, bytes);
  await audit('document.uploaded', stored.id);
  return stored;
}
