import { eq } from 'drizzle-orm';
import type { Assignment, OfferSide } from '@generated/model';
import { signatoryTitle } from '@/domain/buyers/buyer-account';
import { fullName } from '@/domain/users/party-names';
import { caseOf } from '../../cases/find-case';
import type { Database } from '../../db/database';
import {
  assignmentRows,
  buyerAccountRows,
  claimRows,
  documentRows,
  userRows,
  type NegotiationRow,
} from '../../db/schema';
import { agreementPdf } from '../../documents/agreement-pdf';
import { checksumOf } from '../../crypto/checksum';
import { documentStore } from '../../documents/document-store';
import { documentBody, type ReadingCall } from '../../documents/document-body';
import { addressOf } from '../../unit-of-work/audit';
import type { Work } from '../../unit-of-work/change';
import {
  ASSIGNMENT_TITLE,
  ASSIGNMENT_VERSION,
  assignmentHash,
  assignmentSections,
} from './assignment-text';
import type { Deal } from '../lock-deal';

export type AssignmentRow = typeof assignmentRows.$inferSelect;

/** Draws up the agreement when the examination ends. */
export async function drawUpAssignment(
  work: Work,
  { claim, negotiation, offer }: Deal,
): Promise<AssignmentRow> {
  const { db } = work;
  const buyer = await buyerName(db, negotiation.buyer_id);
  const sections = assignmentSections({
    negotiation: negotiation.reference,
    case: await caseOf(db, claim),
    claim,
    seller: claim.holder_name,
    buyer,
    offer,
  });
  return await work.insert(assignmentRows, {
    negotiation_id: negotiation.id,
    version: ASSIGNMENT_VERSION,
    sections,
    text_hash: await assignmentHash(sections),
    seller_name: claim.holder_name,
    buyer_name: buyer,
  });
}

/** What the assignment calls a side: the holder of the claim, or the name in the buyer's application. */
export async function legalNameOf(
  db: Database,
  {
    negotiation,
    assignment,
  }: { negotiation: NegotiationRow; assignment: AssignmentRow | undefined },
  side: OfferSide,
): Promise<string> {
  if (assignment) return assignment[`${side}_name`];
  if (side === 'buyer') return await buyerName(db, negotiation.buyer_id);
  const [claim] = await db
    .select({ holder_name: claimRows.holder_name })
    .from(claimRows)
    .where(eq(claimRows.id, negotiation.claim_id));
  if (!claim) throw new Error(`Claim ${negotiation.claim_id} is gone.`);
  return claim.holder_name;
}

async function buyerName(db: Database, buyerId: number): Promise<string> {
  const [buyer] = await db
    .select({
      legal_name: buyerAccountRows.legal_name,
      first_name: userRows.first_name,
      last_name: userRows.last_name,
    })
    .from(userRows)
    .leftJoin(buyerAccountRows, eq(buyerAccountRows.user_id, userRows.id))
    .where(eq(userRows.id, buyerId));
  if (!buyer) throw new Error(`Buyer ${buyerId} is gone.`);
  return buyer.legal_name ?? fullName(buyer);
}

export async function findAssignment(
  db: Database,
  negotiationId: number,
): Promise<AssignmentRow | undefined> {
  const [row] = await db
    .select()
    .from(assignmentRows)
    .where(eq(assignmentRows.negotiation_id, negotiationId));
  return row;
}

export function signedAt(row: AssignmentRow, side: OfferSide): Date | null {
  return side === 'buyer' ? row.buyer_signed_at : row.seller_signed_at;
}

/**
 * When the last side signed.
 * @throws if a side has not.
 */
export function bothSignedAt(row: AssignmentRow | undefined): Date {
  const { buyer_signed_at: buyer, seller_signed_at: seller } = row ?? {};
  if (!buyer || !seller) throw new Error('An assignment is not signed by both sides.');
  return buyer > seller ? buyer : seller;
}

/**
 * Signs for a side. With the second signature, the signed agreement is stored as a PDF among the seller's documents.
 */
