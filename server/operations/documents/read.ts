import { and, desc, eq, inArray } from 'drizzle-orm';
import { findStaffReader } from '../../auth/sessions';
import { countRows } from '../../db/count-rows';
import { documentRows } from '../../db/schema';
import { documentStore } from '../../documents/document-store';
import { attachment } from '../../documents/filename';
import { isSignatureValid } from '../../documents/signed-url';
import type { Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { change } from '../../unit-of-work/change';
import { readPage } from '../read-page';
import { documentBody } from '../../documents/document-body';

export const documentReadHandlers = {
  listDocuments: async (call) => {
    const { query, caller, ports } = call;
    const where = and(
      eq(documentRows.user_id, caller.user.id),
      query.kind && inArray(documentRows.kind, query.kind),
    );
    const { rows, ...page } = await readPage(query, {
      rows: ports.db
        .select()
        .from(documentRows)
        .where(where)
        .orderBy(desc(documentRows.created_at), desc(documentRows.id)),
      count: (exactUpTo) => countRows(ports.db, documentRows, where, exactUpTo),
    });
    const documents = await Promise.all(rows.map((row) => documentBody(row, call)));
    return { status: 200, body: { ...page, documents } };
  },

  getDocument: async (call) => {
    const { params, caller, ports } = call;
    const [row] = await ports.db
      .select()
      .from(documentRows)
      .where(and(eq(documentRows.id, params.id), eq(documentRows.user_id, caller.user.id)))
      .limit(1);
    if (!row) return refuse('not_found');
    return { status: 200, body: await documentBody(row, call) };
  },

  readDocumentContent: async (call) => {
    const { params, query, ports } = call;
    const { db, clock, settings } = ports;
    if (!(await isSignatureValid(settings, params.id, query, clock()))) {
      return refuse('not_found');
    }
    const { session } = query;
    const reader = session === undefined ? null : await findStaffReader(ports, session);
    if (session !== undefined && !reader) return refuse('not_found');
    const [row] = await db
      .select({ filename: documentRows.filename, byte_size: documentRows.byte_size })
      .from(documentRows)
      .where(eq(documentRows.id, params.id))
      .limit(1);
    if (!row) return refuse('not_found');
    if (reader) {
      await change({ ...call, caller: reader }, (work) => work.audit('document.read', params.id));
    }
    return {
      status: 200,
      body: documentStore.read(db, params.id),
      headers: {
        'Content-Length': String(row.byte_size),
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': attachment(row.filename),
        // If a browser shows it after all: no scripts, no forms, no requests.
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
    if (!row) return refuse('not_found');
    return { status: 200, body: await documentBody(row, call) };
  },
} satisfies Partial<Handlers>;
