import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { NotificationCategory, OfferSide } from '@generated/model';
import { currentAgreement } from '../../agreements/agreements';
import { findConversation } from '../../conversations/find-conversation';
import { messageFacts } from '../../conversations/tell-of-message';
import { claimMail, type ClaimNews } from '../../mail/claim-news';
import { type DealNews, dealMail } from '../../mail/deal-news';
import type { Letter } from '../../mail/letter';
import {
  applicationReceivedMail,
  buyerStatusMail,
  identityReviewMail,
} from '../../mail/decision-mails';
import { messageMail } from '../../mail/message-mail';
import type { Database } from '../database';
import {
  agreementAcceptanceRows,
  buyerAccountRows,
  claimEventRows,
  claimRows,
  conversationMemberRows,
  identityVerificationRows,
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

/** What everybody was told of negotiations, claims, messages and the own account; read is what came before the last sign-in. */
export async function seedNotifications(db: Database): Promise<void> {
  const told = [
    ...(await ofDeals(db)),
    ...(await ofClaims(db)),
    ...(await ofMessages(db)),
    ...(await ofIdentities(db)),
    ...(await ofBuyerAccounts(db)),
  ];
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

/** Of what our staff have written, and of the first message that somebody has not read. */
async function ofMessages(db: Database): Promise<Told[]> {
  const { conversation_id, user_id, read_up_to_id } = conversationMemberRows;
  const isFirstUnread = eq(
    messageRows.id,
    sql`(select min(m.id) from messages m where m.conversation_id = ${conversation_id} and m.id > ${read_up_to_id})`,
  );
  const rows = await db
    .select({ message: messageRows, userId: user_id })
    .from(messageRows)
    .innerJoin(conversationMemberRows, eq(conversation_id, messageRows.conversation_id))
    .where(or(eq(messageRows.sender, 'staff'), isFirstUnread))
    .orderBy(asc(messageRows.id));
  return await Promise.all(
    rows.map(async ({ message, userId }): Promise<Told> => {
      const entry = await findConversation(db, message.conversation_id, { kind: 'user', userId });
      if (!entry) throw new Error(`User ${userId} does not take part.`);
      const letter = messageMail({ ...HEAD, ...messageFacts(entry, message) });
      return { userId, category: 'message', letter, at: message.created_at };
    }),
  );
}

/** The head of a letter that may name whom to write to, as where nothing else is configured. */
const STAFF_HEAD = { ...HEAD, staffEmail: 'staff@example.com' };

async function ofIdentities(db: Database): Promise<Told[]> {
  const rows = await db
    .select()
    .from(identityVerificationRows)
    .orderBy(asc(identityVerificationRows.id));
  return rows.flatMap(({ user_id, status, rejection_reason, reviewed_at: at }): Told[] => {
    if (status === 'pending' || !at) return [];
    const letter = identityReviewMail({ ...STAFF_HEAD, status, reason: rejection_reason });
    return [{ userId: user_id, category: 'account', letter, at }];
  });
}

async function ofBuyerAccounts(db: Database): Promise<Told[]> {
  const { user_id, kind, version } = agreementAcceptanceRows;
  const inForce = eq(version, currentAgreement('buyer_access').version);
  const rows = await db
    .select({ account: buyerAccountRows, accepted_by: user_id })
    .from(buyerAccountRows)
    .leftJoin(
      agreementAcceptanceRows,
      and(eq(user_id, buyerAccountRows.user_id), eq(kind, 'buyer_access'), inForce),
    )
    .orderBy(asc(buyerAccountRows.id));
  return rows.flatMap(({ account, accepted_by }): Told[] => {
    const {
      user_id: userId,
      status,
      rejection_reason: reason,
      submitted_at,
      reviewed_at,
    } = account;
    const told = (letter: Letter, at: Date | null): Told[] =>
      at ? [{ userId, category: 'account', letter, at }] : [];
    const facts = { ...STAFF_HEAD, status, reason, agreementAccepted: accepted_by !== null };
    return [
      ...told(applicationReceivedMail(STAFF_HEAD), submitted_at),
      ...told(buyerStatusMail(facts), reviewed_at),
    ];
  });
}
