import type { ClaimFields, MyClaim } from '@generated/model';
import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '@/domain/time';
import { followerNewsRows } from '../../db/schema';
import { testExchange } from '../../testing/exchange-client';
import { followerSteps } from '../../testing/follower-steps';

const exchange = testExchange();
const { market, told } = followerSteps(exchange);

test('a seller who pauses and resumes all day sends each follower one news of a kind an hour', async () => {
  const { steps, seller, list, person } = await market();
  let claim: MyClaim = await list();
  await (await person('follower')).follow(`claims/${claim.id}`);
  for (let round = 0; round < 10; round += 1) {
    for (const act of ['pause', 'resume'] as const) {
      exchange.advance(MINUTE);
      claim = (await steps.change(seller.token, claim, act)).body;
      await told();
    }
  }
  const { reference } = claim;
  const once = [`follower: ${reference} is paused`, `follower: ${reference} is open again`];
  expect(await told()).toEqual(once);
  exchange.advance(HOUR);
  // It is not paused any more, which is told to nobody.
  expect(await told()).toEqual([...once, `follower: ${reference} is open again`]);
});

test('what waits for its hour is told then, however often it happens again, in its latest state', async () => {
  const { steps, seller, list, person } = await market();
  let claim: MyClaim = await list({ ask_percent: '60' });
  await (await person('follower')).follow(`claims/${claim.id}`);
  for (const ask_percent of ['59', '58', '57']) {
    claim = (await steps.update(seller.token, claim, { ask_percent })).body;
    expect(await told()).toHaveLength(1);
    exchange.advance(20 * MINUTE);
  }
  expect(await told()).toHaveLength(2);
  const mails = await exchange.mails('follower@example.com');
  expect(mails.at(-1)?.text).toContain('It asks for 57.00 % of face.');
});

test('the hour is counted from what was told, not from what happened, nor from a change of the minimum', async () => {
  const { steps, seller, list, person } = await market();
  let claim: MyClaim = await list({ ask_percent: '60' });
  await (await person('follower')).follow(`claims/${claim.id}`);
  const change = async (prices: Partial<ClaimFields>, minutes: number) => {
    claim = (await steps.update(seller.token, claim, prices)).body;
    const { length } = await told();
    exchange.advance(minutes * MINUTE);
    return length;
  };
  await change({ minimum_percent: '10' }, 1);
  expect(await change({ ask_percent: '59' }, 1)).toBe(1);
  expect(await change({ ask_percent: '58' }, 59)).toBe(1);
  expect(await change({ ask_percent: '57' }, 1)).toBe(2);
  expect(await change({ ask_percent: '56' }, 58)).toBe(2);
  expect(await change({ ask_percent: '55' }, 1)).toBe(2);
  expect(await told()).toHaveLength(3);
});

test('each claim has its own hour', async () => {
  const { steps, seller, list, person } = await market();
  const follower = await person('follower');
  const claims = [await list(), await list()];
  for (const claim of claims) {
    await follower.follow(`claims/${claim.id}`);
    await steps.change(seller.token, claim, 'pause');
    exchange.advance(MINUTE);
  }
  expect(await told()).toEqual(claims.map(({ reference }) => `follower: ${reference} is paused`));
});

test('news that changes while people are told of it is told anew to those who had it', async () => {
  const { steps, seller, list, person } = await market();
  const claim = await list({ ask_percent: '60' });
  const follower = await person('follower');
  await follower.follow(`claims/${claim.id}`);
  const at = exchange.ports.clock();
  const half = { type: 'price_changed', told_up_to_user_id: follower.user.id } as const;
  await exchange.db
    .insert(followerNewsRows)
    .values({ ...half, claim_id: claim.id, occurred_at: at, due_at: at });
  await steps.update(seller.token, claim, { ask_percent: '55' });
  expect(await told()).toEqual([
    `follower: ${claim.reference} asks for 55.00 %, down from 60.00 %`,
  ]);
});
