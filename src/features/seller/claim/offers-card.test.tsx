import type { Offer } from '@generated/model';
import { getGetMyClaimOffersMockHandler422 } from '@generated/msw/offers/offers.msw';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HOUR } from '@/domain/time';
import { drawnAs } from '@/testing/browser/drawn-as';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aReceivedOffer } from '@/testing/offers';
import { openClaim } from '@/testing/pages/my-claim-page';
import { region } from '@/testing/region';

const exchange = mockExchange();

const IN_TWO_DAYS = new Date(Date.now() + 50 * HOUR).toISOString();
const offer = (differences: Partial<Offer> = {}) =>
  aReceivedOffer({ expires_at: IN_TWO_DAYS, ...differences });

async function openOffers(...offers: Offer[]) {
  const { person } = await openClaim(exchange, { claim: { offers_count: 2 }, offers });
  return { person, card: region('Offers') };
}

test('offers stand side by side by what the seller receives, with the way to answer each', async () => {
  const { card } = await openOffers(
    offer({ id: 1, counterparty_label: 'Buyer 4821', price_percent: '120', net_amount: '300000' }),
    offer({ id: 2, counterparty_label: 'Buyer 1177', recourse: 'none', face_amount: '100000' }),
  );
  const offers = within(await card.findByRole('list', { name: 'Offers' })).getAllByRole('listitem');
  const [best, other] = offers.map((item) => item.textContent);
  expect(offers).toHaveLength(2);
  for (const text of [
    'Buyer 4821',
    'You receive$300,000.00',
    'Price120.00 %',
    'Against your ask+1.5 points',
    'RecourseDisallowance only',
    'Settlement5 days after signing',
    'Expiresin 2 days',
  ])
    expect(best).toContain(text);
  expect(best).toContain('ForAll of it');
  expect(other).toContain('Against your ask−6 points');
  expect(other).toContain('For$100,000.00 of it');
  expect(other).toContain('RecourseNo recourse');
  expect(
    card.getAllByRole('link', { name: /^Answer/ }).map((link) => link.getAttribute('href')),
  ).toEqual(['/my-offers/1', '/my-offers/2']);
});

test('each offer says whether its recourse goes beyond what the seller offers, and on what it depends', async () => {
  const { card } = await openOffers(
    offer({ id: 1, recourse: 'full', conditions: 'Paid once the notice is seen.' }),
    offer({ id: 2, recourse: 'disallowance_only' }),
    offer({ id: 3, recourse: 'none' }),
  );
  const items = within(await card.findByRole('list', { name: 'Offers' })).getAllByRole('listitem');
  const [most, same, least] = items.map((item) => item.textContent);
  expect(most).toContain('RecourseFull recoursemore than you offer');
  expect(most).toContain('ConditionsPaid once the notice is seen.');
  expect(same).toContain('RecourseDisallowance onlyas you offer');
  expect(same).toContain('ConditionsNone');
  expect(least).toContain('RecourseNo recourseless than you offer');
});

test('of offers for the whole claim and for a part of it, none is called the best', async () => {
  await openClaim(exchange, {
    claim: { offers_count: 2, best_bid_percent: '114' },
    offers: [
      offer({ id: 1, counterparty_label: 'Buyer 2290' }),
      offer({
        id: 2,
        counterparty_label: 'Buyer 1177',
        price_percent: '114',
        face_amount: '100000',
      }),
    ],
  });
  expect(await region('Offers').findAllByRole('link', { name: /^Answer/ })).toHaveLength(2);
  expect(region('Offers').queryByText('Pays most')).toBeNull();
  expect(urging()).toEqual([]);
});

test.each([
  ['usdc', 'PaymentUSDCas you prefer', 'PaymentBank transfernot as you prefer'],
  // What another way is, stands in no offer.
  ['other', 'PaymentUSDC', 'PaymentBank transfer'],
  [null, 'PaymentUSDC', 'PaymentBank transfer'],
] as const)(
  'a seller who would like to be paid by %s reads which offer does so',
  async (payment_method, ...payments) => {
    await openClaim(exchange, {
      claim: { offers_count: 2 },
      user: { payment_method },
      offers: [offer({ id: 1, payment_method: 'usdc' }), offer({ id: 2 })],
    });
    const terms = await region('Offers').findAllByText('Payment');
    expect(terms.map(({ parentElement }) => parentElement?.textContent)).toEqual(payments);
  },
);

test('where recourse is to be agreed, that of an offer is compared with nothing', async () => {
  await openClaim(exchange, {
    claim: { offers_count: 1, recourse_preference: null },
    offers: [offer({ recourse: 'full' })],
  });
  const line = (await region('Offers').findByText('Full recourse')).textContent;
  expect(line).toBe('Full recourse');
});

