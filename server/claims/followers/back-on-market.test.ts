import type { MyClaim } from '@generated/model';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '@/domain/time';
import { testExchange } from '../../testing/exchange-client';
import { followerSteps } from '../../testing/follower-steps';

const exchange = testExchange();
const { market, told } = followerSteps(exchange);

/** A listed claim with what its seller does next. */
async function onMarket(ask_percent: string) {
  const { list, steps, seller, ...others } = await market();
  let claim: MyClaim;
  const act = async (step: 'pause' | 'resume') => {
    claim = (await steps.change(seller.token, claim, step)).body;
    exchange.advance(1);
  };
  return {
    ...others,
    list: async () => (claim = await list({ ask_percent })),
    act,
    ask: async (percent: string) => {
      claim = (await steps.update(seller.token, claim, { ask_percent: percent })).body;
      exchange.advance(1);
    },
    /** Away for so long, and back. */
    pauseFor: async (time: number) => {
      await act('pause');
      exchange.advance(time);
      await act('resume');
    },
  };
}

test('a limit that an ask has come within while its claim was paused is told once, when that is back', async () => {
  const { person, list, act, ask, pauseFor } = await onMarket('70');
  const { reference } = await list();
  const buyer = await person('buyer');
  await buyer.search({ params: { max_ask_percent: '60' } });
  await (await person('lower')).search({ params: { max_ask_percent: '50' } });
  await act('pause');
  await ask('58');
  expect(await told()).toEqual([]);
  await act('resume');
  expect(await told()).toEqual([`buyer: ${reference} is open again`]);
  const [mail] = await exchange.mails('buyer@example.com');
  expect(mail?.text).toContain('It asks for 58.00 % of face.');
  expect(mail?.text).toContain('because it fits your search “All”');
  exchange.advance(2 * HOUR);
  await pauseFor(HOUR);
  expect(await told()).toHaveLength(1);
});

test('a listing that was paused before anybody was told of it is told once, when it is back', async () => {
  const { person, list, act, pauseFor, ftx } = await onMarket('60');
  await (await person('keen')).search();
  await (await person('follower')).follow(`cases/${ftx.id}`);
  const { reference } = await list();
  await act('pause');
  expect(await told()).toEqual([]);
  await act('resume');
  const back = ['keen', 'follower'].map((who) => `${who}: ${reference} is open again`);
  expect((await told()).toSorted()).toEqual(back.toSorted());
  exchange.advance(2 * HOUR);
  await pauseFor(HOUR);
  expect(await told()).toHaveLength(2);
});

test('who was told of a listing is not told that it is back', async () => {
  const { person, list, pauseFor, ftx } = await onMarket('60');
  await (await person('keen')).search({ params: { max_ask_percent: '60' } });
  await (await person('follower')).follow(`cases/${ftx.id}`);
  await list();
  expect(await told()).toHaveLength(2);
  exchange.advance(2 * HOUR);
  await pauseFor(HOUR);
  expect(await told()).toHaveLength(2);
});

test('a listing that was paused when the daily mails were written is named by the next ones once it is back', async () => {
  const { person, list, act } = await onMarket('60');
  await (await person('buyer')).search({ frequency: 'daily' });
  await list();
  await act('pause');
  exchange.advance(DAY);
  expect(await told()).toEqual([]);
  await act('resume');
  exchange.advance(DAY);
  const once = ['buyer: 1 new claim fits your searches'];
  expect(await told()).toEqual(once);
  await act('pause');
  exchange.advance(DAY);
  await told();
  await act('resume');
  exchange.advance(DAY);
  expect(await told()).toEqual(once);
});

test('a listing that was paused whenever daily mails were written is named once it is on the market then', async () => {
  const { person, list, act, pauseFor } = await onMarket('60');
  await (await person('buyer')).search({ frequency: 'daily' });
  await list();
  for (let mails = 0; mails < 2; mails += 1) {
    await pauseFor(HOUR);
    await act('pause');
    exchange.advance(DAY);
    expect(await told()).toEqual([]);
    await act('resume');
  }
  exchange.advance(DAY);
  const once = ['buyer: 1 new claim fits your searches'];
  expect(await told()).toEqual(once);
  for (let mails = 0; mails < 2; mails += 1) {
    await pauseFor(DAY);
    await told();
  }
  exchange.advance(DAY);
  expect(await told()).toEqual(once);
});

test('a daily mail names a claim that came back within the limit of a search', async () => {
  const { person, list, act, ask, pauseFor } = await onMarket('70');
  await (await person('buyer')).search({ params: { max_ask_percent: '60' }, frequency: 'daily' });
  await list();
  exchange.advance(DAY);
  expect(await told()).toEqual([]);
  await act('pause');
  await ask('58');
  exchange.advance(DAY);
  expect(await told()).toEqual([]);
  await act('resume');
  exchange.advance(DAY);
  const once = ['buyer: 1 claim newly fits your searches'];
  expect(await told()).toEqual(once);
  await pauseFor(DAY);
  exchange.advance(DAY);
  expect(await told()).toEqual(once);
});
