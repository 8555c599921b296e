import { expect, test } from 'vitest';
import { registerDoubts } from './register-doubts';

const bar_date = '2023-09-29';
const face_amount = '100000';

test.each([
  [{ face_amount, filed_amount: '200000' }, {}],
  [{ face_amount, filed_amount: '200000.01' }, { filed_amount: 'more than twice' }],
  [{ face_amount, allowed_amount: '50000' }, {}],
  [{ face_amount, allowed_amount: '49999.99' }, { allowed_amount: 'less than half' }],
  [
    { face_amount, scheduled_amount: '1000000', allowed_amount: '1' },
    { scheduled_amount: 'more than twice', allowed_amount: 'less than half' },
  ],
  [{ face_amount: null, filed_amount: '5' }, {}],
  [{ face_amount, filed_amount: null }, {}],
  [{ filed_on: bar_date }, {}],
  [{ filed_on: '2023-09-30' }, { filed_on: bar_date }],
  [{ filed_on: null }, {}],
])('of %o a second look is worth %o', (claim, doubts) => {
  expect(registerDoubts(claim, { bar_date })).toEqual(doubts);
});

test('no claim is late in a case without a bar date', () => {
  expect(registerDoubts({ filed_on: '2099-01-01' }, { bar_date: null })).toEqual({});
});
