import { expect, test } from 'vitest';
import type { Negotiation } from '@generated/model';
import { aNegotiation, aSellersNegotiation } from '@/testing/negotiations';
import { barredWords } from './barred-words';

const barred = ({ counterparty }: Negotiation) => ({
  counterparty: { ...counterparty, may_act: false },
});

test('who cannot act is not to be waited for, and not to be paid unasked', () => {
  const buying = aNegotiation({ status: 'payment' });
  expect(barredWords(buying)).toBeNull();
  expect(barredWords({ ...buying, ...barred(buying) })).toBe(
    'Sofia Marchetti cannot log in at present. Ask our staff before you pay.',
  );
  const filing = aNegotiation({ status: 'transfer' });
  expect(barredWords({ ...filing, ...barred(filing) })).toBeNull();
  const selling = aSellersNegotiation({ status: 'payment' });
  expect(barredWords({ ...selling, ...barred(selling) })).toBe(
    'Ben Okafor cannot log in at present. Ask our staff how the sale goes on.',
  );
});
