import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { NotificationCategory, OfferSide } from '@generated/model';
import { claimMail, type ClaimNews } from '../../mail/claim-news';
import { type DealNews, dealMail } from '../../mail/deal-news';
import type { Letter } from '../../mail/letter';
import { messageMail } from '../../mail/message-mail';
import type { Database } from '../database';
import {
  claimEventRows,
  claimRows,
  conversationMemberRows,
  conversationRows,
  messageRows,
  negotiationEventRows,
  negotiationRows,
  notificationRows,
  userRows,
} from '../schema';
import { insertRows } from './insert';

/** Letters without a letterhead: links are the paths of the app. */
const HEAD = { origin: '', first_name: '' };

interface Told {
  userId: number;
  category: NotificationCategory;
  letter: Letter;
  at: Date;
}

/** What everybody was told of negotiations, claims and messages; read is what came before the last sign-in. */
export async function seedNotifications(db: Database): Promise<void> {
  const told = [...(await ofDeals(db)), ...(await ofClaims(db)), ...(await ofMessages(db))];
  const users = await db.select({ id: userRows.id, seen: userRows.last_sign_in_at }).from(userRows);
  const seen = new Map(users.map((user) => [user.id, user.seen]));
  const rows = told
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ userId, category, letter, at }) => {
      const lastSeen = seen.get(userId) ?? null;
      return {
        user_id: userId,
        category,
        title: letter.subject,
        body: letter.paragraphs.join(' '),
        path: letter.link?.url ?? '/notifications',
        read_at: lastSeen && at < lastSeen ? lastSeen : null,
        created_at: at,
      };
    });
  await insertRows(db, notificationRows, rows);
}

type DealEvent = typeof negotiationEventRows.$inferSelect;

const OF_EVENT: Record<Exclude<DealEvent['type'], 'offer_auto_declined'>, DealNews> = {
  offer_made: 'offer_made',
  offer_countered: 'offer_countered',
  offer_accepted: 'offer_accepted',
  offer_rejected: 'offer_rejected',
  offer_withdrawn: 'offer_withdrawn',
  offer_expired: 'offer_expired',
  offer_closed: 'offer_closed',
  diligence_completed: 'diligence_completed',
  signed: 'signed',
  marked_paid: 'marked_paid',
  payment_confirmed: 'payment_confirmed',
  transfer_filed: 'transfer_filed',
  completed: 'completed',
  cancelled: 'cancelled',
};

async function ofDeals(db: Database): Promise<Told[]> {
  const rows = await db
    .select({
      event: negotiationEventRows,
      negotiation: negotiationRows,
      claim: claimRows.reference,
    })
    .from(negotiationEventRows)
    .innerJoin(negotiationRows, eq(negotiationRows.id, negotiationEventRows.negotiation_id))
    .innerJoin(claimRows, eq(claimRows.id, negotiationRows.claim_id))
    .orderBy(asc(negotiationEventRows.id));
  const declined = new Set(
    rows.flatMap(({ event }) => (event.type === 'offer_auto_declined' ? event.offer_id : [])),
  );
  const signed = new Set<number>();
  return rows.flatMap(({ event, negotiation, claim: reference }): Told[] => {
    const { type, offer_id, actor_role, note, occurred_at: at } = event;
    // The buyer reads it in the answer, and the seller has asked not to be troubled.
    if (type === 'offer_auto_declined' || declined.has(offer_id)) return [];
    const isSecond = type === 'signed' && signed.has(negotiation.id);
    if (type === 'signed') signed.add(negotiation.id);
    const news = isSecond ? 'payment_due' : OF_EVENT[type];
    const isOffer = offer_id !== null && news !== 'offer_accepted';
    const path = isOffer ? `/my-offers/${offer_id}` : `/negotiations/${negotiation.id}`;
    const reason = type === 'offer_rejected' || type === 'cancelled' ? note : null;
    const letter = dealMail({ ...HEAD, news, reference, path, note: reason });
    const sides = (['buyer', 'seller'] satisfies OfferSide[]).filter((side) => side !== actor_role);
    return sides.map((side) => {
      const userId = side === 'buyer' ? negotiation.buyer_id : negotiation.seller_id;
      return { userId, category: 'offer', letter, at };
    });
  });
}

const OF_CLAIM: Partial<Record<(typeof claimEventRows.$inferSelect)['type'], ClaimNews>> = {
  listed: 'listed',
  changes_requested: 'changes_requested',
  rejected: 'rejected',
  expired: 'expired',
};

async function ofClaims(db: Database): Promise<Told[]> {
  const rows = await db
    .select({ event: claimEventRows, claim: claimRows })
    .from(claimEventRows)
    .innerJoin(claimRows, eq(claimRows.id, claimEventRows.claim_id))
    .orderBy(asc(claimEventRows.id));
  return rows.flatMap(({ event, claim: { id, reference, user_id } }): Told[] => {
    const news = OF_CLAIM[event.type];
    if (!news) return [];
    const letter = claimMail({ ...HEAD, id, reference, news, note: event.note });
    return [{ userId: user_id, category: 'claim', letter, at: event.occurred_at }];
  });
}

/** Of what our staff have written. */
async function ofMessages(db: Database): Promise<Told[]> {
  const rows = await db
    .select({
      message: messageRows,
      conversation: conversationRows,
      user_id: conversationMemberRows.user_id,
    })
    .from(messageRows)
    .innerJoin(conversationRows, eq(conversationRows.id, messageRows.conversation_id))
    .innerJoin(
      conversationMemberRows,
      eq(conversationMemberRows.conversation_id, conversationRows.id),
    )
    .where(and(eq(messageRows.sender, 'staff'), isNotNull(conversationRows.user_id)))
    .orderBy(asc(messageRows.id));
  return rows.map(({ message, conversation: { id, subject }, user_id: userId }) => {
    const facts = { from: 'Our staff', subject, excerpt: message.body, path: `/chat/${id}` };
    const letter = messageMail({ ...HEAD, ...facts });
    return { userId, category: 'message', letter, at: message.created_at };
  });
}