export async function sign(
  work: Work,
  row: AssignmentRow,
  negotiation: NegotiationRow,
  { side, typed_name }: { side: OfferSide; typed_name: string },
): Promise<AssignmentRow> {
  const { db, now, request } = work;
  const ip = addressOf(request);
  const values =
    side === 'buyer'
      ? {
          buyer_signed_at: now,
          buyer_typed_name: typed_name,
          buyer_signatory_title: await titleOf(db, negotiation.buyer_id, typed_name),
          buyer_ip: ip,
        }
      : { seller_signed_at: now, seller_typed_name: typed_name, seller_ip: ip };
  const signed = { ...row, ...values };
  const document_id = await storeSigned(work, signed, negotiation);
  const [kept] = await db
    .update(assignmentRows)
    .set({ ...values, document_id, updated_at: now })
    .where(eq(assignmentRows.id, row.id))
    .returning();
  if (!kept) throw new Error(`Assignment ${row.id} is gone.`);
  return kept;
}

/** The title of the signatory, from the buyer's application as it is now; later changes to it change no signature. */
async function titleOf(db: Database, buyerId: number, typedName: string): Promise<string | null> {
  const [account] = await db
    .select({
      account_type: buyerAccountRows.account_type,
      signatory_name: buyerAccountRows.signatory_name,
      signatory_title: buyerAccountRows.signatory_title,
    })
    .from(buyerAccountRows)
    .where(eq(buyerAccountRows.user_id, buyerId));
  return account ? signatoryTitle(account, typedName) : null;
}

/** @returns the number of the document, or null until both have signed. */
async function storeSigned(
  work: Work,
  row: AssignmentRow,
  { reference, seller_id }: NegotiationRow,
): Promise<number | null> {
  const { seller_signed_at, seller_typed_name, buyer_signed_at, buyer_typed_name } = row;
  if (!seller_signed_at || !seller_typed_name || !buyer_signed_at || !buyer_typed_name) return null;
  const bytes = await agreementPdf({
    title: ASSIGNMENT_TITLE,
    version: row.version,
    hash: row.text_hash,
    sections: row.sections,
    signatures: [
      {
        role: 'Seller',
        name: row.seller_name,
        typed_name: seller_typed_name,
        signatory_title: null,
        signed_at: seller_signed_at,
        ip: row.seller_ip,
      },
      {
        role: 'Buyer',
        name: row.buyer_name,
        typed_name: buyer_typed_name,
        signatory_title: row.buyer_signatory_title,
        signed_at: buyer_signed_at,
        ip: row.buyer_ip,
      },
    ],
  });
  const document = await work.insert(documentRows, {
    user_id: seller_id,
    kind: 'agreement',
    filename: `${reference}-assignment.pdf`,
    content_type: 'application/pdf',
    byte_size: bytes.length,
    checksum: await checksumOf(bytes),
    status: 'ready',
    visibility: 'counterparty',
  });
  await documentStore.put(work.db, document.id, bytes);
  return document.id;
}

/** The agreement as either side reads it. */
export async function assignmentBody(
  db: Database,
  row: AssignmentRow,
  call: ReadingCall,
): Promise<Assignment> {
  const [document] = row.document_id
    ? await db.select().from(documentRows).where(eq(documentRows.id, row.document_id))
    : [];
  return {
    version: row.version,
    title: ASSIGNMENT_TITLE,
    hash: row.text_hash,
    sections: row.sections,
    signatures: [
      {
        role: 'seller',
        name: row.seller_name,
        signed_at: row.seller_signed_at?.toISOString() ?? null,
        typed_name: row.seller_typed_name,
        signatory_title: null,
      },
      {
        role: 'buyer',
        name: row.buyer_name,
        signed_at: row.buyer_signed_at?.toISOString() ?? null,
        typed_name: row.buyer_typed_name,
        signatory_title: row.buyer_signatory_title,
      },
    ],
    document: document ? await documentBody(document, call) : null,
    drawn_up_at: row.created_at.toISOString(),
  };
}
