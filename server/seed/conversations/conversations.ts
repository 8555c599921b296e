import type { MessageSender, OfferSide } from '@generated/model';
import { asc, eq, sql } from 'drizzle-orm';
import { endsWithoutSale } from '@/domain/deals/negotiation-state';
import { HOUR, MINUTE } from '@/domain/time';
import type { Database } from '../../db/database';
import {
  adminRows,
  conversationMemberRows,
  conversationRows,
  messageRows,
  negotiationEventRows,
  type NegotiationRow,
  negotiationRows,
  offerRows,
} from '../../db/schema';
import type { SeedClock } from '../clock';
import { DEMO_ADMINS, DEMO_USERS } from '../demo-accounts';
import { insertRows, resetIds } from '../insert';
import { createRandom } from '../random';
import { stagesReached } from './stages';
import { HAGGLING, type Line, settlingLines, STAFF_TALKS } from './talks';

interface Said {
  role: MessageSender;
  body: string;
  at: Date;
}

/** A conversation before it has a number. */
interface Told {
  row: Omit<typeof conversationRows.$inferInsert, 'last_message_at' | 'id'> & { created_at: Date };
  /** The participating users, by their roles. */
  members: Partial<Record<Said['role'], number>>;
  /** The administrator who answers. */
  adminId: number;
  said: readonly Said[];
  /** When our staff closed it; null if nobody did. */
  closed_at: Date | null;
}

/**
 * What was written in the demo: between the two sides of every negotiation, and between the demo accounts and our
 * staff.
 */
export async function seedConversations(db: Database, clock: SeedClock): Promise<void> {
  const negotiations = await db
    .select({ negotiation: negotiationRows, payment_method: offerRows.payment_method })
    .from(negotiationRows)
    .innerJoin(offerRows, eq(offerRows.id, negotiationRows.current_offer_id))
    .orderBy(asc(negotiationRows.id));
  const events = await db
    .select()
    .from(negotiationEventRows)
    .orderBy(asc(negotiationEventRows.occurred_at), asc(negotiationEventRows.id));
  const timelines = Map.groupBy(events, ({ negotiation_id }) => negotiation_id);
  const admins = await db.select({ id: adminRows.id, email: adminRows.email }).from(adminRows);
  const idOf = new Map(admins.map(({ id, email }) => [email, id]));
  const first = idOf.get(DEMO_ADMINS[0].email) ?? 1;
  const random = createRandom('conversations');
  const told = [
    ...negotiations.map(({ negotiation: each, ...terms }) => {
      const after = stagesReached(each.status, timelines.get(each.id) ?? [], clock.now).flatMap(
        ({ stage, from, to }) => spread(settlingLines(stage, terms), from, to),
      );
      return ofNegotiation(each, random.pick(HAGGLING), { after, clock, first });
    }),
    ...STAFF_TALKS.map((talk) =>
      ofTalk(talk, { clock, admin: idOf.get(talk.admin ?? '') ?? null, first }),
    ),
  ];
  await insertConversations(db, told);
}

function ofNegotiation(
  negotiation: NegotiationRow,
  haggling: readonly Line<OfferSide>[],
  { after, clock, first }: { after: readonly Said[]; clock: SeedClock; first: number },
): Told {
  const { id, reference, claim_id, status, created_at, agreed_at, updated_at } = negotiation;
  const isOver = !agreed_at && endsWithoutSale(status);
  const until = isOver ? updated_at : clock.now;
  const before = spread(haggling, created_at, agreed_at ?? until);
  return {
    row: {
      kind: 'negotiation',
      subject: reference,
      negotiation_id: id,
      user_id: null,
      claim_id,
      status: endsWithoutSale(status) ? 'closed' : 'open',
      assigned_admin_id: null,
      created_at,
    },
    members: { buyer: negotiation.buyer_id, seller: negotiation.seller_id },
    adminId: first,
    said: [...before, ...after],
    closed_at: null,
  };
}

/** Our staff close a conversation this long after the last message. */
const CLOSED_AFTER_MS = 20 * MINUTE;

