import Big from 'big.js';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { claimEventRows } from '../../db/schema';

/** When the claims with a changed price got their current price, by their ids. */
export async function priceChanges(db: Database): Promise<ReadonlyMap<number, Date>> {
  const events = await db
    .select({ id: claimEventRows.claim_id, at: claimEventRows.occurred_at })
    .from(claimEventRows)
    .where(eq(claimEventRows.type, 'price_changed'));
  return new Map(events.map(({ id, at }) => [id, at]));
}

const FACTORS = ['1.04', '1.08', '1.12', '0.95'] as const;

/** What a claim with a changed price asked before: mostly more, sometimes less. */
export function askBefore({
  id,
  ask_percent: ask,
}: {
  id: number;
  ask_percent?: string | null | undefined;
}): string | null {
  // Every fourth claim has a new price.
  const factor = FACTORS[Math.floor(id / 4) % FACTORS.length] ?? FACTORS[0];
  return ask ? new Big(ask).times(factor).round(2).toFixed() : null;
}
