import { expect } from 'vitest';
import { HOUR } from '@/domain/time';
import { auditEventRows } from '../../db/schema';
import { runDueWork } from '../../due-work';
import {
  type Answer,
  callStep,
  type Doing,
  type How,
  LOW,
  rowsOf,
  tokenOf,
  type Walk,
} from './calls';
import {
  answerTo,
  answerToBid,
  begin,
  type Buyer,
  CLAIM_STEPS,
  type ClaimStep,
  closeOpen,
  type Deal,
  expireOpen,
  isLive,
  nextOf,
  OFFER_STEPS,
  type Person,
  personOf,
  SEEN,
  type Side,
  SIDES,
  type Step,
  STEPS,
  take,
} from './model';

async function everything(walk: Walk) {
  return { ...(await rowsOf(walk)), audits: await walk.exchange.db.$count(auditEventRows) };
}

/** @param what names the call if the answer differs. */
async function expectAnswer(expected: string, what: string, call: () => Promise<Answer>) {
  const { status, body } = await call();
  const code = body?.code ? ` ${body.code}` : '';
  expect(`${what}: ${status}${code}`).toBe(`${what}: ${expected}`);
}

/** Refused calls leave everything as it was. */
async function expectUntouched(walk: Walk, calls: () => Promise<void>): Promise<void> {
  const before = await everything(walk);
  await calls();
  expect(await everything(walk)).toEqual(before);
}

async function tryStep(walk: Walk, doing: Doing, how: How = {}): Promise<void> {
  const { deal, side, step } = doing;
  const expected = answerTo(walk.model, deal, side, step);
  await expectAnswer(expected, `${side} ${step} in "${deal.state}"`, () =>
    callStep(walk, doing, how),
  );
}

/** Takes a step, allowed or not, and checks what it led to. */
export async function doStep(walk: Walk, doing: Doing, low = false): Promise<void> {
  const { model } = walk;
  const { deal, side, step } = doing;
  const expected = answerTo(model, deal, side, step);
  if (!expected.startsWith('2') || side === 'stranger') {
    return await expectUntouched(walk, () => tryStep(walk, doing));
  }
  await tryStep(walk, doing, { low });
  take(model, { deal, side, step, low });
  await expectAsModelled(walk);
}

export async function bid(walk: Walk, who: Person, low = false): Promise<void> {
  const { model, steps } = walk;
  const expected = answerToBid(model, who);
  const token = await tokenOf(walk, who);
  const call = async () => {
    await expectAnswer(expected, `${who} bids for a claim ${model.claim.status}`, () =>
      steps.offer(token, model.claim.id, low ? { price_percent: LOW } : {}),
    );
  };
  if (expected !== '201') return await expectUntouched(walk, call);
  await call();
  const id = (await rowsOf(walk)).deals.at(-1)?.id ?? 0;
  begin(model, { id, by: who as Buyer, low });
  await expectAsModelled(walk);
}

/** What the seller does with the claim itself. */
export async function changeClaim(walk: Walk, step: ClaimStep): Promise<void> {
  const { exchange, model } = walk;
  const { claim } = model;
  const { from, to } = CLAIM_STEPS[step];
  const isAllowed = (from as readonly string[]).includes(claim.status);
  const token = await tokenOf(walk, 'seller');
  const lock_version = (await rowsOf(walk)).claim?.lock_version;
  const expected = isAllowed ? '200' : '422 transition_not_allowed';
  const call = async () => {
    await expectAnswer(expected, `${step} of a claim ${claim.status}`, () =>
      exchange.as(token).post(`/api/my_claims/${claim.id}/${step}`, { lock_version }),
    );
  };
  if (!isAllowed) return await expectUntouched(walk, call);
  await call();
  claim.status = to;
  if (to !== 'open') closeOpen(model);
  await expectAsModelled(walk);
}

