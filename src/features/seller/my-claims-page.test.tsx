import { keepDraft, keptDrafts } from '@/session/kept/claim-drafts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MyClaim, MyClaimSummary } from '@generated/model';
import {
  getDeleteMyClaimMockHandler204,
  getListMyClaimsMockHandler200,
  getListMyClaimsMockHandler422,
  getPauseMyClaimMockHandler200,
  getPauseMyClaimMockHandler409,
  getRelistMyClaimMockHandler422,
  getResumeMyClaimMockHandler200,
  getWithdrawMyClaimMockHandler200,
} from '@generated/msw/my-claims/my-claims.msw';
import { useSession } from '@/session/session-store';
import { drawnAs } from '@/testing/browser/drawn-as';
import { mockExchange } from '@/testing/exchange';
import { aMyClaim, aMyClaimSummary, SALE } from '@/testing/my-claims';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { onWideScreen } from '@/testing/browser/screen-width';
import MyClaimsPage from './my-claims-page';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import './my-claims/row-menu';
import '@/acts/act-dialog';

const exchange = mockExchange();

/** Shows the claims on a wide screen; the exchange answers with what is in the array at that moment. */
function open(claims: MyClaimSummary[], path = '/my-claims') {
  onWideScreen();
  useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });
  const asked = vi.fn<(search: string) => void>();
  exchange.use(
    getListMyClaimsMockHandler200(({ request }) => {
      asked(new URL(request.url).search);
      return { current_page: 1, total_count: claims.length, my_claims: claims };
    }),
  );
  return { asked, ...renderPage(<MyClaimsPage />, path) };
}

const row = (reference: string) => screen.findByRole('row', { name: new RegExp(reference) });

/** Answers an act and remembers the version it was made on. */
function versions() {
  const sent = vi.fn<(body: unknown) => void>();
  const answer =
    (claim: MyClaim) =>
    async ({ request }: { request: Request }) => {
      sent(await request.json());
      return claim;
    };
  return { sent, answer };
}

test('a row shows what a claim is worth, where it stands, and leads to the claim', async () => {
  open([aMyClaimSummary({ best_bid_percent: '112.25', offers_count: 2 })]);
  const claim = within(await row('CLM-7K3F9Q'));
  expect(claim.getByRole('link', { name: 'CLM-7K3F9Q' }).getAttribute('href')).toBe('/my-claims/7');
  expect(claim.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining(['$253,125.40', '118.50 %', '112.25 %', '2', 'Open', 'Nov 17, 2026']),
  );
});

test('a claim with a deal shows the price and the day, and counts no offers', async () => {
  const deal = { percent: '112', agreed_at: '2026-11-25T12:00:00.000Z' };
  open([
    aMyClaimSummary({ status: 'sold', deal, sold_at: '2026-12-01T12:00:00.000Z' }),
    aMyClaimSummary({ id: 8, reference: 'CLM-2M8QXT', status: 'under_offer', deal }),
  ]);
  const cells = async (reference: string) =>
    within(await row(reference))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(await cells('CLM-7K3F9Q')).toContain('SoldAt 112.00 % on Dec 1, 2026');
  expect(await cells('CLM-2M8QXT')).toContain('Under offerAt 112.00 % on Nov 25, 2026');
  expect(await cells('CLM-7K3F9Q')).not.toContain('0');
});

test('a claim with changes requested says which, and leads to the form', async () => {
  open([
    aMyClaimSummary({ status: 'changes_requested', review_note: 'The statement is cut off.' }),
    aMyClaimSummary({ id: 8, reference: 'CLM-2M8QXT', status: 'draft', face_amount: null }),
  ]);
  const claim = within(await row('CLM-7K3F9Q'));
  expect(claim.getByText('The statement is cut off.')).toBeTruthy();
  expect(claim.getByRole('link', { name: 'Make changes CLM-7K3F9Q' }).getAttribute('href')).toBe(
    '/my-claims/create?claim=7',
  );
  expect(screen.getByRole('link', { name: 'Continue CLM-2M8QXT' }).getAttribute('href')).toBe(
    '/my-claims/create?claim=8',
  );
});

test.each<[MyClaimSummary['status'], string]>([
  ['open', 'Pause'],
  ['paused', 'Resume'],
  ['withdrawn', 'Relist'],
  ['expired', 'Relist'],
])('a claim that is %s offers "%s" on its row', async (status, label) => {
  open([aMyClaimSummary({ status })]);
  const buttons = within(await row('CLM-7K3F9Q')).getAllByRole('button');
  expect(buttons[0]?.textContent).toBe(`${label} CLM-7K3F9Q`);
});

