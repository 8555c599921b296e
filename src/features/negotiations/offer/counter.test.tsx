import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MyOffer, Offer, OfferCounterInput, User } from '@generated/model';
import { getGetMyClaimMockHandler200 } from '@generated/msw/my-claims/my-claims.msw';
import { getCounterOfferMockHandler201 } from '@generated/msw/offers/offers.msw';
import { queryClient } from '@/api/query-client';
import { HOUR } from '@/domain/time';
import { formatDateTimeWithZone } from '@/labels/dates';
import { mockExchange } from '@/testing/exchange';
import { aMyClaim } from '@/testing/my-claims';
import { aMyOffer, anOfferClaim } from '@/testing/offers';
import { bodies, BUYER, openMyOffer, received, SELLER, sent } from '@/testing/pages/my-offer-page';

const exchange = mockExchange();

const open = (data: MyOffer, user?: User) => openMyOffer(exchange, data, user);

test('a seller counters: the form begins with the terms of the offer and says what is received', async () => {
  const offer = received({ lock_version: 3, recourse: 'none', settlement_days: 7 });
  const { person, press, shown } = open(aMyOffer(offer));
  const countered = received({ id: 205, made_by: 'seller', is_mine: true, price_percent: '116' });
  const { taken, answer } = bodies<OfferCounterInput>(() => countered);
  exchange.use(getCounterOfferMockHandler201(answer));

  await press('Counter');
  const form = within(await screen.findByRole('dialog', { name: 'Counter 112.50 %' }));
  const price = await form.findByRole<HTMLInputElement>('textbox', { name: /^Price/ });
  expect(price.value).toBe('112.5');
  expect(document.activeElement).toBe(price);
  await person.clear(price);
  await person.type(price, '116');
  expect(form.getByRole('region', { name: 'What it comes to' }).textContent).toContain(
    'You receive$290,689.21',
  );
  shown.data = aMyOffer(offer, {
    moves: [{ ...offer, status: 'countered' }, countered],
    awaiting: 'buyer',
  });
  await person.click(form.getByRole('button', { name: 'Make counter-offer' }));
  expect(await screen.findByText(/It is the buyer’s turn/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(taken).toHaveBeenCalledExactlyOnceWith({
    offer: {
      price_percent: '116',
      recourse: 'none',
      excess_claim: 'buyer_keeps',
      settlement_days: 7,
      payment_method: 'bank_transfer',
      conditions: null,
      message: null,
      expires_in_hours: 72,
    },
    lock_version: 3,
  });
});

const NOT_SENT = 'What you typed was not sent.';

test.each<[string, Partial<Offer>, User, string, string | null]>([
  [
    'was withdrawn',
    { status: 'withdrawn' },
    SELLER,
    `This offer was withdrawn. ${NOT_SENT}`,
    '/my-claims/7',
  ],
  [
    'has expired, before the exchange has written it down,',
    { expires_at: '2026-11-01T09:30:00.000Z' },
    SELLER,
    `This offer has expired. ${NOT_SENT}`,
    '/my-claims/7',
  ],
  [
    'was closed with the listing',
    { status: 'closed', close_reason: 'paused', claim: anOfferClaim({ status: 'paused' }) },
    BUYER,
    `This offer was closed. The listing of the claim was paused. ${NOT_SENT}`,
    '/claim/7',
  ],
  [
    'was accepted in another tab',
    { status: 'accepted', claim: anOfferClaim({ status: 'under_offer' }) },
    SELLER,
    `Agreed at 112.50 %. ${NOT_SENT}`,
    '/negotiations/31',
  ],
  [
    'was countered in another tab',
    { status: 'countered' },
    SELLER,
    `You have already countered this offer: close the form to see how. ${NOT_SENT}`,
    null,
  ],
])(
  'of an offer that %s the form of its answer says so, and keeps what was typed',
  async (_, differences, user, words, way) => {
    const offer = user === SELLER ? received() : sent({ made_by: 'seller', is_mine: false });
    const { person, press, shown } = open(aMyOffer(offer), user);
    await press('Counter');
    const form = within(await screen.findByRole('dialog', { name: 'Counter 112.50 %' }));
    const price = await form.findByRole<HTMLInputElement>('textbox', { name: /^Price/ });
    await person.clear(price);
    await person.type(price, '116');

    const ended = { ...offer, ...differences };
    const answer = received({ id: 205, made_by: 'seller', is_mine: true, price_percent: '118' });
    shown.data = aMyOffer(ended, {
      moves: ended.status === 'countered' ? [ended, answer] : [ended],
    });
    await act(async () => await queryClient.invalidateQueries());

    const notice = await form.findByRole('alert');
    expect(notice.textContent).toContain(words);
    expect(within(notice).queryByRole('link')?.getAttribute('href') ?? null).toBe(way);
    expect(form.queryByText(/waits for/)).toBeNull();
    expect(price.value).toBe('116');
    const button = form.getByRole('button', { name: 'Make counter-offer' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await person.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.tagName).toBe('H1');
  },
);

test('of contact data that the other side wrote whoever counters is not accused, of their own they are warned', async () => {
  const { person, press } = open(aMyOffer(received({ conditions: 'Call +49 170 1234567.' })));
  await press('Counter');
  const conditions = await screen.findByLabelText<HTMLTextAreaElement>(/^Conditions/);
  expect(conditions.value).toBe('Call +49 170 1234567.');
  expect(screen.queryByText(/our staff are told/)).toBeNull();
  await person.type(conditions, ' Or +44 20 7946 0958.');
  expect(screen.getByText(/our staff are told/)).toBeTruthy();
});

test('a counter-offer stands no longer than the listing', async () => {
  const expires_at = new Date(Date.now() + 24 * HOUR).toISOString();
  const { press } = open(aMyOffer(received({ claim: anOfferClaim({ expires_at }) })));
  await press('Counter');
  const summary = await screen.findByRole('region', { name: 'What it comes to' });
  expect(summary.textContent).toContain(
    `If the buyer accepts by ${formatDateTimeWithZone(expires_at)}, when the listing ends, these`,
  );
});

test('a buyer who counters above what the seller asks now is asked whether it is meant', async () => {
  const counter = sent({ id: 205, made_by: 'seller', is_mine: false, price_percent: '116' });
  const moves = [sent({ status: 'countered' }), counter];
  const { person, press } = open(aMyOffer(counter, { moves }), BUYER);
  await press('Counter');
  const form = within(await screen.findByRole('dialog', { name: 'Counter 116.00 %' }));
  const price = await form.findByRole('textbox', { name: /^Price/ });
  await person.clear(price);
  await person.type(price, '118');
  await person.click(form.getByRole('button', { name: 'Make counter-offer' }));
  const doubt = within(await screen.findByRole('alertdialog'));
  expect(
    doubt.getByText(
      'Seller 4821 asks 116.00 %. You offer 118.00 %, which is $5,062.51 more: $298,687.97 before fees.',
    ),
  ).toBeTruthy();
});

test('a seller who counters below what the buyer offers is asked whether it is meant', async () => {
  const { person, press } = open(aMyOffer(received({ price_percent: '125.37' })));
  const { taken, answer } = bodies<OfferCounterInput>(() => received({ made_by: 'seller' }));
  exchange.use(getCounterOfferMockHandler201(answer));
  await press('Counter');
  const form = within(await screen.findByRole('dialog', { name: 'Counter 125.37 %' }));
  const price = await form.findByRole('textbox', { name: /^Price/ });
  await person.clear(price);
  await person.type(price, '110');
  await person.click(form.getByRole('button', { name: 'Make counter-offer' }));
  const doubt = within(
    await screen.findByRole('alertdialog', { name: 'This is less than the buyer offers' }),
  );
  expect(
    doubt.getByText(
      'Buyer 4821 offers 125.37 %. You ask 110.00 %, which is $38,905.37 less: $278,437.94 before fees.',
    ),
  ).toBeTruthy();
  expect(taken).not.toHaveBeenCalled();
  await person.click(doubt.getByRole('button', { name: 'Ask for 110.00 %' }));
  await waitFor(() => expect(taken).toHaveBeenCalledOnce());
});

test('a seller who counters below the own minimum price, set since the offer came, is asked whether it is meant', async () => {
  const { person, press } = open(aMyOffer(received()));
  exchange.use(getGetMyClaimMockHandler200(aMyClaim({ minimum_percent: '115' })));
  const { taken, answer } = bodies<OfferCounterInput>(() => received({ made_by: 'seller' }));
  exchange.use(getCounterOfferMockHandler201(answer));
  await press('Counter');
  const form = within(await screen.findByRole('dialog', { name: 'Counter 112.50 %' }));
  const price = await form.findByRole('textbox', { name: /^Price/ });
  await person.clear(price);
  await person.type(price, '113');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await person.click(form.getByRole('button', { name: 'Make counter-offer' }));
  const doubt = within(
    await screen.findByRole('alertdialog', { name: 'This is less than your minimum price' }),
  );
  expect(
    doubt.getByText(
      'Your minimum price is 115.00 %. You ask 113.00 %, which is $5,062.51 less: $286,031.70 before fees.',
    ),
  ).toBeTruthy();
  expect(taken).not.toHaveBeenCalled();
});

test('a buyer who counters does not read the claim of the seller', async () => {
  const { press } = open(aMyOffer(sent({ made_by: 'seller', is_mine: false })), BUYER);
  const read = vi.fn<() => void>();
  exchange.use(
    getGetMyClaimMockHandler200(() => {
      read();
      return aMyClaim();
    }),
  );
  await press('Counter');
  expect(await screen.findByRole('textbox', { name: /^Price/ })).toBeTruthy();
  expect(read).not.toHaveBeenCalled();
});
