import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Claim } from '@generated/model';
import { setClockBy } from '@/domain/present-time';
import { HOUR, MINUTE } from '@/domain/time';
import { formatDateTimeWithZone } from '@/labels/dates';
import { mockExchange } from '@/testing/exchange';
import { aClaim, EXACT_TERMS, someParameters } from '@/testing/marketplace';
import { holdTime, passTime } from '@/testing/pass-time';
import { renderPage } from '@/testing/render-page';
import { newOffer } from './offer-form-values';
import { OfferForm } from './offer-form';

mockExchange();

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

function openForm(claim: Claim = aClaim()) {
  const parameters = someParameters();
  return renderPage(
    <OfferForm
      {...{ claim, parameters }}
      side="buyer"
      start={newOffer(claim, parameters)}
      compared={{ kind: 'ask', by: 'The seller', percent: claim.ask_percent }}
      compare=""
      submitLabel="Make offer"
      overtaken={null}
      keepAs="offer"
      send={() => Promise.resolve(null)}
      onClose={() => undefined}
    />,
  );
}

test.each([
  [inHours(24), true],
  [inHours(200), false],
])('an offer stands no longer than the listing, which ends at %s', (expires_at, isSaid) => {
  openForm(aClaim({ expires_at }));
  const text = screen.getByRole('region', { name: 'What it comes to' }).textContent;
  const end = `by ${formatDateTimeWithZone(expires_at)}, when the listing ends, these terms`;
  expect(text.includes(end)).toBe(isSaid);
});

// The files of a worker share the clock.
afterEach(() => setClockBy(new Date().toISOString()));

test('the offer binds from when the exchange receives it: by its clock, however long the form is open', async () => {
  holdTime();
  vi.setSystemTime('2026-11-19T08:00:00Z');
  setClockBy('2026-11-19T10:00:00Z');
  openForm(aClaim({ expires_at: null }));
  const summary = screen.getByRole('region', { name: 'What it comes to' });
  const until = () => summary.querySelector('time')?.dateTime.slice(0, 16);
  // 72 hours are usual in the case.
  expect(until()).toBe('2026-11-22T10:00');
  await passTime(3 * MINUTE);
  expect(until()).toBe('2026-11-22T10:03');
});

test.each([
  ['usdt', 'usdt'],
  [null, 'bank_transfer'],
] as const)('of a seller who would like %s the payment begins as %s', (preference, begins) => {
  openForm(aClaim({ exact_terms: { ...EXACT_TERMS, payment_preference: preference } }));
  expect(screen.getByLabelText<HTMLSelectElement>(/^Payment/).value).toBe(begins);
});

test.each([/^Conditions/, /^Message/])(
  'contact data under %s are warned of before the offer is made, as in a message',
  async (label) => {
    const { person } = openForm();
    await person.type(screen.getByLabelText(label), 'Call me: ');
    expect(screen.queryByText(/our staff are told/)).toBeNull();
    await person.type(screen.getByLabelText(label), 'ida@example.com');
    expect(screen.getByText(/our staff are told/)).toBeTruthy();
  },
);

test('a part is grouped as it is read, and plain while it is typed', async () => {
  const { person } = openForm(aClaim({ partial_sale: true }));
  const part = screen.getByRole<HTMLInputElement>('textbox', { name: /^Face amount/ });
  expect(part.value).toBe('300,000.00');
  await person.click(part);
  expect(part.value).toBe('300000.00');
  // What was there is marked, as on the way by Tab: it is typed over.
  await person.keyboard('100000');
  expect(part.value).toBe('100000');
  await person.tab();
  expect(part.value).toBe('100,000');
  await person.clear(part);
  await person.type(part, '10,00');
  await person.tab();
  expect(part.value).toBe('10,00');
});

test('whoever offers for a part reads what becomes of the rest', async () => {
  const { person } = openForm(aClaim({ partial_sale: true }));
  const summary = screen.getByRole('region', { name: 'What it comes to' });
  expect(summary.textContent).not.toContain('The rest');
  const part = screen.getByRole('textbox', { name: /^Face amount/ });
  await person.clear(part);
  await person.type(part, '100,000');
  expect(summary.textContent).toContain(
    'The rest of $200,000.00 is listed as a claim of its own once the sale is completed. Until then it takes no offers.',
  );
  await person.type(part, '0');
  expect(summary.textContent).not.toContain('The rest');
});

test('what the buyer is bound to stands beside the button, for the eye: the summary says it', async () => {
  const { person } = openForm();
  const foot = within(
    screen.getByRole('button', { name: 'Make offer' }).parentElement as HTMLElement,
  );
  expect(foot.queryByText(/^You pay/)).toBeNull();
  await person.type(screen.getByLabelText(/^Price/), '100');
  const sum = foot.getByText('$303,000.00');
  expect(sum.closest('[aria-hidden="true"]')?.textContent).toBe('You pay$303,000.00');
  const summary = within(screen.getByRole('region', { name: 'What it comes to' }));
  expect(summary.getByText('$303,000.00')).toBeTruthy();
});

test('in a currency without decimals a part is asked for without them', async () => {
  const { person } = openForm(
    aClaim({ currency: 'JPY', face_amount: '2500000', partial_sale: true }),
  );
  const part = screen.getByRole('textbox', { name: /^Face amount/ });
  await person.clear(part);
  await person.type(part, '25000.50');
  await person.click(screen.getByRole('button', { name: 'Make offer' }));
  expect(await screen.findByText(/without decimals, for example 2500000\./)).toBeTruthy();
});

test('conditions that are too long are all kept, and refused at their field', async () => {
  const { person } = openForm();
  const conditions = screen.getByLabelText<HTMLTextAreaElement>(/^Conditions/);
  await person.click(conditions);
  await person.paste('x'.repeat(2400));
  await person.tab();
  expect(
    await screen.findByText('Use at most 2,000 characters, without hidden ones.'),
  ).toBeTruthy();
  expect(conditions.value).toHaveLength(2400);
});
