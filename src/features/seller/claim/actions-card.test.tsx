import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { IdentityStatus, MyClaim } from '@generated/model';
import {
  getDeleteMyClaimMockHandler204,
  getGetMyClaimMockHandler200,
  getGetMyClaimMockHandler404,
  getPauseMyClaimMockHandler200,
  getPauseMyClaimMockHandler409,
  getReviseMyClaimMockHandler200,
  getSubmitMyClaimMockHandler200,
  getSubmitMyClaimMockHandler409,
} from '@generated/msw/my-claims/my-claims.msw';
import { keepFile } from '@/documents/claim/kept-files';
import { keepDraft, keptDrafts } from '@/session/kept/claim-drafts';
import { mockDeviceDatabase } from '@/testing/browser/device-database';
import { aFile } from '@/testing/documents';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aMyClaim, SALE } from '@/testing/my-claims';
import { actions, DRAFT, NOT_FOUND, openClaim } from '@/testing/pages/my-claim-page';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import '@/acts/act-dialog';

const exchange = mockExchange();
mockDeviceDatabase();

/** The form of claim 7, as the device keeps it. */
const keptForm = (differences: { isUnsaved: boolean }) => ({
  caseCode: 'ftx',
  values: {},
  claim: { id: 7, lock_version: 3 },
  ...differences,
});

test.each<[MyClaim['status'], string[]]>([
  // It was submitted once: others may know of it.
  ['draft', ['Continue', 'Submit for review', 'Withdraw']],
  ['changes_requested', ['Make changes', 'Submit for review', 'Withdraw']],
  ['in_review', ['Withdraw']],
  ['open', ['Change price', 'Pause', 'Withdraw']],
  ['paused', ['Change price', 'Resume', 'Withdraw']],
  ['withdrawn', ['Relist', 'Make changes']],
  ['expired', ['Relist', 'Make changes']],
])('of a claim that is %s nothing is said but what can be done', async (status, possible) => {
  await openClaim(exchange, { claim: { status } });
  const card = screen.getByRole('region', { name: 'What you can do' });
  expect(card.textContent).toBe(`What you can do${possible.join('')}`);
});

test.each<[Partial<MyClaim>, RegExp, string]>([
  ...(
    [
      [{ stage: 'diligence' }, /The buyer examines the claim/],
      [{ stage: 'signing', awaiting: 'both' }, /You and the buyer sign/],
      [{ stage: 'signing', awaiting: 'seller' }, /With your signature both of you are bound/],
      [{ stage: 'signing', awaiting: 'buyer' }, /the buyer signs next/],
      [{ stage: 'payment' }, /^The buyer pays the price/],
      [{ stage: 'payment', awaiting: 'seller' }, /Confirm it once the money is there/],
      [{ stage: 'transfer', awaiting: 'staff' }, /Our staff file the transfer.*are over\.$/],
      [
        { stage: 'transfer', awaiting: 'staff', owed_fee_amount: '2835' },
        /Our fee of \$2,835\.00 is due/,
      ],
    ] as const
  ).map(([sale, text]): [Partial<MyClaim>, RegExp, string] => [
    { status: 'under_offer', sale: { ...SALE, ...sale } },
    text,
    '/negotiations/31',
  ]),
  [{ status: 'under_offer' }, /Our staff see the sale through/, '/chat?claim=7'],
  [
    { status: 'sold', sale: { ...SALE, stage: 'completed', awaiting: 'none' } },
    /The sale is completed/,
    '/negotiations/31',
  ],
  [{ status: 'sold' }, /Nothing is left to do/, '/claim-onboarding'],
  [{ status: 'rejected' }, /Nothing is left to do/, '/claim-onboarding'],
])('where nothing can be done, the card says what happens next: %j', async (claim, text, to) => {
  await openClaim(exchange, { claim });
  expect(screen.queryByRole('region', { name: 'What you can do' })).toBeNull();
  expect(actions().getByText(text)).toBeTruthy();
  expect(actions().getByRole('link').getAttribute('href')).toBe(to);
  expect(actions().queryByRole('button')).toBeNull();
});

test('what the seller has to do for the sale is said with its deadline', async () => {
  await openClaim(exchange, {
    claim: { status: 'under_offer', sale: { ...SALE, stage: 'payment', awaiting: 'seller' } },
  });
  expect(actions().getByText(/^Until/).textContent).toMatch(/Dec 2, 2026/);
});

