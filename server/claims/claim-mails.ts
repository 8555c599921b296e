import { eq } from 'drizzle-orm';
import type { ClaimEvent } from '@/domain/claims/claim-state';
import type { Database } from '../db/database';
import { userRows } from '../db/schema';
import type { ExchangePorts } from '../exchange-ports';
import { enqueueMail } from '../mail/outbox';
import { type ClaimNews, claimMail } from '../mail/templates';
import type { ClaimRow } from './lock-claim';

/** What the seller did not do, and therefore learns by mail. */
const NEWS: Partial<Record<ClaimEvent, ClaimNews>> = {
  approve: 'listed',
  request_changes: 'changes_requested',
  reject: 'rejected',
  expire: 'expired',
};

/** Tells the seller, unless claim notifications are switched off. */
export async function mailSeller(
  tx: Database,
  { ports }: { ports: Pick<ExchangePorts, 'clock' | 'settings'> },
  { id, reference, user_id }: ClaimRow,
  { change, note }: { change: ClaimEvent; note: string | null },
): Promise<void> {
  const news = NEWS[change];
  if (!news) return;
  const [seller] = await tx
    .select({
      email: userRows.email,
      first_name: userRows.first_name,
      wanted: userRows.claim_notifications,
    })
    .from(userRows)
    .where(eq(userRows.id, user_id));
  if (!seller?.wanted) return;
  const { email, first_name } = seller;
  const origin = ports.settings.publicOrigin;
  const mail = claimMail({ origin, first_name, id, reference, news, note });
  await enqueueMail(tx, email, mail, ports.clock());
}