test.each<MyClaimSummary['status']>(['under_offer', 'sold', 'rejected'])(
  'a claim that is %s offers nothing on its row',
  async (status) => {
    open([aMyClaimSummary({ status })]);
    expect(within(await row('CLM-7K3F9Q')).queryAllByRole('button')).toEqual([]);
  },
);

test.each<[NonNullable<MyClaimSummary['sale']>['awaiting'], string]>([
  ['both', 'Sign in the negotiation of CLM-7K3F9Q'],
  ['seller', 'Sign in the negotiation of CLM-7K3F9Q'],
  ['staff', 'Negotiation of CLM-7K3F9Q'],
])('a claim whose sale waits for %s leads to it: "%s"', async (awaiting, name) => {
  const sale = { ...SALE, awaiting };
  open([aMyClaimSummary({ status: 'under_offer', sale })]);
  const link = within(await row('CLM-7K3F9Q')).getByRole('link', { name });
  expect(link.getAttribute('href')).toBe('/negotiations/31');
});

test('what the case does not take for now is not offered', async () => {
  open([
    aMyClaimSummary({ status: 'paused', case: { ...aMyClaimSummary().case, status: 'paused' } }),
  ]);
  const claim = within(await row('CLM-7K3F9Q'));
  expect(claim.queryByRole('button', { name: /Resume/ })).toBeNull();
  expect(claim.getByRole('button', { name: 'More for CLM-7K3F9Q' })).toBeTruthy();
});

test('pausing without offers is done at once, and a toast takes it back', async () => {
  const claims = [aMyClaimSummary()];
  const { person } = open(claims);
  const { sent, answer } = versions();
  exchange.use(
    getPauseMyClaimMockHandler200(answer(aMyClaim({ status: 'paused', lock_version: 4 }))),
    getResumeMyClaimMockHandler200(answer(aMyClaim({ status: 'open', lock_version: 5 }))),
  );
  const claim = within(await row('CLM-7K3F9Q'));
  claims[0] = aMyClaimSummary({ status: 'paused', lock_version: 4 });
  await person.click(claim.getByRole('button', { name: 'Pause CLM-7K3F9Q' }));
  const resume = await claim.findByRole('button', { name: 'Resume CLM-7K3F9Q' });
  expect(claim.getByText('Paused')).toBeTruthy();
  expect(document.activeElement).toBe(resume);
  expect(await screen.findByText('CLM-7K3F9Q is paused')).toBeTruthy();
  claims[0] = aMyClaimSummary({ status: 'open', lock_version: 5 });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await claim.findByText('Open')).toBeTruthy();
  expect(sent.mock.calls).toEqual([
    [{ lock_version: 3, latest_bid_read: 0 }],
    [{ lock_version: 4 }],
  ]);
});

