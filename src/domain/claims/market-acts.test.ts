import { ClaimStatus } from '@generated/model';
import { expect, test } from 'vitest';
import { marketActs } from './market-acts';

const claim = {
  status: 'open' as ClaimStatus,
  review_note: null as string | null,
  featured: false,
  case: { status: 'active' as const },
  seller: { status: 'active' as const },
};
const held = { ...claim, status: 'paused' as const, review_note: 'In question.' };

test('what is on the market can be taken off it or featured, and what our staff have taken off be put back', () => {
  expect(marketActs(claim)).toEqual(['pause', 'feature']);
  expect(marketActs({ ...claim, featured: true })).toEqual(['pause', 'unfeature']);
  expect(marketActs(held)).toEqual(['resume']);
  expect(marketActs({ ...held, featured: true })).toEqual(['resume', 'unfeature']);
});

test('what the seller has paused, the seller puts back, unless our staff keep it off', () => {
  expect(marketActs({ ...held, review_note: null })).toEqual(['pause']);
});

test('nothing is put back that nobody answers for, or whose case takes no claims', () => {
  expect(marketActs({ ...held, seller: { status: 'suspended' } })).toEqual([]);
  expect(marketActs({ ...held, case: { status: 'paused' } })).toEqual([]);
});

test.each(Object.values(ClaimStatus).filter((status) => status !== 'open'))(
  'a claim that is %s is not begun to be featured, only ended',
  (status) => {
    expect(marketActs({ ...claim, status })).not.toContain('feature');
    expect(marketActs({ ...claim, status, featured: true })).toContain('unfeature');
  },
);
