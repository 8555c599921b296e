import type { MyOffer, OfferRejectInput, User } from '@generated/model';
import {
  getAcceptOfferMockHandler200,
  getAcceptOfferMockHandler409,
  getAcceptOfferMockHandler422,
  getGetMyOfferMockHandler404,
  getRejectOfferMockHandler200,
  getWithdrawOfferMockHandler200,
} from '@generated/msw/offers/offers.msw';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aMyOffer, anOfferClaim } from '@/testing/offers';
import {
  bodies,
  BUYER,
  openMyOffer,
  received,
  renderMyOffer,
  SELLER,
  sent,
} from '@/testing/pages/my-offer-page';
import { aUser } from '@/testing/people';

const exchange = mockExchange();

const open = (data: MyOffer, user?: User) => openMyOffer(exchange, data, user);

test('a seller reads an offer, its deadline with the zone, and what it pays out', async () => {
  open(aMyOffer(received({ message: 'We can settle fast.' })));
  const price = await screen.findByRole('region', { name: 'Price' });
  expect(price.textContent).toContain('The offer of Buyer 4821, in percent of face112.50 %');
  expect(price.textContent).toContain('You receive$281,918.42');
  expect(price.textContent).toMatch(/Answer by.+UTC/);
  expect(screen.getByText('We can settle fast.')).toBeTruthy();
  expect(
    within(price)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Accept 112.50 %', 'Counter', 'Reject']);
});

test('an administrator who acts for the seller answers no offer', async () => {
  open(aMyOffer(received()), {
    ...SELLER,
    impersonator: { id: 1, name: 'Ada Whitlock' },
  });
  const { first_name, last_name } = SELLER;
  expect(await screen.findByText(`Only ${first_name} ${last_name} can do this.`)).toBeTruthy();
  for (const name of [/^Accept/, /^Counter/, /^Reject/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('where a case has no fee an offer says so', async () => {
  open(aMyOffer(received({ seller_fee_amount: '0.00', net_amount: '284766.08' })));
  const price = await screen.findByRole('region', { name: 'Price' });
  expect(price.textContent).toContain('Our feeNo feeYou receive$284,766.08');
});

test('the moves stand in their order, and what changed against the one before is marked', async () => {
  const first = received({ status: 'countered' });
  const second = received({
    id: 205,
    made_by: 'seller',
    is_mine: true,
    price_percent: '116',
    settlement_days: 10,
    conditions: 'Paid in one sum',
  });
  open(aMyOffer(first, { moves: [first, second], awaiting: 'buyer' }));
  const moves = within(await screen.findByRole('list', { name: 'Moves' })).getAllByRole('listitem');
  expect(moves[0]?.textContent).toContain('Buyer 4821 offered 112.50 %');
  expect(moves[0]?.textContent).not.toContain('was ');
  expect(moves[1]?.textContent).toContain('You countered with 116.00 %');
  expect(moves[1]?.textContent).toContain('116.00 %was 112.50 %');
  expect(moves[1]?.textContent).toContain('10 days after signingwas 5 days after signing');
  expect(moves[1]?.textContent).toContain('Paid in one sumwas none');
  expect(moves[1]?.textContent).toContain('RecourseDisallowance only');
  expect(moves[1]?.textContent).not.toContain('Disallowance onlywas');
});

test('a move says what recourse and excess claim mean where it is the first to name them', async () => {
  const first = received({ status: 'countered' });
  const second = received({ id: 205, made_by: 'seller', is_mine: true, recourse: 'none' });
  open(aMyOffer(first, { moves: [first, second], awaiting: 'buyer' }));
  const [offered, countered] = within(
    await screen.findByRole('list', { name: 'Moves' }),
  ).getAllByRole('listitem');
  expect(offered?.textContent).toContain(
    'The seller pays back in proportion if the court disallows or reduces the claim.',
  );
  expect(offered?.textContent).toContain('The buyer receives it without paying more.');
  expect(countered?.textContent).toContain('The buyer bears every risk');
  expect(countered?.textContent).not.toContain('The buyer receives it');
});

test('a seller accepts after reading the amount, what follows and which offers it closes', async () => {
  const offer = received({
    lock_version: 3,
    recourse: 'full',
    conditions: 'Only with the transfer notice.',
  });
  const rival = {
    id: 300,
    counterparty_label: 'Buyer 1177',
    made_by: 'buyer',
    price_percent: '110',
    face_amount: '253125.4',
    amount: '278437.94',
    net_amount: '275653.56',
    currency: 'USD',
  } as const;
  const { person, press, shown } = open(aMyOffer(offer, { rivals: [rival] }));
  const accepted = received({ status: 'accepted', counterparty_label: 'Mara Lind' });
  const { taken, answer } = bodies<{ lock_version: number }>(() => accepted);
  exchange.use(getAcceptOfferMockHandler200(answer));

  await press('Accept 112.50 %');
  const question = within(await screen.findByRole('alertdialog', { name: 'Accept 112.50 %?' }));
  expect(screen.getByRole('alertdialog').textContent).toMatch(
    /You agree to sell the whole of CLM-7K3F9Q \(\$253,125\.40\) .+ bound once both have signed/,
  );
  expect(question.getByText('You receive').nextElementSibling?.textContent).toBe('$281,918.42');
  expect(question.getByText(/^\$284,766\.08 from the buyer less our fee/)).toBeTruthy();
  expect(question.getByText('Recourse').parentElement?.textContent).toBe(
    'RecourseFull recourseThe seller pays back in proportion if the claim is disallowed, reduced or paid less than its class.',
  );
  expect(question.getByText('Excess claim').parentElement?.textContent).toBe(
    'Excess claimBuyer keeps itThe buyer receives it without paying more.',
  );
  expect(question.getByText('Only with the transfer notice.')).toBeTruthy();
  expect(question.getByText(/2 business days to examine the documents/)).toBeTruthy();
  expect(question.getByText('Buyer 1177: you would receive $275,653.56 at 110.00 %')).toBeTruthy();
  expect(taken).not.toHaveBeenCalled();

  shown.data = aMyOffer({ ...accepted, negotiation_status: 'diligence' });
  await person.click(question.getByRole('button', { name: 'Accept 112.50 %' }));
  const way = await screen.findByRole('link', { name: 'Go to the negotiation' });
  expect(way.getAttribute('href')).toBe('/negotiations/31');
  expect(taken).toHaveBeenCalledExactlyOnceWith({ lock_version: 3, latest_bid_read: 300 });
  expect(screen.getByText(/the other side is Mara Lind/)).toBeTruthy();
});

test('an offer is rejected with or without a reason', async () => {
  const { person, press, shown } = open(aMyOffer(received()));
  const rejected = received({ status: 'rejected', rejection_reason: 'Too low.' });
  const { taken, answer } = bodies<OfferRejectInput>(() => rejected);
  exchange.use(getRejectOfferMockHandler200(answer));
  await press('Reject');
  const question = within(await screen.findByRole('alertdialog'));
  await person.type(question.getByLabelText(/Reason/), 'Too low.');
  shown.data = aMyOffer({ ...rejected, negotiation_status: 'rejected' }, { awaiting: 'none' });
  await person.click(question.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('You rejected this offer')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your claim' }).getAttribute('href')).toBe(
    '/my-claims/7',
  );
  expect(taken).toHaveBeenCalledExactlyOnceWith({ lock_version: 0, rejection_reason: 'Too low.' });
});

test.each(['open', 'paused', 'withdrawn'] as const)(
  'a buyer sees the claim of an offer where it can be seen: it is %s',
  async (status) => {
    open(aMyOffer(sent({ status: 'closed', claim: anOfferClaim({ status }) })), BUYER);
    await screen.findByRole('heading', { name: 'Offer for CLM-7K3F9Q' });
    const link = screen.queryByRole('link', { name: 'See the claim' });
    expect(link?.getAttribute('href')).toBe(status === 'withdrawn' ? undefined : '/claim/7');
  },
);

test('a buyer withdraws an offer that waits, and may make a new one', async () => {
  const { person, press, shown } = open(aMyOffer(sent()), BUYER);
  const withdrawn = sent({ status: 'withdrawn' });
  exchange.use(getWithdrawOfferMockHandler200(withdrawn));
  expect(await screen.findByText(/It is the seller’s turn/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Accept|Counter|Reject/ })).toBeNull();
  await press('Withdraw');
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw 112.50 %?' }));
  shown.data = aMyOffer({ ...withdrawn, negotiation_status: 'withdrawn' }, { awaiting: 'none' });
  await person.click(question.getByRole('button', { name: 'Withdraw' }));
  const next = await screen.findByRole('link', { name: 'Go to the claim' });
  expect(next.getAttribute('href')).toBe('/claim/7');
});

test('a buyer accepts a counter-offer by what is paid in all', async () => {
  const counter = sent({ id: 205, made_by: 'seller', is_mine: false, price_percent: '116' });
  const { press } = open(
    aMyOffer(counter, { moves: [sent({ status: 'countered' }), counter] }),
    BUYER,
  );
  await press('Accept 116.00 %');
  const question = within(await screen.findByRole('alertdialog', { name: 'Accept 116.00 %?' }));
  expect(question.getByText('You pay').parentElement?.textContent).toMatch(
    /^You pay\$[\d,.]+\$[\d,.]+ to the seller and our fee of/,
  );
  expect(question.queryByText('Offers this closes')).toBeNull();
});

test('an offer that was changed meanwhile is shown anew, and the question is put anew', async () => {
  const { person, press } = open(aMyOffer(received()));
  exchange.use(getAcceptOfferMockHandler409(aRefusal('stale_version', 'Out of date.')));
  await press('Accept 112.50 %');
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Accept 112.50 %' }));
  expect(await screen.findByText(/changed in the meantime/)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a refusal is said where it was asked, and nowhere else', async () => {
  const { person, press } = open(aMyOffer(received()));
  exchange.use(
    getAcceptOfferMockHandler422(aRefusal('counterparty_not_ready', 'Try again later.')),
  );
  await press('Accept 112.50 %');
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Accept 112.50 %' }));
  expect((await question.findByRole('alert')).textContent).toBe('Try again later.');
  expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(1);
});

test('a seller without an approved identity is led to it, and can only reject', async () => {
  open(aMyOffer(received()), aUser({ identity_status: 'not_submitted' }));
  const way = await screen.findByRole('link', { name: 'Go to your identity' });
  expect(way.getAttribute('href')).toBe('/profile-verify-identity');
  expect(screen.queryByRole('button', { name: /Accept|Counter/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Reject' })).toBeTruthy();
});

test('who has made ten moves can accept or reject', async () => {
  const mine = received({ made_by: 'seller', is_mine: true, status: 'countered' });
  const moves = Array.from({ length: 10 }, (_, index) => ({ ...mine, id: index + 1 }));
  open(aMyOffer(received(), { moves: [...moves, received()] }));
  expect(await screen.findByText(/You have made 10 moves/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Counter' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Accept 112.50 %' })).toBeTruthy();
});

test('what can no longer be answered in time is over, before the exchange has said so', async () => {
  open(aMyOffer(received({ expires_at: '2026-01-01T00:00:00.000Z' })));
  expect(await screen.findByText('This offer has expired')).toBeTruthy();
  expect(screen.getByText('Expired')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Accept|Counter|Reject/ })).toBeNull();
});

test('a number that no offer of the reader has leads back to the list', async () => {
  exchange.use(getGetMyOfferMockHandler404(aRefusal('not_found', 'Nothing here.')));
  renderMyOffer('/my-offers/9');
  expect(await screen.findByRole('heading', { name: 'Offer not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to my offers' }).getAttribute('href')).toBe(
    '/my-offers',
  );
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
