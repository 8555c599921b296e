import type { IdentityStatus, NegotiationStatus, Offer, User } from '@generated/model';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HOUR } from '@/domain/time';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { aMyOffer, anOffer, aReceivedOffer } from '@/testing/offers';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { AnswerCard } from './answer-card';
// Fetched on demand by the card; read ahead here, so that no test waits for it.
import '@/acts/act-dialog';

mockExchange();

const LATER = new Date(Date.now() + 50 * HOUR).toISOString();

function open(
  offer: Offer,
  negotiation_status: NegotiationStatus = 'open',
  seller: Partial<User> = {},
) {
  const user = aUser({ identity_status: 'approved', ...seller });
  useSession.setState({ user, token: 'token', isLoggedIn: true });
  return renderPage(<AnswerCard data={aMyOffer(offer, { negotiation_status })} offer={offer} />);
}

const prices = () =>
  screen.getAllByRole('region', { name: 'Price' }).map((card) => card.textContent);

test('contact data in the reason of a rejection are warned of before it is sent, as in a message', async () => {
  const { person } = open(aReceivedOffer({ expires_at: LATER }));
  await person.click(screen.getByRole('button', { name: 'Reject' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.type(question.getByLabelText(/^Reason/), 'Too low. Call me: ');
  expect(question.queryByText(/our staff see such messages/)).toBeNull();
  await person.type(question.getByLabelText(/^Reason/), 'ida@example.com');
  expect(question.getByText(/our staff see such messages/)).toBeTruthy();
});

test.each<[NegotiationStatus, Offer['status'], string, string]>([
  ['signing', 'accepted', 'You pay$287,613.74', 'You receive$281,918.42'],
  ['transfer', 'accepted', 'You paid Seller 4821$284,766.08', 'You received$284,766.08'],
  ['completed', 'accepted', 'exchange$2,847.66', 'exchange$2,847.66'],
  ['rejected', 'rejected', 'You would have paid$287,613.74', 'You would have received$281,918.42'],
  // Whether it was paid before, an offer does not say.
  ['cancelled', 'accepted', 'You were to pay$287,613.74', 'You were to receive$281,918.42'],
])('in a negotiation that is %s the sum says whether it is paid', (status, of, paid, received) => {
  open(anOffer({ status: of }), status);
  open(aReceivedOffer({ status: of }), status);
  expect(prices()).toEqual([expect.stringContaining(paid), expect.stringContaining(received)]);
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
    /^You can neither counter nor accept without it/,
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
  ['100000', '$153,125.40 is listed as a claim of its own once the sale is completed.'],
  ['253125.40', null],
])('a seller who sells %s of the claim reads what becomes of the rest', async (face, words) => {
  const { person } = open(aReceivedOffer({ face_amount: face, expires_at: LATER }));
  await person.click(screen.getByRole('button', { name: 'Accept 112.50 %' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.queryByText('The rest') === null).toBe(words === null);
  if (words !== null) expect(question.getByText(words, { exact: false })).toBeTruthy();
});
