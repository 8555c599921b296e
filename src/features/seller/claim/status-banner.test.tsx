import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DealStage, IdentityStatus, ListedCaseStatus, MyClaim } from '@generated/model';
import { mockExchange } from '@/testing/exchange';
import { aMyClaim, SALE } from '@/testing/my-claims';
import { actions, DRAFT, openClaim } from '@/testing/pages/my-claim-page';
import { region } from '@/testing/region';

const exchange = mockExchange();

test.each<[DealStage, RegExp]>([
  ['signing', /An offer is accepted.*Should the sale fall through/],
  ['payment', /signed by both sides.*Should the sale fall through/],
  ['transfer', /The price is received(?!.*fall through)/],
])('a claim whose sale is at the stage of %s says how far it is', async (stage, text) => {
  await openClaim(exchange, { claim: { status: 'under_offer', sale: { ...SALE, stage } } });
  const notices = screen.getAllByRole('status').map((notice) => notice.textContent);
  expect(notices.some((notice) => text.test(notice ?? ''))).toBe(true);
});

test.each<[MyClaim['status'], RegExp]>([
  ['draft', /This is a draft.*Our staff wrote.*The statement is cut off\./],
  ['changes_requested', /The statement is cut off\..*resubmit the claim/],
  ['rejected', /The statement is cut off\..*cannot be changed or submitted any more/],
  ['in_review', /You are told when it is listed/],
  ['expired', /It ended on Feb 15, 2027.*Relist it/],
  ['withdrawn', /Relist it/],
  ['under_offer', /Should the sale fall through/],
  ['sold', /Sold on Dec 1, 2026/],
])('a claim that is %s says what comes next', async (status, text) => {
  await openClaim(exchange, {
    claim: {
      status,
      review_note: 'The statement is cut off.',
      sold_at: '2026-12-01T12:00:00.000Z',
    },
  });
  const notices = screen.getAllByRole('status').map((notice) => notice.textContent);
  expect(notices.some((notice) => text.test(notice ?? ''))).toBe(true);
});

test.each<[MyClaim['status'], ListedCaseStatus, IdentityStatus, RegExp]>([
  ['draft', 'paused', 'approved', /^This case takes no new claims for now/],
  ['draft', 'closed', 'approved', /^This case is closed/],
  ['draft', 'active', 'rejected', /^Your identity was not approved/],
  ['changes_requested', 'paused', 'approved', /^This case takes no new claims for now/],
  ['changes_requested', 'closed', 'approved', /^This case is closed/],
  ['withdrawn', 'paused', 'approved', /^This case takes no new claims for now/],
  ['expired', 'active', 'rejected', /^Your identity was not approved/],
])(
  'who cannot bring a claim to its review is not told to, but what keeps it: %s, case %s, identity %s',
  async (status, ofCase, identity_status, obstacle) => {
    await openClaim(exchange, {
      claim: { status, case: { ...aMyClaim().case, status: ofCase } },
      user: { identity_status },
    });
    expect(actions().getByText(obstacle)).toBeTruthy();
    expect(
      screen.queryByText(/Everything is there|Submit it|can be submitted|resubmit|Relist it/),
    ).toBeNull();
  },
);

test.each<[ListedCaseStatus, boolean]>([
  ['paused', true],
  ['closed', false],
])(
  'what a draft of a case that is %s lacks is named where it can still matter',
  async (ofCase, isNamed) => {
    const of = { ...aMyClaim().case, status: ofCase };
    await openClaim(exchange, { claim: { ...DRAFT, case: of } });
    expect(screen.getByText('This is a draft')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Still missing' }) !== null).toBe(isNamed);
  },
);

const DEAL = { percent: '112', agreed_at: '2026-11-25T12:00:00.000Z' };

test.each<[Partial<MyClaim>, RegExp]>([
  [{ status: 'under_offer' }, /Agreed at 112\.00 % of face, on Nov 25, 2026/],
  [
    { status: 'sold', sold_at: '2026-12-01T12:00:00.000Z' },
    /Sold on Dec 1, 2026 at 112\.00 % of face/,
  ],
])(
  'a claim with a deal leads with its price, and no offers are waited for: %j',
  async (claim, text) => {
    const timeline = (['sold', 'under_offer', 'expired'] as const).map((type) => ({
      type,
      actor_role: 'system' as const,
      note: null,
      occurred_at: '2026-11-25T12:00:00.000Z',
    }));
    await openClaim(exchange, { claim: { ...claim, deal: DEAL, timeline } });
    expect(screen.getAllByRole('status').some(({ textContent }) => text.test(textContent))).toBe(
      true,
    );
    const price = region('Price');
    const line = (name: string) => price.getByText(name).nextElementSibling?.textContent;
    expect(line('Agreed price, in percent of face')).toBe('112.00 %');
    // 253,125.40 × 112 % less 1 %.
    await waitFor(() => expect(line('Yours after our fee')).toBe('$280,665.45'));
    expect(line('Your ask')).toBe('118.50 %');
    expect(screen.queryByText(/No offer waits|Best bid|None now/)).toBeNull();
    const events = within(screen.getByRole('list', { name: 'Timeline of the claim' }));
    expect(events.getAllByText('At 112.00 % of face')).toHaveLength(2);
    expect(events.getAllByText('Automatically')).toHaveLength(1);
  },
);

const saleNotice = () =>
  screen.getAllByRole('status').find((each) => /offer is/.test(each.textContent));

test('a claim under offer leads to its negotiation once', async () => {
  await openClaim(exchange, { claim: { status: 'under_offer', deal: DEAL, sale: SALE } });
  const ways = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') === '/negotiations/31');
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Go to the negotiation']);
  expect(saleNotice()?.textContent).not.toContain('your turn');
});

test.each(['seller', 'both'] as const)(
  'where the sale waits for %s, the seller reads "your turn"',
  async (awaiting) => {
    const sale = { ...SALE, awaiting };
    await openClaim(exchange, { claim: { status: 'under_offer', deal: DEAL, sale } });
    expect(saleNotice()?.textContent).toContain('An offer is accepted: your turn');
  },
);

test('of a claim of which a part is sold, the part and what it pays out are named', async () => {
  const sale = { ...SALE, face_amount: '100000', net_amount: '110880' };
  await openClaim(exchange, { claim: { status: 'under_offer', deal: DEAL, sale } });
  expect(saleNotice()?.textContent).toContain('It is for $100,000.00 of the claim; the rest is');
  const received = region('Price').getByText('Yours after our fee').nextElementSibling;
  expect(received?.textContent).toBe('$110,880.00For $100,000.00 of it');
});
