import { describe, expect, test } from 'vitest';
import {
  changedPaymentChoice,
  customPaymentMethodFault,
  type PaymentChoice,
} from './payment-method';

const choice = (
  payment_method: PaymentChoice['payment_method'],
  custom_payment_method: string | null = null,
): PaymentChoice => ({ payment_method, custom_payment_method });

describe('a changed choice', () => {
  test.each<[string, PaymentChoice, Partial<PaymentChoice>, PaymentChoice]>([
    ['nothing', choice('other', 'Wire'), {}, choice('other', 'Wire')],
    ['another method', choice('other', 'Wire'), { payment_method: 'usdc' }, choice('usdc')],
    ['no method', choice('other', 'Wire'), { payment_method: null }, choice(null)],
    [
      'the text',
      choice('other', 'Wire'),
      { custom_payment_method: ' Cash ' },
      choice('other', 'Cash'),
    ],
    ['an empty text', choice('other', 'Wire'), { custom_payment_method: '  ' }, choice('other')],
    [
      'both',
      choice('usdc'),
      { payment_method: 'other', custom_payment_method: 'Wire' },
      choice('other', 'Wire'),
    ],
    [
      'a text that does not belong',
      choice('usdc'),
      { custom_payment_method: 'Wire' },
      choice('usdc', 'Wire'),
    ],
  ])('%s', (_, before, change, after) => {
    expect(changedPaymentChoice(before, change)).toEqual(after);
  });
});

describe('the free text', () => {
  test.each<[PaymentChoice, RegExp | null]>([
    [choice('other', 'Wire'), null],
    [choice('other'), /Describe how/],
    [choice('usdc'), null],
    [choice('usdc', 'Wire'), /only when/],
    [choice(null), null],
    [choice(null, 'Wire'), /only when/],
  ])('%j', (given, fault) => {
    const found = customPaymentMethodFault(given);
    if (fault) expect(found).toMatch(fault);
    else expect(found).toBeNull();
  });
});