test('a complete draft is submitted after reading what that means', async () => {
  const { person } = await openClaim(exchange, { claim: { status: 'draft', listed_at: null } });
  expect(await screen.findByText('Everything is there')).toBeTruthy();
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getSubmitMyClaimMockHandler200(async ({ request }) => {
      sent(await request.json());
      return aMyClaim({ status: 'in_review', listed_at: null, lock_version: 4 });
    }),
  );
  await person.click(actions().getByRole('button', { name: 'Submit for review' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Submit CLM-7K3F9Q?' });
  expect(dialog.textContent).toContain('tell you the decision');
  await person.click(within(dialog).getByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText('We are reviewing this claim')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ lock_version: 3 });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test.each<[string, () => unknown]>([
  ['changes', () => keepDraft('41/case-ftx', keptForm({ isUnsaved: true }))],
  [
    'a file',
    () =>
      keepFile('41/claim-7', {
        id: '1',
        kind: 'other',
        file: aFile('more.pdf'),
        keptAt: 1,
        wasSent: false,
      }),
  ],
])('a draft of which this device has %s the account has not leads to its form', async (_, keep) => {
  await keep();
  const { person } = await openClaim(exchange, { claim: { status: 'draft', listed_at: null } });
  await screen.findByText('Everything is there');
  await person.click(actions().getByRole('button', { name: 'Submit for review' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'This device has changes that are not in your account',
  });
  await person.click(within(dialog).getByRole('button', { name: 'Go to the form' }));
  expect(window.location.pathname + window.location.search).toBe('/my-claims/create?claim=7');
});

test('a submission takes what this device keeps of the form with it', async () => {
  keepDraft('41/case-ftx', keptForm({ isUnsaved: false }));
  const { person } = await openClaim(exchange, { claim: { status: 'draft', listed_at: null } });
  exchange.use(getSubmitMyClaimMockHandler200(aMyClaim({ status: 'in_review', listed_at: null })));
  await screen.findByText('Everything is there');
  await person.click(actions().getByRole('button', { name: 'Submit for review' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Submit CLM-7K3F9Q?' });
  await person.click(within(dialog).getByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText('We are reviewing this claim')).toBeTruthy();
  expect(keptDrafts(41)).toEqual([]);
});

test.each<[MyClaim['status'], IdentityStatus, string | null]>([
  ['in_review', 'not_submitted', 'Your identity comes first'],
  ['open', 'pending', 'Your identity is being reviewed'],
  ['open', 'approved', null],
  ['withdrawn', 'not_submitted', null],
])(
  'of a claim that is %s, a seller whose identity is %s reads what keeps from accepting offers',
  async (status, identity_status, title) => {
    await openClaim(exchange, { claim: { status }, user: { identity_status } });
    const ways = screen
      .queryAllByRole('link', { name: /^(Go to your identity|See your documents)$/ })
      .map((way) => way.getAttribute('href'));
    expect(ways).toEqual(title === null ? [] : ['/profile-verify-identity']);
    expect(screen.queryByText(/You can counter and accept offers/) !== null).toBe(title !== null);
    if (title) expect(screen.getByText(title)).toBeTruthy();
  },
);

test('somebody who has not confirmed the email address reads that this comes first', async () => {
  await openClaim(exchange, { claim: { status: 'draft' }, user: { status: 'pending' } });
  expect(actions().getByText(/^Confirm your email address/)).toBeTruthy();
  expect(actions().getByRole('link', { name: 'Go to your profile' }).getAttribute('href')).toBe(
    '/profile-account-settings',
  );
  expect(actions().queryByRole('button', { name: 'Submit for review' })).toBeNull();
});

test('a withdrawn claim of a paused case cannot be relisted, and says why', async () => {
  await openClaim(exchange, {
    claim: { status: 'withdrawn', case: { ...aMyClaim().case, status: 'paused' } },
  });
  expect(actions().getByText(/^This case takes no new claims for now/)).toBeTruthy();
  expect(actions().queryByRole('button', { name: 'Relist' })).toBeNull();
});

test('what our staff have taken off the market is put back by them, for the reason that stands above', async () => {
  const review_note = 'Somebody else says that this claim is theirs.';
  await openClaim(exchange, { claim: { status: 'paused', review_note } });
  expect(screen.getByText(review_note)).toBeTruthy();
  expect(screen.getByText('Our staff have taken this claim off the market')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to our staff' })).toBeTruthy();
  expect(actions().getByText(/^Our staff put this claim back/)).toBeTruthy();
  expect(actions().queryByRole('button', { name: 'Resume' })).toBeNull();
  expect(actions().getByRole('button', { name: 'Withdraw' })).toBeTruthy();
});

test('what the seller had paused before is given back, for the seller to resume', async () => {
  const review_note = 'Somebody else says that this claim is theirs.';
  const paused = { type: 'paused', note: null, occurred_at: '2026-11-18T09:00:00.000Z' } as const;
  const timeline: MyClaim['timeline'] = [
    { ...paused, actor_role: 'staff', note: review_note },
    { ...paused, actor_role: 'seller' },
  ];
  await openClaim(exchange, { claim: { status: 'paused', review_note, timeline } });
  expect(screen.getByText('Our staff keep this claim off the market')).toBeTruthy();
  expect(actions().getByText(/^Our staff give this claim back .*you can resume it/)).toBeTruthy();
  expect(actions().queryByRole('button', { name: 'Resume' })).toBeNull();
});

test('a draft that was never submitted can be deleted', async () => {
  await openClaim(exchange, { claim: { status: 'draft', submitted_at: null } });
  expect(actions().getByRole('button', { name: 'Delete' })).toBeTruthy();
});

test('a withdrawn claim that is not complete is completed as a draft, in the form', async () => {
  const { person } = await openClaim(exchange, {
    claim: { status: 'withdrawn', holder_name: null },
  });
  expect(actions().queryByRole('button', { name: 'Relist' })).toBeNull();
  const sent = vi.fn<(body: unknown) => void>();
  const draft = aMyClaim({ status: 'draft', holder_name: null, lock_version: 4 });
  exchange.use(
    getReviseMyClaimMockHandler200(async ({ request }) => {
      sent(await request.json());
      return draft;
    }),
    getGetMyClaimMockHandler200(draft),
  );
  await person.click(actions().getByRole('button', { name: 'Make changes' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Make changes to CLM-7K3F9Q?' });
  expect(dialog.textContent).toContain('becomes a draft again');
  await person.click(within(dialog).getByRole('button', { name: 'Make changes' }));
  await waitFor(() =>
    expect(`${window.location.pathname}${window.location.search}`).toBe(
      '/my-claims/create?claim=7',
    ),
  );
  expect(sent).toHaveBeenCalledExactlyOnceWith({ lock_version: 3 });
});

test('where its case is closed, a withdrawn claim is not opened for changes that nobody would see', async () => {
  const { case: of } = aMyClaim();
  await openClaim(exchange, { claim: { status: 'expired', case: { ...of, status: 'closed' } } });
  expect(actions().getByText(/^This case is closed/)).toBeTruthy();
  expect(actions().queryByRole('button')).toBeNull();
});

test('pausing turns into resuming on the same button', async () => {
  const { person } = await openClaim(exchange);
  exchange.use(getPauseMyClaimMockHandler200(aMyClaim({ status: 'paused', lock_version: 4 })));
  await person.click(actions().getByRole('button', { name: 'Pause' }));
  expect(document.activeElement).toBe(await actions().findByRole('button', { name: 'Resume' }));
});

test('a pause closes the offers that the seller has read, and no others', async () => {
  const { person } = await openClaim(exchange, { claim: { offers_count: 0 } });
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getPauseMyClaimMockHandler409(async ({ request }) => {
      sent(await request.json());
      return aRefusal('stale_version', 'Somebody else changed this record.');
    }),
    getGetMyClaimMockHandler200(aMyClaim({ offers_count: 1, description: 'Newer words.' })),
  );
  await person.click(actions().getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText(/changed in the meantime/)).toBeTruthy();
  expect(sent.mock.lastCall?.[0]).toMatchObject({ latest_bid_read: 0 });
  expect(await screen.findByText('Newer words.')).toBeTruthy();
  await person.click(actions().getByRole('button', { name: 'Pause' }));
  expect((await screen.findByRole('alertdialog')).textContent).toMatch(/closes 1 pending offer/);
});

test('a claim that was changed meanwhile says so and shows what it is now', async () => {
  const { person } = await openClaim(exchange, { claim: { status: 'draft', listed_at: null } });
  exchange.use(
    getSubmitMyClaimMockHandler409({
      message: 'Somebody else changed this record.',
      code: 'stale_version',
      request_id: 'r-2',
    }),
    getGetMyClaimMockHandler200(aMyClaim({ status: 'draft', description: 'Newer words.' })),
  );
  await screen.findByText('Everything is there');
  await person.click(actions().getByRole('button', { name: 'Submit for review' }));
  const dialog = await screen.findByRole('alertdialog');
  await person.click(within(dialog).getByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText(/changed in the meantime/)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await screen.findByText('Newer words.')).toBeTruthy();
});

test('deleting a draft leads back to the list', async () => {
  const { person } = await openClaim(exchange, { claim: DRAFT });
  exchange.use(getDeleteMyClaimMockHandler204(), getGetMyClaimMockHandler404(NOT_FOUND));
  await person.click(actions().getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('deleted with its documents');
  await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My claims' })).toBeTruthy();
});
