import { expect, test } from 'vitest';
import { withParams } from './with-params';

test.each([
  ['puts a value in', 'status=open', { role: 'buyer' }, 'status=open&role=buyer'],
  ['puts it in the place of another', 'role=seller', { role: 'buyer' }, 'role=buyer'],
  ['takes one out', 'role=seller&search=a', { role: null }, 'search=a'],
  ['leads to the first page', 'page=3&sort=-price', { role: 'buyer' }, 'sort=-price&role=buyer'],
  ['leaves the commas of a list', 'status=a,b,c', { role: null }, 'status=a,b,c'],
  [
    'writes a value as a value',
    'search=a%26b',
    { role: 'S&P #1 + 5% = é' },
    'search=a%26b&role=S%26P+%231+%2B+5%25+%3D+%C3%A9',
  ],
  ['leaves nothing', 'role=seller', { role: null }, ''],
])('%s', (_, search, change, text) => {
  const given = new URLSearchParams(search);
  expect(withParams(given, change)).toBe(text);
  expect(String(given)).toBe(String(new URLSearchParams(search)));
});
