import type { NegotiationEvent } from '@generated/model';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EventTimeline } from './event-timeline';

const filed = (id: number, note: string): NegotiationEvent => ({
  id,
  type: 'transfer_filed',
  actor_role: 'staff',
  offer_id: null,
  price_percent: null,
  document_id: null,
  note,
  occurred_at: '2026-11-20T10:00:00.000Z',
});

test('a filing that was recorded already is corrected, and its day is of the correction', () => {
  const events = [filed(2, '28115'), filed(1, '28114')];
  render(<EventTimeline events={events} filedOn="2026-11-19" />);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringMatching(/^Filing corrected.*Filed on Nov 19, 2026\. Docket number 28115/),
    expect.stringMatching(/^Filing recorded.*staffDocket number 28114/),
  ]);
});

test('an offer that the exchange rejects has the word of one that a side rejects', () => {
  const automatically: NegotiationEvent = { ...filed(2, ''), type: 'offer_auto_declined' };
  const byHand: NegotiationEvent = { ...filed(1, ''), type: 'offer_rejected' };
  render(<EventTimeline events={[automatically, byHand]} filedOn={null} />);
  expect(screen.getByText('Offer rejected automatically')).toBeTruthy();
  expect(screen.getByText('Offer rejected')).toBeTruthy();
});

test.each([
  ['buyer', 'Your fee'],
  [undefined, 'The buyer’s fee'],
] as const)('to the reader %s a fee that was received is %s', (role, words) => {
  const received: NegotiationEvent = { ...filed(1, 'buyer'), type: 'fee_received' };
  render(<EventTimeline events={[received]} filedOn={null} {...(role && { role })} />);
  expect(screen.getByText(words)).toBeTruthy();
});
