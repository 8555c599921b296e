import type { Document } from '@generated/model';
import { and, arrayContains, eq, or } from 'drizzle-orm';
import { documentSizeLimit, formatBytes } from '@/domain/document-limits';
import { audit } from '../audit';
import { countTry } from '../auth/rate-limit';
import type { Database } from '../db/database';
import { buyerAccountRows, documentRows, identityVerificationRows } from '../db/schema';
import { documentStore } from '../documents/document-store';
import { attachment, safeFilename } from '../documents/filename';
import { isSignatureValid, signedUrl } from '../documents/signed-url';
import { sniffDocument } from '../documents/sniff';
import type { ExchangePorts } from '../exchange-ports';
import type { Handlers } from '../router/operation-types';
import { refuse, refuseTooMany } from '../router/refusals';

const UPLOADS = { name: 'upload', windowMs: 60 * 60_000, perAccount: 60 };

type DocumentRow = typeof documentRows.$inferSelect;

export const documentHandlers = {
  uploadDocument: async (call) => {
    const { body, caller, request, ports } = call;
    const { file, kind } = body;
    const wait = await countTry(ports, UPLOADS, { request, email: caller.user.email });
    if (wait !== null) return refuseTooMany(wait);
    const limit = documentSizeLimit(kind);
    if (file.size > limit) {
      const message = `This file is larger than ${formatBytes(limit)}.`;
      return refuse(413, 'payload_too_large', { message });
    }
    const content = new Uint8Array(await file.arrayBuffer());
    const found = sniffDocument(content);
    if (!found) {
      const message = 'Choose a PDF, JPEG, PNG or WebP file that opens on your device.';
      return refuse(415, 'unsupported_media_type', { message });
    }
    const bytes = content.subarray(0, found.length);
    const now = ports.clock();
    const values = {
      user_id: caller.user.id,
      kind,
      filename: safeFilename(file instanceof File ? file.name : '', found.contentType),
      content_type: found.contentType,
      byte_size: bytes.length,
      checksum: await checksumOf(bytes),
      status: 'ready' as const,
      created_at: now,
      updated_at: now,
    };
    const row = await ports.db.transaction(async (tx) => {
      const [inserted] = await tx.insert(documentRows).values(values).returning();
      if (!inserted) throw new Error('The insert returned no row.');
      await documentStore.put(tx, inserted.id, bytes);
      await audit(tx, call, about(inserted, 'document.uploaded'));
      return inserted;
    });
    return { status: 201, body: await documentBody(row, ports) };
  },

  getDocument: async ({ params, caller, ports }) => {
    const [row] = await ports.db
      .select()
      .from(documentRows)
      .where(and(eq(documentRows.id, params.id), eq(documentRows.user_id, caller.user.id)))
      .limit(1);
    if (!row) return refuse(404, 'not_found');
    return { status: 200, body: await documentBody(row, ports) };
  },

  deleteDocument: async (call) =>
    await call.ports.db.transaction(async (tx) => {
      const { params, caller } = call;
      // The lock makes a submission that refers to the document wait, so that it is in use or gone, never both.
      const [row] = await tx
        .select()
        .from(documentRows)
        .where(and(eq(documentRows.id, params.id), eq(documentRows.user_id, caller.user.id)))
        .limit(1)
        .for('update');
      if (!row) return refuse(404, 'not_found');
      if (await isInUse(tx, row)) return refuse(422, 'document_in_use');
      await documentStore.remove(tx, row.id);
      await tx.delete(documentRows).where(eq(documentRows.id, row.id));
      await audit(tx, call, about(row, 'document.deleted'));
      return { status: 204, body: null };
    }),

  readDocumentContent: async ({ params, query, ports: { db, clock, settings } }) => {
    if (!(await isSignatureValid(settings, params.id, query, clock()))) {
      return refuse(404, 'not_found');
    }
    const [row] = await db
      .select({ filename: documentRows.filename })
      .from(documentRows)
      .where(eq(documentRows.id, params.id))
      .limit(1);
    const bytes = row && (await documentStore.get(db, params.id));
    if (!row || !bytes) return refuse(404, 'not_found');
    return {
      status: 200,
      body: bytes,
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': attachment(row.filename),
        // Should a browser show it all the same: no script, no form, no request of its own.
        'Content-Security-Policy': "default-src 'none'; sandbox",
      },
    };
  },

  getAdminDocument: async (call) => {
    const { params, ports } = call;
    const [row] = await ports.db
      .select()
      .from(documentRows)
      .where(eq(documentRows.id, params.id))
      .limit(1);
    if (!row) return refuse(404, 'not_found');
    await audit(ports.db, call, about(row, 'document.read'));
    return { status: 200, body: await documentBody(row, ports) };
  },
} satisfies Pick<
  Handlers,
  'uploadDocument' | 'getDocument' | 'deleteDocument' | 'readDocumentContent' | 'getAdminDocument'
>;

function about(row: DocumentRow, action: `document.${string}`) {
  return { action, subject_type: 'documents', subject_id: row.id };
}

async function checksumOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function documentBody(
  row: DocumentRow,
  { settings, clock }: ExchangePorts,
): Promise<Document> {
  return {
    id: row.id,
    kind: row.kind,
    filename: row.filename,
    content_type: row.content_type,
    byte_size: row.byte_size,
    status: row.status,
    url: await signedUrl(settings, row.id, clock()),
    created_at: row.created_at.toISOString(),
  };
}

async function isInUse(tx: Database, row: DocumentRow): Promise<boolean> {
  if (row.claim_id !== null) return true;
  const verifications = await tx.$count(
    identityVerificationRows,
    or(
      eq(identityVerificationRows.gov_id_document_id, row.id),
      eq(identityVerificationRows.personal_photo_document_id, row.id),
    ),
  );
  if (verifications > 0) return true;
  const ofOwner = eq(buyerAccountRows.user_id, row.user_id);
  return (
    (await tx.$count(
      buyerAccountRows,
      and(ofOwner, arrayContains(buyerAccountRows.document_ids, [row.id])),
    )) > 0
  );
}
