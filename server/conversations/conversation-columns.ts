import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MessageSender } from '@generated/model';
import type { Database } from '../db/database';
import { pickColumns } from '../db/pick-columns';
import {
  adminRows,
  buyerAccountRows,
  claimRows,
  conversationMemberRows,
  conversationRows,
  negotiationRows,
  userRows,
} from '../db/schema';
import { otherSide } from '@/domain/deals/offer-state';
import { aliasOf, fullName } from '@/domain/users/party-names';
import { mayLogIn } from '@/domain/users/user-status';

const buyers = alias(userRows, 'buyers');
const sellers = alias(userRows, 'sellers');
const staff = 'Our staff';

/** The reader: a participating user, or one of the staff. */
export type Reader = { kind: 'user'; userId: number } | { kind: 'staff'; adminId: number };

/** The parties of a conversation. */
const between = {
  conversation: conversationRows,
  negotiation: pickColumns(negotiationRows, 'alias', 'agreed_at'),
  claim: pickColumns(claimRows, 'id', 'reference'),
  buyer: pickColumns(buyers, 'first_name', 'last_name'),
  seller: pickColumns(sellers, 'first_name', 'last_name'),
  /** The name that the assignment agreement would use. */
  buyer_legal_name: buyerAccountRows.legal_name,
  holder_name: claimRows.holder_name,
};

/** Conversations in which a user participates. */
export function selectOwnConversations(db: Database, userId: number) {
  const { role, unread_count, read_up_to_id, conversation_id, user_id } = conversationMemberRows;
  return db
    .select({ ...between, member: { role, unread_count, read_up_to_id } })
    .from(conversationRows)
    .innerJoin(
      conversationMemberRows,
      and(eq(conversation_id, conversationRows.id), eq(user_id, userId)),
    )
    .leftJoin(negotiationRows, eq(negotiationRows.id, conversationRows.negotiation_id))
    .leftJoin(claimRows, eq(claimRows.id, conversationRows.claim_id))
    .leftJoin(buyers, eq(buyers.id, negotiationRows.buyer_id))
    .leftJoin(sellers, eq(sellers.id, negotiationRows.seller_id))
    .leftJoin(buyerAccountRows, eq(buyerAccountRows.user_id, negotiationRows.buyer_id))
    .$dynamic();
}

/** All conversations, each with the staff member who looks after it. */
export function selectStaffConversations(db: Database) {
  return db
    .select({
      ...between,
      user: pickColumns(userRows, 'id', 'first_name', 'last_name', 'status'),
      admin: pickColumns(adminRows, 'id', 'first_name', 'last_name'),
    })
    .from(conversationRows)
    .leftJoin(negotiationRows, eq(negotiationRows.id, conversationRows.negotiation_id))
    .leftJoin(claimRows, eq(claimRows.id, conversationRows.claim_id))
    .leftJoin(userRows, eq(userRows.id, conversationRows.user_id))
    .leftJoin(buyers, eq(buyers.id, negotiationRows.buyer_id))
    .leftJoin(sellers, eq(sellers.id, negotiationRows.seller_id))
    .leftJoin(buyerAccountRows, eq(buyerAccountRows.user_id, negotiationRows.buyer_id))
    .leftJoin(adminRows, eq(adminRows.id, conversationRows.assigned_admin_id))
    .$dynamic();
}

type Selected<Select extends (...args: never[]) => PromiseLike<unknown[]>> = Awaited<
  ReturnType<Select>
>[number];

export type OwnConversation = Selected<typeof selectOwnConversations>;
export type StaffConversation = Selected<typeof selectStaffConversations>;

/** A conversation as its reader sees it. */
export type ConversationEntry =
  | (OwnConversation & { user?: undefined })
  | (StaffConversation & { member?: undefined });

/** The reader's role in the conversation. */
export function ownRole({ member }: ConversationEntry): MessageSender {
  return member?.role ?? 'staff';
}

/** What the reader calls a participant. */
export function labelOf(entry: ConversationEntry, role: MessageSender): string {
  const { member, negotiation, user, buyer, seller } = entry;
  if (member?.role === role) return 'You';
  switch (role) {
    case 'staff':
      return staff;
    case 'user':
      return user ? fullName(user) : '';
    case 'buyer':
    case 'seller': {
      const side = role === 'buyer' ? buyer : seller;
      const isDisclosed = !member || negotiation?.agreed_at;
      if (!side || !negotiation) return '';
      return isDisclosed ? fullName(side) : aliasOf(otherSide(role), negotiation);
    }
  }
}

/** The name that the assignment agreement would use for the reader; null if the reader is not a side. */
export function ownLegalName(entry: ConversationEntry): string | null {
  const { member, buyer_legal_name, holder_name } = entry;
  if (member?.role === 'buyer') return buyer_legal_name;
  return member?.role === 'seller' ? holder_name : null;
}

/** The participants, whoever reads. */
export function rolesIn({ conversation, member }: ConversationEntry): MessageSender[] {
  if (conversation.kind === 'staff') return ['user', 'staff'];
  return member ? ['buyer', 'seller'] : ['buyer', 'seller', 'staff'];
}

/** The role that the reader writes to. */
export function counterpartRole({ conversation, member }: ConversationEntry): MessageSender {
  if (conversation.kind === 'staff') return member ? 'staff' : 'user';
  return member?.role === 'buyer' ? 'seller' : 'buyer';
}

/** Whether contact data must not be exchanged yet. */
export function hidesContactData({ conversation, negotiation }: ConversationEntry): boolean {
  return conversation.kind === 'negotiation' && !negotiation?.agreed_at;
}

/** Whether the conversation, as our staff read it, is with a user who cannot log in and would not read an answer. */
export function isUserBarred({ user }: ConversationEntry): boolean {
  return Boolean(user && !mayLogIn(user.status));
}

/**
 * Whether the reader can write. A user's next message reopens a conversation with the staff; a negotiation that is over
 * stays closed.
 */
export function canWrite(entry: ConversationEntry): boolean {
  const { kind, status } = entry.conversation;
  return kind === 'staff' ? !isUserBarred(entry) : status === 'open';
}