test('a row with offers leads to them; pausing asks first, because offers do not come back', async () => {
  const { person } = open([aMyClaimSummary({ offers_count: 2, best_bid_percent: '112.5' })]);
  const claim = within(await row('CLM-7K3F9Q'));
  const way = claim.getByRole('link', { name: 'Answer offers for CLM-7K3F9Q' });
  expect(way.getAttribute('href')).toBe('/my-claims/7');
  await person.click(claim.getByRole('button', { name: 'More for CLM-7K3F9Q' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Pause' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Pause CLM-7K3F9Q?' });
  expect(dialog.textContent).toMatch(/closes 2 pending offers, the best bid at 112\.50 %,/);
  const pause = within(dialog).getByRole('button', { name: 'Pause' });
  expect(drawnAs('danger', within(dialog).getAllByRole('button'))).toEqual([pause]);
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(claim.getByText('Open')).toBeTruthy();
});

test('a row whose offers are all counter-offers of the seller leads to them, and asks for no answer', async () => {
  open([aMyClaimSummary({ offers_count: 1, best_bid_percent: null })]);
  const claim = within(await row('CLM-7K3F9Q'));
  const way = claim.getByRole('link', { name: 'See offers for CLM-7K3F9Q' });
  expect(way.getAttribute('href')).toBe('/my-claims/7');
});

test('a claim that was changed meanwhile is read again, and the page says so', async () => {
  const claims = [aMyClaimSummary()];
  const { person, asked } = open(claims);
  exchange.use(
    getPauseMyClaimMockHandler409({
      message: 'Somebody else changed this record. Reload it and try again.',
      code: 'stale_version',
      request_id: 'r-1',
    }),
  );
  const claim = within(await row('CLM-7K3F9Q'));
  claims[0] = aMyClaimSummary({ status: 'under_offer', lock_version: 4 });
  await person.click(claim.getByRole('button', { name: 'Pause CLM-7K3F9Q' }));
  expect(await screen.findByText(/changed in the meantime/)).toBeTruthy();
  expect(await claim.findByText('Under offer')).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('withdrawing is chosen in the menu and asked about', async () => {
  const claims = [aMyClaimSummary()];
  const { person } = open(claims);
  const { sent, answer } = versions();
  exchange.use(
    getWithdrawMyClaimMockHandler200(answer(aMyClaim({ status: 'withdrawn', lock_version: 4 }))),
  );
  await row('CLM-7K3F9Q');
  await person.click(screen.getByRole('button', { name: 'More for CLM-7K3F9Q' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw CLM-7K3F9Q?' });
  expect(dialog.textContent).toContain('after a new review');
  expect(sent).not.toHaveBeenCalled();
  claims[0] = aMyClaimSummary({ status: 'withdrawn', lock_version: 4 });
  await person.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('button', { name: 'Relist CLM-7K3F9Q' })).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ lock_version: 3, latest_bid_read: 0 });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a draft is deleted after the warning that its documents go too', async () => {
  const claims = [aMyClaimSummary({ status: 'draft', submitted_at: null, listed_at: null })];
  const { person } = open(claims);
  exchange.use(getDeleteMyClaimMockHandler204());
  const kept = (id: number) => ({ caseCode: 'ftx', values: {}, claim: { id, lock_version: 3 } });
  keepDraft('41/case-ftx', kept(7));
  keepDraft('41/case-ftx-2', kept(8));
  await row('CLM-7K3F9Q');
  await person.click(screen.getByRole('button', { name: 'More for CLM-7K3F9Q' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete CLM-7K3F9Q?' });
  expect(dialog.textContent).toContain('with its documents');
  claims.pop();
  await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No Data')).toBeTruthy();
  // Of the deleted claim nothing is offered again.
  expect(keptDrafts(41).map(({ name }) => name)).toEqual(['41/case-ftx-2']);
});

test('a refusal is said in the dialog that asked, and nowhere else', async () => {
  const { person } = open([aMyClaimSummary({ status: 'expired' })]);
  exchange.use(
    getRelistMyClaimMockHandler422({
      message: 'This claim is not complete.',
      code: 'claim_incomplete',
      request_id: 'r-2',
    }),
  );
  await row('CLM-7K3F9Q');
  await person.click(screen.getByRole('button', { name: 'Relist CLM-7K3F9Q' }));
  const dialog = await screen.findByRole('alertdialog');
  await person.click(within(dialog).getByRole('button', { name: 'Relist' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe(
    'This claim is not complete.',
  );
  expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(1);
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('search, filter and order live in the address', async () => {
  const { person, asked } = open([aMyClaimSummary()], '/my-claims?status=open,paused&case_id=1');
  await row('CLM-7K3F9Q');
  expect(asked).toHaveBeenCalledWith('?status=open,paused&case_id=1');
  expect(screen.getByRole('button', { name: 'Remove filter Case: FTX' })).toBeTruthy();

  await person.click(screen.getByRole('button', { name: 'Remove filter Status: Open' }));
  expect(window.location.search).toBe('?status=paused&case_id=1');
  await person.click(screen.getByRole('button', { name: 'Clear all' }));
  await person.click(screen.getByRole('button', { name: 'Last change' }));
  expect(window.location.search).toBe('?sort_by=updated_at&sort_direction=asc');
  await person.type(screen.getByRole('searchbox', { name: 'Search your claims' }), 'ftx');
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(expect.stringContaining('search=ftx')),
  );
});

test('without claims there is the way to sell one', async () => {
  open([]);
  expect(await screen.findByText('No Data')).toBeTruthy();
  for (const link of screen.getAllByRole('link', { name: 'Sell a claim' }))
    expect(link.getAttribute('href')).toBe('/claim-onboarding');
});

test('a filter that finds nothing can be cleared', async () => {
  const { person } = open([], '/my-claims?status=sold');
  await person.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  expect(window.location.search).toBe('');
});

test('a list that cannot be read says why and is read again on demand', async () => {
  const { person } = open([aMyClaimSummary()]);
  exchange.use(
    getListMyClaimsMockHandler422(
      { message: 'The exchange is not well.', code: 'validation_failed', request_id: 'r-3' },
      { once: true },
    ),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('The exchange is not well.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('CLM-7K3F9Q')).toBeTruthy();
});