function ofTalk(
  { email, subject, daysAgo, lines, isClosed }: (typeof STAFF_TALKS)[number],
  { clock, admin, first }: { clock: SeedClock; admin: number | null; first: number },
): Told {
  const said = lines.map(([role, body], index) => ({
    role,
    body,
    at: clock.daysAgo(daysAgo[index] ?? 0),
  }));
  const last = said.at(-1);
  const userId = DEMO_USERS.findIndex((user) => user.email === email) + 1;
  return {
    row: {
      kind: 'staff',
      subject,
      negotiation_id: null,
      user_id: userId,
      claim_id: null,
      status: isClosed ? 'closed' : 'open',
      assigned_admin_id: admin,
      created_at: said[0]?.at ?? clock.now,
    },
    members: { user: userId },
    adminId: admin ?? first,
    said,
    closed_at: isClosed && last ? new Date(last.at.getTime() + CLOSED_AFTER_MS) : null,
  };
}

/** If an offer was rejected automatically, nobody has written. */
const SHORTEST_TALK_MS = HOUR;

/** Lines spread evenly between two instants, at full minutes. */
function spread(lines: readonly Line<Said['role']>[], from: Date, to: Date): Said[] {
  if (to.getTime() - from.getTime() < SHORTEST_TALK_MS) return [];
  const step = (to.getTime() - from.getTime()) / (lines.length + 1);
  return lines.map(([role, body], index) => ({
    role,
    body,
    at: new Date(Math.floor((from.getTime() + step * (index + 1)) / MINUTE) * MINUTE),
  }));
}

async function insertConversations(db: Database, told: readonly Told[]): Promise<void> {
  const numbered = told.map((each, index) => ({ ...each, id: index + 1 }));
  const messages = numbered
    .flatMap(({ id, said, members, adminId }) =>
      said.map(({ role, body, at }, index) => ({
        conversation_id: id,
        sender: role,
        user_id: members[role] ?? null,
        admin_id: role === 'staff' ? adminId : null,
        client_id: `00000000-0000-4000-8000-${String(id * 100 + index).padStart(12, '0')}`,
        body,
        created_at: at,
      })),
    )
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map((message, index) => ({ id: index + 1, ...message }));
  await insertRows(
    db,
    conversationRows,
    numbered.map(({ id, row, said, closed_at }) => ({
      id,
      ...row,
      unanswered_since: closed_at ? null : unansweredSince(said),
      last_message_at: said.at(-1)?.at ?? row.created_at,
      updated_at: closed_at ?? said.at(-1)?.at ?? row.created_at,
    })),
  );
  await insertRows(
    db,
    conversationMemberRows,
    numbered.flatMap(({ id, row, said, members }) =>
      (Object.entries(members) as [Said['role'], number][]).map(([role, user_id]) => ({
        conversation_id: id,
        user_id,
        role,
        last_message_at: said.at(-1)?.at ?? row.created_at,
        created_at: row.created_at,
      })),
    ),
  );
  await insertRows(db, messageRows, messages);
  await resetIds(db, [conversationRows, messageRows]);
  await markAsRead(db);
}

/** When a user wrote the first message that our staff have not answered. */
function unansweredSince(said: readonly Said[]): Date | null {
  const answer = said.findLastIndex(({ role }) => role === 'staff');
  return said.slice(answer + 1).find(({ role }) => role === 'user')?.at ?? null;
}

/**
 * Everybody has read what was there at their last sign-in and when they last wrote; our staff have read what they
 * answered.
 */
async function markAsRead(db: Database): Promise<void> {
  const { conversation_id, role, user_id, read_up_to_id } = conversationMemberRows;
  const ofConversation = sql`m.conversation_id = ${conversation_id}`;
  const lastSeen = sql`(select u.last_sign_in_at from users u where u.id = ${user_id})`;
  await db.update(conversationMemberRows).set({
    read_up_to_id: sql`coalesce((select max(m.id) from messages m where ${ofConversation}
      and (m.sender = ${role} or m.created_at <= ${lastSeen})), 0)`,
  });
  await db.update(conversationMemberRows).set({
    unread_count: sql`(select count(*) from messages m where ${ofConversation}
      and m.sender <> ${role} and m.id > ${read_up_to_id})`,
  });
  const ofStaff = sql`m.conversation_id = ${conversationRows.id}`;
  const staffOwn = sql`coalesce((select max(m.id) from messages m where ${ofStaff} and m.sender = 'staff'), 0)`;
  const ofUser = sql`(select count(*) from messages m where ${ofStaff} and m.sender = 'user' and m.id > ${staffOwn})`;
  await db
    .update(conversationRows)
    .set({
      staff_read_up_to_id: staffOwn,
      staff_unread_count: ofUser,
      // Keeps its own date: otherwise a conversation that was closed long ago would count as closed now, in the audit
      // log too.
      updated_at: sql`${conversationRows.updated_at}`,
    })
    .where(eq(conversationRows.kind, 'staff'));
}
