import type { Awaiting } from '@generated/model';
import { describe, expect, test } from 'vitest';
import { awaitingOf, type Progress } from './negotiation-state';

const at = (text: string) => new Date(text);

describe('whose turn it is', () => {
  const when = at('2026-11-20T10:00:00Z');
  const nothing: Omit<Progress, 'status'> = {
    offer_made_by: 'buyer',
    buyer_signed_at: null,
    seller_signed_at: null,
    paid_at: null,
  };
  const turns: [Awaiting, Partial<Progress> & Pick<Progress, 'status'>][] = [
    ['seller', { status: 'open' }],
    ['buyer', { status: 'open', offer_made_by: 'seller' }],
    ['buyer', { status: 'diligence' }],
    ['both', { status: 'signing' }],
    ['seller', { status: 'signing', buyer_signed_at: when }],
    ['buyer', { status: 'signing', seller_signed_at: when }],
    ['buyer', { status: 'payment' }],
    ['seller', { status: 'payment', paid_at: when }],
    ['staff', { status: 'transfer', paid_at: when }],
    ['none', { status: 'completed', paid_at: when }],
    ['none', { status: 'cancelled' }],
    ['none', { status: 'closed' }],
  ];
  test.each(turns)('%s: %o', (awaiting, progress) => {
    expect(awaitingOf({ ...nothing, ...progress })).toBe(awaiting);
  });
});
