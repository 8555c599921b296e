import { and, asc, eq, inArray, isNotNull, min } from 'drizzle-orm';
import { type AuditAction, changesBetween, subjectOf } from '../unit-of-work/audit';
import type { Database } from '../db/database';
import {
  type AuditChanges,
  auditEventRows,
  buyerAccountRows,
  claimEventRows,
  claimRows,
  conversationRows,
  identityVerificationRows,
  messageRows,
  userRows,
} from '../db/schema';
import { DEMO_ADMINS } from './demo-accounts';
import type { PlayedDeal } from './deals/played-deal';
import { insertRows } from './insert';
import { createRandom } from './random';

/** Something that a member of our staff did, as the exchange would have recorded it. */
interface StaffAct {
  action: AuditAction;
  id: number;
  changes: AuditChanges;
  at: Date;
  /** The administrator whom the record names; anybody by default. */
  adminId?: number | null;
}

/**
 * What our staff did in the demo, in chronological order, with the actions and changes that the operations write. What
 * users did has no rows: there would be a hundred times as many, and the timelines tell it.
 * @param deals in the order of their ids.
 */
export async function seedAuditEvents(db: Database, deals: readonly PlayedDeal[]): Promise<void> {
  const random = createRandom('audit');
  const acts = [
    ...ofDeals(deals),
    ...(await ofClaims(db)),
    ...(await ofIdentities(db)),
    ...(await ofBuyerAccounts(db)),
    ...(await ofUsers(db)),
    ...(await ofConversations(db)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  await insertRows(
    db,
    auditEventRows,
    acts.map(({ action, id, changes, at, adminId }) => ({
      actor: 'admin' as const,
      actor_admin_id: adminId ?? random.int(1, DEMO_ADMINS.length),
      action,
      subject_type: subjectOf(action),
      subject_id: id,
      changes,
      // Addresses for documentation (RFC 5737).
      ip: `203.0.113.${random.int(1, 254)}`,
      request_id: `seed-${subjectOf(action)}-${id}-${at.getTime()}`,
      created_at: at,
    })),
  );
}

/** A completed sale is also recorded for its claim. */
function ofDeals(deals: readonly PlayedDeal[]): StaffAct[] {
  return deals.flatMap(({ events, facts: { claim } }, index) =>
    events
      .filter(({ actor_role }) => actor_role === 'staff')
      .flatMap(({ type, changes, occurred_at: at }): StaffAct[] => {
        const adminId = 1 + (index % DEMO_ADMINS.length);
        const act = { action: `negotiation.${type}`, id: index + 1, changes, at, adminId } as const;
        if (type !== 'completed') return [act];
        const before = { status: 'under_offer', sold_at: null as Date | null };
        const sold = changesBetween(before, { status: 'sold', sold_at: at });
        return [{ action: 'claim.sold', id: claim.id, changes: sold, at, adminId }, act];
      }),
  );
}

/** Fields of a claim that our staff have not looked at. */
const UNDER_REVIEW = {
  listed_at: null as Date | null,
  expires_at: null as Date | null,
  review_note: null as string | null,
};

async function ofClaims(db: Database): Promise<StaffAct[]> {
  const rows = await db
    .select({ event: claimEventRows, claim: claimRows })
    .from(claimEventRows)
    .innerJoin(claimRows, eq(claimRows.id, claimEventRows.claim_id))
    .where(eq(claimEventRows.actor_role, 'staff'))
    .orderBy(asc(claimEventRows.id));
  return rows.map(({ event: { type, note, occurred_at: at }, claim }) => {
    const { id, listed_at, expires_at } = claim;
    const values =
      type === 'listed'
        ? { status: 'open', listed_at, expires_at }
        : { status: type, review_note: note };
    const before = { ...UNDER_REVIEW, status: type === 'paused' ? 'open' : 'in_review' };
    return { action: `claim.${type}`, id, changes: changesBetween(before, values), at };
  });
}

async function ofIdentities(db: Database): Promise<StaffAct[]> {
  const rows = await db
    .select()
    .from(identityVerificationRows)
    .where(isNotNull(identityVerificationRows.reviewed_at))
    .orderBy(asc(identityVerificationRows.id));
  return rows.flatMap((row): StaffAct[] => {
    const { id, status, rejection_reason, reviewed_by_admin_id, reviewed_at } = row;
    if (!reviewed_at) return [];
    const before: Partial<typeof row> = {
      ...row,
      status: 'pending',
      rejection_reason: null,
      reviewed_by_admin_id: null,
      reviewed_at: null,
    };
    const values = { status, rejection_reason, reviewed_by_admin_id, reviewed_at };
    const changes = changesBetween(before, values);
    const adminId = reviewed_by_admin_id;
    return [{ action: `identity.${status}`, id, changes, at: reviewed_at, adminId }];
  });
}

async function ofBuyerAccounts(db: Database): Promise<StaffAct[]> {
  const rows = await db.select().from(buyerAccountRows).orderBy(asc(buyerAccountRows.id));
  return rows.flatMap(({ id, status, rejection_reason, reviewed_at }): StaffAct[] => {
    if (!reviewed_at) return [];
    // Only verified accounts are suspended.
    const before = status === 'suspended' ? 'verified' : 'pending';
    const changes: AuditChanges = {
      status: [before, status],
      rejection_reason: [null, rejection_reason],
    };
    return [{ action: `buyer_account.${status}`, id, changes, at: reviewed_at }];
  });
}

async function ofUsers(db: Database): Promise<StaffAct[]> {
  const rows = await db
    .select()
    .from(userRows)
    .where(inArray(userRows.status, ['suspended', 'deactivated']))
    .orderBy(asc(userRows.id));
  return rows.map(({ id, status, status_reason, updated_at: at }) => ({
    action: `user.${status}`,
    id,
    changes: { status: ['active', status], status_reason: [null, status_reason] },
    at,
  }));
}

/** An administrator takes a conversation before answering it; the same one closes it. */
async function ofConversations(db: Database): Promise<StaffAct[]> {
  const rows = await db
    .select({ conversation: conversationRows, answered_at: min(messageRows.created_at) })
    .from(conversationRows)
    .leftJoin(
      messageRows,
      and(eq(messageRows.conversation_id, conversationRows.id), eq(messageRows.sender, 'staff')),
    )
    .where(eq(conversationRows.kind, 'staff'))
    .groupBy(conversationRows.id)
    .orderBy(asc(conversationRows.id));
  return rows.flatMap(({ conversation, answered_at }): StaffAct[] => {
    const { id, status, assigned_admin_id: adminId, updated_at } = conversation;
    const taken = { assigned_admin_id: [null, adminId] } satisfies AuditChanges;
    return [
      ...(adminId !== null && answered_at
        ? [
            {
              action: 'conversation.assigned',
              id,
              changes: taken,
              at: answered_at,
              adminId,
            } as const,
          ]
        : []),
      ...(status === 'closed'
        ? [{ action: 'conversation.closed', id, changes: {}, at: updated_at, adminId } as const]
        : []),
    ];
  });
}
