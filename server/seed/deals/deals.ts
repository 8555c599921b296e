import { sql } from 'drizzle-orm';
import {
  ASSIGNMENT_TITLE,
  ASSIGNMENT_VERSION,
  assignmentHash,
  assignmentSections,
} from '../../deals/assignment/assignment-text';
import { refreshBids } from '../../deals/refresh-bids';
import { agreementPdf } from '../../documents/agreement-pdf';
import type { Database } from '../../db/database';
import { assignmentRows, negotiationEventRows, negotiationRows, offerRows } from '../../db/schema';
import type { SeededClaim } from '../claims/claims';
import type { DocumentBook } from '../documents/documents';
import { insertRows, resetIds } from '../insert';
import { createRandom } from '../random';
import { DealBook } from './deal-book';
import { playDemoDeals } from './demo-deals';
import { playMarketDeals } from './market-deals';
import type { PlayedDeal } from './played-deal';

type Assignment = Omit<typeof assignmentRows.$inferInsert, 'id' | 'negotiation_id'>;

/** The negotiations of the seed, in the order of their first offers; claims get the owners and dates that they need. */
export function inventDeals(
  claims: readonly SeededClaim[],
  sources: Omit<ConstructorParameters<typeof DealBook>[0], 'random'>,
): DealBook {
  const book = new DealBook({ ...sources, random: createRandom('deals') });
  playDemoDeals(book, claims);
  playMarketDeals(book, claims);
  for (const deal of book.deals) deal.remindBy(book.clock.now);
  book.deals.sort((a, b) => time(a.negotiation.created_at) - time(b.negotiation.created_at));
  return book;
}

/**
 * The agreements of the deals, as far as they are drawn up and signed; those signed by both are stored as documents.
 */
export async function drawUpAssignments(
  book: DealBook,
  documents: DocumentBook,
): Promise<Map<PlayedDeal, Assignment>> {
  const assignments = new Map<PlayedDeal, Assignment>();
  for (const deal of book.deals) {
    if (deal.drawnUpAt)
      assignments.set(deal, await drawUp(book, deal, { at: deal.drawnUpAt, documents }));
  }
  return assignments;
}

async function drawUp(
  book: DealBook,
  deal: PlayedDeal,
  { at, documents }: { at: Date; documents: DocumentBook },
): Promise<Assignment> {
  const { facts, signatures, last, negotiation } = deal;
  const { claim, seeded } = facts;
  const { seller, buyer } = signatures;
  const buyerName = book.legalName(facts.buyer);
  const sellerName = claim.holder_name ?? '';
  const buyer_signatory_title = buyer ? book.signatoryTitle(facts.buyer, buyer.typed_name) : null;
  const sections = assignmentSections({
    negotiation: facts.reference,
    case: {
      ...seeded.row,
      district: seeded.row.district ?? null,
      case_number: seeded.row.case_number ?? null,
      parameters: seeded.parameters,
    },
    claim: {
      reference: claim.reference,
      debtor_entity: claim.debtor_entity ?? null,
      claim_class: claim.claim_class ?? null,
      schedule_number: claim.schedule_number ?? null,
      proof_of_claim_number: claim.proof_of_claim_number ?? null,
      register_status: claim.register_status ?? null,
      scheduled_amount: claim.scheduled_amount ?? null,
      filed_amount: claim.filed_amount ?? null,
      allowed_amount: claim.allowed_amount ?? null,
      currency: claim.currency,
      face_amount: claim.face_amount ?? last.face_amount,
      has_loan: claim.has_loan ?? null,
      is_part: claim.is_part ?? false,
    },
    seller: sellerName,
    buyer: buyerName,
    offer: { ...last, conditions: last.conditions ?? null },
  });
  const text_hash = await assignmentHash(sections);
  let document_id: number | null = null;
  if (seller && buyer) {
    const signed = [
      {
        role: 'Seller',
        name: sellerName,
        ...seller,
        signatory_title: null,
        signed_at: seller.at,
      },
      {
        role: 'Buyer',
        name: buyerName,
        ...buyer,
        signatory_title: buyer_signatory_title,
        signed_at: buyer.at,
      },
    ];
    const bytes = await agreementPdf({
      title: ASSIGNMENT_TITLE,
      version: ASSIGNMENT_VERSION,
      hash: text_hash,
      sections,
      signatures: signed,
    });
    document_id = documents.add(
      {
        user_id: negotiation.seller_id,
        kind: 'agreement',
        filename: `${facts.reference}-assignment.pdf`,
        content_type: 'application/pdf',
        visibility: 'counterparty',
      },
      await documents.picture(bytes),
      new Date(Math.max(time(seller.at), time(buyer.at))),
    );
  }
  const signedAt = [seller, buyer].flatMap((each) => (each ? [time(each.at)] : []));
  return {
    version: ASSIGNMENT_VERSION,
    sections,
    text_hash,
    seller_name: sellerName,
    seller_typed_name: seller?.typed_name ?? null,
    seller_signed_at: seller?.at ?? null,
    seller_ip: seller?.ip ?? null,
    buyer_name: buyerName,
    buyer_typed_name: buyer?.typed_name ?? null,
    buyer_signatory_title,
    buyer_signed_at: buyer?.at ?? null,
    buyer_ip: buyer?.ip ?? null,
    document_id,
    created_at: at,
    updated_at: new Date(Math.max(time(at), ...signedAt)),
  };
}

/** Call it once the claims and their documents are inserted. */
export async function insertDeals(
  db: Database,
  deals: readonly PlayedDeal[],
  assignments: ReadonlyMap<PlayedDeal, Assignment>,
): Promise<void> {
  const numbered = deals.map((deal, index) => ({ deal, negotiation_id: index + 1 }));
  const offers = numbered
    .flatMap(({ deal, negotiation_id }) => deal.offers.map((offer) => ({ offer, negotiation_id })))
    .toSorted((a, b) => time(a.offer.created_at) - time(b.offer.created_at));
  const ids = new Map(offers.map(({ offer }, index) => [offer, index + 1]));
  const idOf = (offer: (typeof offers)[number]['offer'] | null) =>
    (offer && ids.get(offer)) ?? null;

  // The latest move is set once there are moves.
  await insertRows(
    db,
    negotiationRows,
    numbered.map(({ deal, negotiation_id: id }) => ({ id, ...deal.negotiation })),
  );
  await insertRows(
    db,
    offerRows,
    offers.map(({ offer: { parent, ...row }, negotiation_id }, index) => ({
      id: index + 1,
      negotiation_id,
      parent_offer_id: idOf(parent),
      ...row,
    })),
  );
  await db.execute(sql`
    update negotiations n set current_offer_id = latest.id
    from (select negotiation_id, max(id) as id from offers group by negotiation_id) latest
    where latest.negotiation_id = n.id
  `);
  await insertRows(
    db,
    negotiationEventRows,
    numbered
      .flatMap(({ deal, negotiation_id }) =>
        deal.events.map(({ offer, changes: _, ...event }) => ({
          negotiation_id,
          ...event,
          offer_id: idOf(offer),
        })),
      )
      .toSorted((a, b) => time(a.occurred_at) - time(b.occurred_at)),
  );
  await insertRows(
    db,
    assignmentRows,
    numbered.flatMap(({ deal, negotiation_id }) => {
      const assignment = assignments.get(deal);
      return assignment ? [{ negotiation_id, ...assignment }] : [];
    }),
  );
  await resetIds(db, [negotiationRows, offerRows]);
  // Nobody is watching yet.
  await refreshBids({ db, publish: () => {} });
}

const time = (instant: Date) => instant.getTime();
