import { expect, test } from 'vitest';
import { OfferCloseReason } from '@generated/model';
import { CLAIM_TRANSITIONS } from '../../claims/claim-state';
import { afterTheSale, closeReasonOf, whyClosed } from './close-reason';

test('every way of a claim off the market gives its offers a reason', () => {
  const { accept_offer: accepted, pause, withdraw, expire } = CLAIM_TRANSITIONS;
  const left = [accepted, pause, withdraw, expire].map(({ to }) => closeReasonOf(to));
  expect(left).toEqual(Object.values(OfferCloseReason));
});

test('an offer for a claim that is still on the market was closed for a reason of its own', () => {
  expect(closeReasonOf('open')).toBeNull();
  expect(whyClosed(null, 'seller')).toBe('It cannot be accepted any more.');
});

test('each side reads one reason, and the seller a sale as the own act', () => {
  const agreed = 'The seller agreed with another buyer.';
  expect(whyClosed('sold', 'buyer')).toBe(agreed);
  expect(whyClosed('sold', 'staff')).toBe(agreed);
  expect(whyClosed('sold', 'seller')).toBe('You agreed with another buyer.');
  expect(whyClosed('paused', 'buyer')).toBe('The listing of the claim was paused.');
});

test('only of a claim that is sold in parts something may be left', () => {
  expect(afterTheSale({ partial_sale: true })).toMatch(
    /the rest is listed once it is completed\.$/,
  );
  expect(afterTheSale({ partial_sale: false })).toMatch(/comes back on the market\.$/);
});
