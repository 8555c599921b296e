import { expect, test } from 'vitest';
import { LINK_MS } from './link-lifetimes';

test('no link that somebody asks for works longer than the one that confirms an address', () => {
  expect(Math.max(...Object.values(LINK_MS))).toBe(LINK_MS.confirmation);
});
