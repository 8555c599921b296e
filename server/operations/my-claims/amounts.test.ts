import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyDigits } from '@/domain/money';
import { claimSteps, demanding } from '../../testing/claim-steps';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = claimSteps(exchange);

const currencies = ['USD', 'EUR', 'JPY', 'KWD', 'BTC'];

/** A draft in this currency. The three letters of an asset serve as well as a currency's. */
async function draftIn(currency: string) {
  const { token } = await exchange.user();
  const of = await steps.case({ parameters: { ...demanding, currency } });
  return { token, draft: (await steps.create(token, of.id)).body };
}

/** Any text that the contract takes for an amount above zero with these decimals, small and large, with needless zeros. */
const amountWith = (digits: number) =>
  fc
    .record({
      units: fc.oneof(
        fc.bigInt({ min: 1n, max: 9_999n }),
        fc.bigInt({ min: 1n, max: 10n ** BigInt(12 + digits) - 1n }),
      ),
      zeros: fc.integer({ min: 0, max: 8 - digits }),
    })
    .map(({ units, zeros }) => {
      const text = String(units).padStart(digits + 1, '0');
      const decimals = text.slice(text.length - digits) + '0'.repeat(zeros);
      return text.slice(0, text.length - digits) + (decimals === '' ? '' : `.${decimals}`);
    });

test.each(currencies)('an amount in %s survives to the last digit', async (currency) => {
  const { token, draft } = await draftIn(currency);
  let current = draft;
  await fc.assert(
    fc.asyncProperty(
      amountWith(currencyDigits(currency)),
      fc.constantFrom('face_amount', 'scheduled_amount', 'preference_exposure_amount'),
      async (amount, field) => {
        const { status, body } = await steps.update(token, current, {
          has_preference_exposure: true,
          [field]: amount,
        });
        expect(status).toBe(200);
        current = body;
        const stored = (await steps.read(token, draft.id))[field];
        expect(stored && new Big(stored).eq(amount)).toBe(true);
        expect(stored).toMatch(/^\d{1,12}(\.\d{0,7}[1-9])?$/);
      },
    ),
    { numRuns: 40 },
  );
});

test.each([
  ['USD', '1.005', 'USD has at most 2 decimals.'],
  ['JPY', '10.5', 'JPY has no decimals.'],
  ['KWD', '1.0005', 'KWD has at most 3 decimals.'],
])('an amount in %s of %s is refused', async (currency, face_amount, message) => {
  const { token, draft } = await draftIn(currency);
  const { status, body } = await steps.update(token, draft, { face_amount });
  expect({ status, errors: body.errors }).toEqual({
    status: 422,
    errors: { 'claim.face_amount': [message] },
  });
});
