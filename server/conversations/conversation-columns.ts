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

/** Who reads: a user who takes part, or one of the staff. */
export type Reader = { kind: 'user'; userId: number } | { kind: 'staff'; adminId: number };

/** Whom a conversation is between. */
const between = {
  conversation: conversationRows,
  negotiation: pickColumns(negotiationRows, 'alias', 'agreed_at'),
  claim: pickColumns(claimRows, 'id', 'reference'),
  buyer: pickColumns(buyers, 'first_name', 'last_name'),
  seller: pickColumns(sellers, 'first_name', 'last_name'),
  /** Whom the assignment agreement would name. */
  buyer_legal_name: buyerAccountRows.legal_name,
  holder_name: claimRows.holder_name,
};

/** Conversations that a user takes part in. */
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

/** All conversations, with who of our staff looks after them. */
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

/** As what the reader takes part. */
export function ownRole({ member }: ConversationEntry): MessageSender {
  return member?.role ?? 'staff';
}

/** What the reader calls each of those who take part. */
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

/** Whom the assignment agreement would name for the reader; null for who is no side. */
export function ownLegalName(entry: ConversationEntry): string | null {
  const { member, buyer_legal_name, holder_name } = entry;
  if (member?.role === 'buyer') return buyer_legal_name;
  return member?.role === 'seller' ? holder_name : null;
}

/** Who takes part, whoever reads. */
export function rolesIn({ conversation, member }: ConversationEntry): MessageSender[] {
  if (conversation.kind === 'staff') return ['user', 'staff'];
  return member ? ['buyer', 'seller'] : ['buyer', 'seller', 'staff'];
}

/** Whom the reader writes to. */
export function counterpartRole({ conversation, member }: ConversationEntry): MessageSender {
  if (conversation.kind === 'staff') return member ? 'staff' : 'user';
  return member?.role === 'buyer' ? 'seller' : 'buyer';
}

/** Whether contact data are not to be exchanged yet. */
export function hidesContactData({ conversation, negotiation }: ConversationEntry): boolean {
  return conversation.kind === 'negotiation' && !negotiation?.agreed_at;
}

/** Whether our staff read a conversation with a user who cannot log in, and would not read an answer. */
export function isUserBarred({ user }: ConversationEntry): boolean {
  return Boolean(user && !mayLogIn(user.status));
}

/** A user's next message opens a conversation with the staff again; a negotiation that is over stays closed. */
export function canWrite(entry: ConversationEntry): boolean {
  const { kind, status } = entry.conversation;
  return kind === 'staff' ? !isUserBarred(entry) : status === 'open';
}
