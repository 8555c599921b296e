import type { IdentityStatus, NegotiationStatus, Offer, RivalOffer, User } from '@generated/model';
import { fireEvent, screen, within } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { getAcceptOfferMockHandler200 } from '@generated/msw/offers/offers.msw';
import { HOUR } from '@/domain/time';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { aMyOffer, anOffer, aReceivedOffer } from '@/testing/offers';
import { aUser, aVerifiedBuyer } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { AnswerCard } from './answer-card';
// Fetched on demand by the card; read ahead here, so that no test waits for it.
import '@/acts/act-dialog';

const exchange = mockExchange();

const LATER = new Date(Date.now() + 50 * HOUR).toISOString();

function open(
  offer: Offer,
  negotiation_status: NegotiationStatus = 'open',
  seller: Partial<User> = {},
) {
  const told = { ...offer, negotiation_status };
  return show(<AnswerCard data={aMyOffer(told)} offer={told} />, seller);
}

function show(card: ReactElement, seller: Partial<User> = {}) {
  const user = aUser({ identity_status: 'approved', ...seller });
  useSession.setState({ user, token: 'token', isLoggedIn: true });
  return renderPage(card);
}

const prices = () =>
  screen.getAllByRole('region', { name: 'Price' }).map((card) => card.textContent);