test('the lines of offers for the whole claim and for a part of it stand level', async () => {
  const names = async (...offers: Offer[]) => {
    const { card } = await openOffers(...offers);
    const items = within(await card.findByRole('list', { name: 'Offers' })).getAllByRole(
      'listitem',
    );
    return items.map((item) =>
      within(item)
        .getAllByRole('term')
        .map((term) => term.textContent),
    );
  };
  const [whole, part] = await names(offer({ id: 1 }), offer({ id: 2, face_amount: '100000' }));
  expect(whole).toEqual(part);
  expect(whole).toContain('For');
});

test('what the seller asks for in a counter-offer is no offer that pays most', async () => {
  const { card } = await openOffers(
    offer({ id: 1, is_mine: true, made_by: 'seller', net_amount: '300000' }),
    offer({ id: 2, counterparty_label: 'Buyer 1177', net_amount: '290000' }),
    offer({ id: 3, counterparty_label: 'Buyer 2290', net_amount: '280000' }),
  );
  const most = await card.findByText('Pays most');
  expect(most.closest('li')?.textContent).toMatch(/^Buyer 1177Pays mostYour turn/);
});

test('what waits for the seller stands before what the seller waits for', async () => {
  const { card } = await openOffers(
    offer({ id: 1, is_mine: true, made_by: 'seller', net_amount: '300000' }),
    offer({ id: 2, counterparty_label: 'Buyer 1177', net_amount: '290000' }),
  );
  const turns = await card.findAllByText(/turn$/);
  expect(turns.map(({ textContent }) => textContent)).toEqual(['Your turn', 'Buyer’s turn']);
});

test('a counter-offer of the seller waits among them as such', async () => {
  const { card } = await openOffers(
    offer({ is_mine: true, made_by: 'seller', price_percent: '118.5' }),
  );
  expect(await card.findByText('You would receive')).toBeTruthy();
  expect(card.getByText('at the ask')).toBeTruthy();
  expect(card.getByRole('link', { name: 'See your counter-offer to Buyer 4821' })).toBeTruthy();
  expect(card.queryByText('Pays most')).toBeNull();
});

test('where every offer is answered, the card says where they are', async () => {
  const { card } = await openOffers();
  expect(await card.findByText('No offer waits for an answer')).toBeTruthy();
  expect(card.getByRole('link', { name: 'All your offers' }).getAttribute('href')).toBe(
    '/my-offers',
  );
});

test('a claim for which no offer stands asks for none', async () => {
  await openClaim(exchange, {
    claim: { offers_count: 0 },
    refusal: getGetMyClaimOffersMockHandler422(aRefusal('validation_failed', 'It was asked.')),
  });
  expect(region('Offers').getByText('No offer waits for an answer')).toBeTruthy();
});

test('offers that cannot be read leave the claim alone and are read again on demand', async () => {
  const { person } = await openClaim(exchange, {
    claim: { offers_count: 1 },
    offers: [offer()],
    refusal: getGetMyClaimOffersMockHandler422(
      aRefusal('validation_failed', 'The exchange is not well.'),
      { once: true },
    ),
  });
  const card = region('Offers');
  expect((await card.findByRole('alert')).textContent).toContain('The exchange is not well.');
  expect(screen.getByRole('region', { name: 'Price' })).toBeTruthy();
  await person.click(card.getByRole('button', { name: 'Try again' }));
  expect(await card.findByText('$281,918.42')).toBeTruthy();
});

const order = () =>
  screen
    .getAllByRole('region', { name: /^(Offers|Price|What you can do)$/ })
    .map((card) => card.getAttribute('aria-label'));
/** The one button of the view that urges. */
const urging = () =>
  drawnAs('primary', [...screen.getAllByRole('link'), ...screen.getAllByRole('button')]).map(
    ({ textContent }) => textContent,
  );

test('an offer that waits for an answer comes before the price, and to answer it before all other acts', async () => {
  await openClaim(exchange, {
    claim: { offers_count: 3, best_bid_percent: '112.5' },
    offers: [
      offer({ id: 1, is_mine: true, made_by: 'seller' }),
      offer({ id: 2, counterparty_label: 'Buyer 1177' }),
      offer({ id: 3, counterparty_label: 'Buyer 2290' }),
    ],
  });
  await region('Offers').findByRole('link', { name: 'Answer Buyer 1177' });
  expect(order()).toEqual(['Offers', 'Price', 'What you can do']);
  expect(urging()).toEqual(['Answer Buyer 1177']);
});

test('where the buyers have to answer, price and acts come first', async () => {
  await openClaim(exchange, {
    claim: { offers_count: 1, best_bid_percent: null },
    offers: [offer({ is_mine: true, made_by: 'seller' })],
  });
  await region('Offers').findByRole('link', { name: /^See your counter-offer/ });
  expect(order()).toEqual(['Price', 'What you can do', 'Offers']);
  expect(urging()).toEqual(['Change price']);
});
