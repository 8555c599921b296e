import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClaimStep, isLive, SEEN, SIDES, STEPS } from '../../testing/deal-walk/model';
import {
  allowedSteps,
  bid,
  changeClaim,
  doStep,
  expectRead,
  passObjections,
  passTime,
  tryAllRefused,
  tryFirstMove,
} from '../../testing/deal-walk/walk';
import { beginAnew, startWalk, type Walk } from '../../testing/deal-walk/calls';
import { openExchange, type TestExchange } from '../../testing/exchange-client';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await openExchange();
});
afterAll(() => exchange.close());

interface Turn {
  what: 'proceed' | 'stray' | 'bid' | 'claim' | 'time';
  pick: number;
  low: boolean;
}

const turn: fc.Arbitrary<Turn> = fc.record({
  what: fc.constantFrom(
    ...Array<'proceed'>(12).fill('proceed'),
    ...Array<'stray'>(4).fill('stray'),
    ...(['bid', 'bid', 'claim', 'time'] as const),
  ),
  pick: fc.nat({ max: 9999 }),
  low: fc.constantFrom(...Array<false>(9).fill(false), true),
});

function pickOf<Item>(items: readonly Item[], pick: number): Item | undefined {
  return items[pick % items.length];
}

async function take(walk: Walk, { what, pick, low }: Turn): Promise<void> {
  switch (what) {
    case 'proceed':
      return await proceed(walk, pick, low);
    case 'stray':
      return await stray(walk, pick);
    case 'bid':
      return await bid(
        walk,
        pickOf(['buyer', 'rival', 'seller', 'staff'] as const, pick) ?? 'buyer',
        low,
      );
    case 'claim':
      return await changeClaim(
        walk,
        pickOf<ClaimStep>(['pause', 'pause', 'resume', 'withdraw'], pick) ?? 'pause',
      );
    case 'time':
      return await passTime(walk, [1, 25, 73][pick % 3] ?? 1);
  }
}

/** What somebody is expected to do next; left to chance alone, few deals would come to their end. */
async function proceed(walk: Walk, pick: number, low: boolean): Promise<void> {
  const { claim, deals } = walk.model;
  const way = pickOf(allowedSteps(walk, pick % 10 === 0), Math.floor(pick / 10));
  if (way) {
    if (way.step === 'to_completed') await passObjections(walk);
    return await doStep(walk, way, low);
  }
  if (claim.status === 'open')
    return await bid(walk, pickOf(['buyer', 'rival'] as const, pick) ?? 'buyer', low);
  if (claim.status === 'paused') return await changeClaim(walk, 'resume');
  expect(deals.filter(isLive)).toEqual([]);
  await beginAnew(walk);
}

/** Anybody does anything, with a deal that may be over. */
async function stray(walk: Walk, pick: number): Promise<void> {
  const deal = pickOf(walk.model.deals, pick);
  const side = pickOf(SIDES, Math.floor(pick / 7));
  const step = pickOf(STEPS, Math.floor(pick / 31));
  if (deal && side && step) await doStep(walk, { deal, side, step });
}

/** What was tried of all that a state refuses, in any walk. */
const tried = new Set<string>();

async function once(state: string, attempt: () => Promise<void>): Promise<void> {
  if (tried.has(state)) return;
  await attempt();
  tried.add(state);
}

const walks = fc.asyncProperty(
  fc.array(turn, { minLength: 1, maxLength: 60, size: 'max' }),
  async (turns) => {
    const walk = await startWalk(exchange);
    for (const next of turns) {
      await take(walk, next);
      for (const deal of walk.model.deals) {
        await once(deal.state, async () => {
          await expectRead(walk, deal);
          await tryAllRefused(walk, deal);
        });
        if (deal.offers.length > 1)
          await once(`${deal.state}, countered`, () => tryFirstMove(walk, deal));
      }
    }
  },
);

/** The first walks are the same each time; those after them are new, and a message says how to walk them again. */
test(
  'whatever the sides, a rival and the staff do, deals move as the state machines say',
  { timeout: 180_000 },
  async () => {
    const plugins = [fc.interruptAfterTimeLimit(80_000)];
    await fc.assert(walks, { seed: 1, numRuns: 6, plugins });
    expect(Object.keys(SEEN).filter((state) => !tried.has(state))).toEqual([]);
    await fc.assert(walks, { numRuns: 2, plugins });
  },
);