test('contact data in the reason of a rejection are warned of before it is sent, as in a message', async () => {
  const { person } = open(aReceivedOffer({ expires_at: LATER }));
  await person.click(screen.getByRole('button', { name: 'Reject' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.type(question.getByLabelText(/^Reason/), 'Too low. Call me: ');
  expect(question.queryByText(/our staff are told/)).toBeNull();
  await person.type(question.getByLabelText(/^Reason/), 'ida@example.com');
  expect(question.getByText(/our staff are told/)).toBeTruthy();
});

test.each<[NegotiationStatus, Offer['status'], string, string]>([
  ['signing', 'accepted', 'You pay$287,613.74', 'You receive$281,918.42'],
  ['transfer', 'accepted', 'You paid Seller 4821$284,766.08', 'You received$284,766.08'],
  ['completed', 'accepted', 'paid separately$2,847.66', 'paid separately$2,847.66'],
  ['rejected', 'rejected', 'You would have paid$287,613.74', 'You would have received$281,918.42'],
  // Whether it was paid before, an offer does not say.
  ['cancelled', 'accepted', 'You were to pay$287,613.74', 'You were to receive$281,918.42'],
])('in a negotiation that is %s the sum says whether it is paid', (status, of, paid, received) => {
  open(anOffer({ status: of }), status);
  open(aReceivedOffer({ status: of }), status);
  expect(prices()).toEqual([expect.stringContaining(paid), expect.stringContaining(received)]);
});

test('a price is weighed against the guide of the case and the best that another buyer offers; a part says of what', () => {
  const offer = aReceivedOffer({ expires_at: LATER, face_amount: '100000' });
  const rival = {
    id: 210,
    counterparty_label: 'Buyer 1177',
    made_by: 'buyer',
    price_percent: '110',
    face_amount: '253125.4',
    amount: '278437.94',
    net_amount: '275653.56',
    currency: 'USD',
  } as const;
  const own: RivalOffer = { ...rival, id: 209, made_by: 'seller', price_percent: '130' };
  const rivals = [own, rival, { ...rival, id: 211, price_percent: '105' }];
  show(<AnswerCard data={aMyOffer(offer, { rivals })} offer={offer} />);
  const [price] = prices();
  expect(price).toContain('Face amount bought$100,000.00 of $253,125.40');
  expect(price).toContain('Best of 2 other offers, after our fee$275,653.56 at\u00A0110.00\u00A0%');
  expect(price).toContain('Guide price of the case108–137 %');
});

test('of other offers, the one with the highest price and the one that comes to most are named', () => {
  const offer = aReceivedOffer({ expires_at: LATER });
  const part: RivalOffer = {
    id: 210,
    counterparty_label: 'Buyer 1177',
    made_by: 'buyer',
    price_percent: '115',
    face_amount: '100000',
    amount: '115000',
    net_amount: '113850',
    currency: 'USD',
  };
  const whole = {
    ...part,
    id: 211,
    price_percent: '110',
    face_amount: '253125.4',
    amount: '278437.94',
    net_amount: '275653.56',
  };
  const last = {
    ...whole,
    id: 212,
    price_percent: '105',
    amount: '265781.67',
    net_amount: '263123.85',
  };
  show(<AnswerCard data={aMyOffer(offer, { rivals: [part, whole, last] })} offer={offer} />);
  const [price] = prices();
  expect(price).toContain(
    'Highest price of 3 others, after our fee$113,850.00 at\u00A0115.00\u00A0% of $100,000.00',
  );
  expect(price).toContain(
    'Highest amount of 3 others, after our fee$275,653.56 at\u00A0110.00\u00A0%',
  );
});

test('an offer that was answered is weighed against nothing any more', () => {
  open(aReceivedOffer({ status: 'rejected' }), 'rejected');
  expect(prices()).toEqual([expect.not.stringContaining('Guide price')]);
});

test.each<[IdentityStatus, string, RegExp, string]>([
  [
    'not_submitted',
    'Your identity comes first',
    /^You can counter and accept/,
    'Go to your identity',
  ],
  ['pending', 'Your identity is being reviewed', /once they are approved/, 'See your documents'],
  ['resubmission_requested', 'Your identity comes first', /other documents/, 'Go to your identity'],
  [
    'rejected',
    'Your identity was not approved',
    /^You can neither counter nor accept offers without it/,
    'See why',
  ],
])('a seller whose identity is %s reads what it waits for', (identity_status, title, text, way) => {
  open(aReceivedOffer({ expires_at: LATER }), 'open', { identity_status });
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(
    '/profile-verify-identity',
  );
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

test.each([
  [
    'seller',
    aReceivedOffer({ made_by: 'seller', is_mine: true, expires_at: LATER }),
    { identity_status: 'pending' },
    'See your documents',
  ],
  [
    'buyer',
    anOffer({ expires_at: LATER }),
    aVerifiedBuyer({
      buyerAccount: { status: 'verified', agreementAccepted: false, rejectionReason: null },
    }),
    'Read the agreement',
  ],
] as const)(
  'a %s whose own offer cannot be accepted reads why, and what to do about it',
  (side, offer, account, way) => {
    open(offer, 'open', account);
    const other = side === 'buyer' ? 'seller' : 'buyer';
    expect(screen.getByText(`It is the ${other}’s turn.`, { exact: false })).toBeTruthy();
    expect(
      screen.getByText(`As long as this is so, the ${other} cannot accept this offer.`, {
        exact: false,
      }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: way })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
  },
);

test('an own offer that can be accepted has nothing in its way', () => {
  open(anOffer({ expires_at: LATER }), 'open', aVerifiedBuyer());
  expect(screen.queryByText(/cannot accept this offer/)).toBeNull();
});

test('an offer that comes while a seller reads the question is named in it', async () => {
  const offer = aReceivedOffer({ expires_at: LATER });
  const rival: RivalOffer = {
    id: 300,
    counterparty_label: 'Buyer 1177',
    made_by: 'buyer',
    price_percent: '115',
    face_amount: '253125.4',
    amount: '291094.21',
    net_amount: '288183.27',
    currency: 'USD',
  };
  function Live() {
    const [rivals, setRivals] = useState<RivalOffer[]>([]);
    return (
      <>
        <AnswerCard data={aMyOffer(offer, { rivals })} offer={offer} />
        <button type="button" onClick={() => setRivals([rival])}>
          A rival bids
        </button>
      </>
    );
  }
  const { person } = show(<Live />);
  await person.click(screen.getByRole('button', { name: 'Accept 112.50 %' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.queryByText('Offers this closes')).toBeNull();
  fireEvent.click(screen.getByText('A rival bids'));
  expect(question.getByText('Buyer 1177: you would receive $288,183.27 at 115.00 %')).toBeTruthy();
  expect(question.getByText('Buyer 1177 would pay more.')).toBeTruthy();
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getAcceptOfferMockHandler200(async ({ request }) => {
      sent(await request.json());
      return offer;
    }),
  );
  await person.click(question.getByRole('button', { name: 'Accept 112.50 %' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.lastCall).toEqual([{ lock_version: 0, latest_bid_read: 300 }]);
});

test('what is accepted leads with what the seller receives, and says how the price is paid', async () => {
  const { person } = open(aReceivedOffer({ payment_method: 'usdc', expires_at: LATER }));
  await person.click(screen.getByRole('button', { name: 'Accept 112.50 %' }));
  const question = within(await screen.findByRole('alertdialog'));
  const sum = question.getByText('You receive').parentElement;
  expect(sum?.textContent).toBe(
    'You receive$281,918.42$284,766.08 from the buyer less our fee of $2,847.66',
  );
  expect(question.getByText('Payment').nextElementSibling?.textContent).toBe('USDC');
});

const REST = '$153,125.40 is listed as a claim of its own once the sale is completed.';

test.each([
  ['seller', '100000', REST, aReceivedOffer],
  ['seller', '253125.40', null, aReceivedOffer],
  ['buyer', '100000', REST, counterOffer],
  ['buyer', '253125.40', null, counterOffer],
] as const)(
  'a %s who accepts an offer for %s of the claim reads what becomes of the rest',
  async (side, face_amount, words, offer) => {
    const { person } = open(
      offer({ face_amount, expires_at: LATER }),
      'open',
      side === 'buyer' ? aVerifiedBuyer() : {},
    );
    await person.click(screen.getByRole('button', { name: 'Accept 112.50 %' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.queryByText('The rest') === null).toBe(words === null);
    if (words !== null) expect(question.getByText(words, { exact: false })).toBeTruthy();
  },
);

/** Of the seller, as the buyer reads it. */
function counterOffer(differences: Partial<Offer>) {
  return anOffer({ made_by: 'seller', is_mine: false, ...differences });
}
