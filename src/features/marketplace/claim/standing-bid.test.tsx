import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useMyBids } from '@/session/bids/my-bids-store';
import { mockExchange } from '@/testing/exchange';
import { aBid } from '@/testing/offers';
import { openClaimToBid } from '@/testing/pages/claim-page';

const exchange = mockExchange();

test('a counter-offer of the seller is shown in the place of the form, with the way to answer it', async () => {
  openClaimToBid(exchange);
  useMyBids.setState({
    myBids: [aBid({ made_by: 'seller', price_percent: '116', offer_id: 205 })],
  });
  expect(await screen.findByText('Counter-offer: 116.00 %')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Answer it' }).getAttribute('href')).toBe(
    '/my-offers/205',
  );
  expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
});

test('who bought a claim that is under offer finds the way to the negotiation', async () => {
  openClaimToBid(exchange, { status: 'under_offer' });
  useMyBids.setState({ myBids: [aBid({ status: 'accepted' })] });
  const way = await screen.findByRole('link', { name: 'Go to the negotiation' });
  expect(way.getAttribute('href')).toBe('/negotiations/31');
});
