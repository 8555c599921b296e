import type { Offer } from '@generated/model';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOffer, anOfferClaim, aReceivedOffer } from '@/testing/offers';
import { renderPage } from '@/testing/render-page';
import { OfferOutcome } from './offer-outcome';

const open = (offer: Offer) => renderPage(<OfferOutcome offer={offer} />);

test.each<[string, Offer, string, string, string]>([
  [
    'a buyer whose offer expired',
    anOffer({ status: 'expired' }),
    'This offer has expired',
    'Go to the claim',
    '/claim/7',
  ],
  [
    'a buyer whose offer was rejected',
    anOffer({ status: 'rejected', rejection_reason: 'Too low.' }),
    'Seller 4821 rejected your offer',
    'Go to the claim',
    '/claim/7',
  ],
  [
    'a buyer whose claim went to another',
    anOffer({ status: 'closed', claim: anOfferClaim({ status: 'under_offer' }) }),
    'This offer was closed',
    'See other claims of this case',
    '/marketplace/ftx/all',
  ],
  [
    'a buyer whose offer was closed with the listing',
    anOffer({ status: 'closed', claim: anOfferClaim({ status: 'paused' }) }),
    'This offer was closed',
    'Go to the claim',
    '/claim/7',
  ],
  [
    'a buyer whose offer had expired before the listing was paused',
    anOffer({ status: 'expired', claim: anOfferClaim({ status: 'paused' }) }),
    'This offer has expired',
    'Go to the claim',
    '/claim/7',
  ],
  [
    'a buyer whose offer was rejected automatically',
    anOffer({ status: 'auto_declined' }),
    'Rejected automatically',
    'Go to the claim',
    '/claim/7',
  ],
  [
    'a buyer whose offer was accepted',
    anOffer({ status: 'accepted' }),
    'Agreed at 112.50 %',
    'Go to the negotiation',
    '/negotiations/31',
  ],
  [
    'a seller who did not answer in time',
    aReceivedOffer({ status: 'expired' }),
    'This offer has expired',
    'See your claim',
    '/my-claims/7',
  ],
  [
    'a seller whose buyer withdrew or was suspended',
    aReceivedOffer({ status: 'withdrawn' }),
    'This offer was withdrawn',
    'See your claim',
    '/my-claims/7',
  ],
  [
    'a buyer who withdrew, or for whom our staff did',
    anOffer({ status: 'withdrawn' }),
    'This offer was withdrawn',
    'Go to the claim',
    '/claim/7',
  ],
])('%s reads what became of it and where to go on', (_, offer, title, label, path) => {
  open(offer);
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(path);
});

test('the reason of a rejection is read where there is one', () => {
  open(anOffer({ status: 'rejected', rejection_reason: 'Too low.' }));
  expect(screen.getByText('The reason: Too low.')).toBeTruthy();
});

test('why an offer was closed is read as the mail says it', () => {
  open(anOffer({ status: 'closed', close_reason: 'withdrawn' }));
  expect(screen.getByText('The claim was withdrawn. Nothing binds you.')).toBeTruthy();
  open(aReceivedOffer({ status: 'closed', close_reason: 'sold' }));
  expect(screen.getByText('You agreed with another buyer. Nothing binds you.')).toBeTruthy();
});

test('a buyer learns how to hear of a paused claim again, its seller needs no such word', () => {
  const paused = {
    status: 'closed',
    close_reason: 'paused',
    claim: anOfferClaim({ status: 'paused' }),
  } as const;
  open(anOffer(paused));
  const said =
    'The listing of the claim was paused. Nothing binds you. If you follow the claim, you are told when it is back on the market.';
  expect(screen.getByText(said)).toBeTruthy();
  open(aReceivedOffer(paused));
  expect(screen.getByText('The listing of the claim was paused. Nothing binds you.')).toBeTruthy();
});

test('a sale that was cancelled after the acceptance is not called agreed', () => {
  open(anOffer({ status: 'accepted', negotiation_status: 'cancelled' }));
  expect(screen.getByText('The sale was cancelled')).toBeTruthy();
  expect(screen.queryByText(/Agreed/)).toBeNull();
});

test('a buyer whose offer was rejected automatically reads nothing of a minimum; the seller knows it', () => {
  open(anOffer({ status: 'auto_declined' }));
  expect(document.body.textContent).not.toMatch(/minimum/i);
  open(aReceivedOffer({ status: 'auto_declined' }));
  expect(document.body.textContent).toMatch(/below your minimum price/);
});

test('an accepted offer says whose turn it is in the sale, and until when', () => {
  const sale = {
    status: 'accepted',
    negotiation_status: 'signing',
    negotiation_due_at: '2026-12-01T18:00:00.000Z',
  } as const;
  open(anOffer({ ...sale, negotiation_awaiting: 'staff' }));
  expect(screen.queryByText(/turn/)).toBeNull();
  open(anOffer({ ...sale, negotiation_awaiting: 'both' }));
  expect(screen.getByText('Your turn')).toBeTruthy();
  expect(screen.getByText(/Dec 1, 2026, 6:00 PM UTC/)).toBeTruthy();
});