/** Lets time pass. An offer that has run out can no longer be accepted, even before the due work has ended it. */
export async function passTime(walk: Walk, hours: number): Promise<void> {
  const { exchange, model } = walk;
  exchange.advance(hours * HOUR);
  model.now += hours * HOUR;
  for (const deal of model.deals) {
    if (SEEN[deal.state][0] !== 'open' || deal.ends > model.now) continue;
    const side = deal.state === 'bid of buyer' ? 'seller' : 'buyer';
    const doing = { deal, side, step: 'accept' } as const;
    await expectAnswer('422 offer_expired', 'late acceptance', () => callStep(walk, doing));
  }
  await runDueWork(exchange.ports, exchange.ports.clock());
  expireOpen(model);
  await expectAsModelled(walk);
}

/** Until it is too late for objections to the transfer. */
export const passObjections = async (walk: Walk) => {
  await passTime(walk, 22 * 24);
};

async function expectAsModelled(walk: Walk): Promise<void> {
  const { model } = walk;
  const { claim, deals, offers } = await rowsOf(walk);
  expect(claim?.status).toBe(model.claim.status);
  const offersOf = (id: number) =>
    offers.filter((offer) => offer.negotiation_id === id).map(({ status }) => status);
  expect(
    deals.map(({ id, status, awaiting }) => ({
      id,
      seen: [status, awaiting],
      offers: offersOf(id),
    })),
  ).toEqual(
    model.deals.map(({ id, state, offers: moves }) => ({
      id,
      seen: [...SEEN[state]],
      offers: moves.map(({ status }) => status),
    })),
  );
}

/** Both sides and the staff read the same; the other buyer finds nothing. */
export async function expectRead(walk: Walk, deal: Deal): Promise<void> {
  for (const side of SIDES) {
    const token = await tokenOf(walk, personOf(deal, side));
    const area = side === 'staff' ? 'admin' : 'api';
    const { status, body } = await walk.exchange
      .as(token)
      .get<{ status?: string; awaiting?: string }>(`/${area}/negotiations/${deal.id}`);
    const seen = side === 'stranger' ? [] : SEEN[deal.state];
    expect([side, status, body.status, body.awaiting]).toEqual(
      side === 'stranger' ? [side, 404, undefined, undefined] : [side, 200, ...seen],
    );
  }
}

/**
 * Tries everything that the state of a deal refuses, by every actor, and every allowed step with a version that was not
 * read.
 */
export async function tryAllRefused(walk: Walk, deal: Deal): Promise<void> {
  await expectUntouched(walk, async () => {
    for (const side of SIDES) {
      for (const step of STEPS) {
        const expected = answerTo(walk.model, deal, side, step);
        if (!expected.startsWith('2')) await tryStep(walk, { deal, side, step });
        else if (step !== 'sign') {
          await expectAnswer('409 stale_version', `${side} ${step}, later version`, () =>
            callStep(walk, { deal, side, step }, { versionsOff: 1 }),
          );
        }
      }
    }
  });
}

/** Tries to answer a move again that a counter-offer has answered. */
export async function tryFirstMove(walk: Walk, deal: Deal): Promise<void> {
  await expectUntouched(walk, async () => {
    for (const side of ['buyer', 'seller'] as const) {
      for (const step of OFFER_STEPS) {
        await expectAnswer('422 transition_not_allowed', `${side} ${step} of the first move`, () =>
          callStep(walk, { deal, side, step }, { move: 0 }),
        );
      }
    }
  });
}

/** The steps that the model allows now; with `cancelling`, also those that end an agreed deal. */
export function allowedSteps({ model }: Walk, cancelling: boolean): Doing[] {
  const leadsOn = (deal: Deal, side: Side, step: Step) => {
    const next = nextOf(deal, side, step);
    return next !== undefined && (cancelling || next !== 'cancelled');
  };
  return model.deals
    .filter(isLive)
    .flatMap((deal) =>
      SIDES.flatMap((side) =>
        STEPS.filter((step) => leadsOn(deal, side, step)).map((step) => ({ deal, side, step })),
      ),
    );
}
