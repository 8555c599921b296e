import { expect, test } from 'vitest';
import { withParams } from './with-params';

test.each([
  ['puts a value in', 'status=open', { role: 'buyer' }, 'status=open&role=buyer'],
  ['puts it in the place of another', 'role=seller', { role: 'buyer' }, 'role=buyer'],
  ['takes one out', 'role=seller&search=a', { role: null }, 'search=a'],
  ['leads to the first page', 'page=3&sort=-price', { role: 'buyer' }, 'sort=-price&role=buyer'],
  ['leaves the commas of a list', 'status=open,paused', { role: null }, 'status=open,paused'],
  ['leaves nothing', 'role=seller', { role: null }, ''],
])('%s', (_, search, change, text) => {
  expect(withParams(new URLSearchParams(search), change)).toBe(text);
});
