import type { AuditEvent } from '@generated/model';
import { fullName } from '@/domain/users/party-names';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { filtered, is } from '../../db/list-filters';
import { pickColumns } from '../../db/pick-columns';
import {
  adminRows,
  agreementAcceptanceRows,
  auditEventRows,
  buyerAccountRows,
  documentRows,
  identityVerificationRows,
  negotiationEventRows,
  offerRows,
  userRows,
} from '../../db/schema';
import type { Handlers } from '../../calls/operation-types';
import { idsOf, readPageByIds } from '../read-page';

export const auditHandlers = {
  listAuditEvents: async ({ query, ports: { db } }) => {
    const { actor, id } = auditEventRows;
    const where = filtered<typeof query>(query, {
      user_id: (user) => areAbout('users', user, ofUser(user)),
      claim_id: (claim) => areAbout('claims', claim, ofClaim(claim)),
      negotiation_id: (negotiation) =>
        areAbout('negotiations', negotiation, ofNegotiation(negotiation)),
      conversation_id: (conversation) => areAbout('conversations', conversation),
      case_id: (of) => areAbout('cases', of),
      actor: is(actor),
    });
    const source = idsOf(db, auditEventRows, { where, order: [desc(id)] });
    const { rows, ...page } = await readPageByIds(query, source, {
      read: (ids) =>
        db
          .select({
            event: auditEventRows,
            admin: pickColumns(adminRows, ...NAME),
            user: pickColumns(userRows, ...NAME),
            document: pickColumns(documentRows, 'filename'),
          })
          .from(auditEventRows)
          .leftJoin(adminRows, eq(adminRows.id, auditEventRows.actor_admin_id))
          .leftJoin(userRows, eq(userRows.id, auditEventRows.actor_user_id))
          .leftJoin(
            documentRows,
            and(
              eq(auditEventRows.subject_type, 'documents'),
              eq(documentRows.id, auditEventRows.subject_id),
            ),
          )
          .where(inArray(id, ids)),
      idOf: ({ event }) => event.id,
    });
    return { status: 200, body: { ...page, audit_events: rows.map(auditEventBody) } };
  },
} satisfies Partial<Handlers>;

const NAME = ['first_name', 'last_name'] as const;

type Name = Parameters<typeof fullName>[0];

interface AuditEntry {
  event: typeof auditEventRows.$inferSelect;
  admin: Name | null;
  user: Name | null;
  document: { filename: string } | null;
}

function auditEventBody({ event, admin, user, document }: AuditEntry): AuditEvent {
  const { actor_user_id, actor_admin_id, request_id, created_at, ...fields } = event;
  const person = admin ?? user;
  return {
    ...fields,
    actor_name: person && fullName(person),
    subject_name: document?.filename ?? null,
    created_at: created_at.toISOString(),
  };
}

const ofUser = (id: number) => [
  partsIn('identity_verifications', identityVerificationRows.id, [
    eq(identityVerificationRows.user_id, id),
  ]),
  partsIn('buyer_accounts', buyerAccountRows.id, [eq(buyerAccountRows.user_id, id)]),
  partsIn('agreement_acceptances', agreementAcceptanceRows.id, [
    eq(agreementAcceptanceRows.user_id, id),
  ]),
  partsIn('documents', documentRows.id, [
    eq(documentRows.user_id, id),
    isNull(documentRows.claim_id),
  ]),
];

const ofClaim = (id: number) => [
  partsIn('documents', documentRows.id, [eq(documentRows.claim_id, id)]),
];

const ofNegotiation = (id: number) => [
  partsIn('offers', offerRows.id, [eq(offerRows.negotiation_id, id)]),
  partsIn('documents', negotiationEventRows.document_id, [
    eq(negotiationEventRows.negotiation_id, id),
    isNotNull(negotiationEventRows.document_id),
  ]),
];

/** Events about a record, or about rows of other tables that belong to it. */
function areAbout(type: string, id: number, parts: SQL[] = []): SQL {
  const { subject_type, subject_id } = auditEventRows;
  const rows = [sql`select ${type}::text, ${id}::int`, ...parts];
  // Not several conditions joined by `or`: each pair is looked up in the index of both columns.
  return sql`(${subject_type}, ${subject_id}) in (${sql.join(rows, sql` union `)})`;
}

function partsIn(type: string, column: PgColumn, conditions: SQL[]): SQL {
  return sql`select ${type}::text, ${column} from ${column.table} where ${and(...conditions)}`;
}
