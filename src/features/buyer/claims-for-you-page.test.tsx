import type { RecommendedClaim } from '@generated/model';
import { getGetBuyerAccountQueryKey } from '@generated/api/buyer-account/buyer-account';
import {
  getGetBuyerAccountMockHandler200,
  getGetBuyerAccountMockHandler422,
  getUpdateBuyerAccountMockHandler200,
  getUpdateBuyerAccountMockHandler409,
} from '@generated/msw/buyer-account/buyer-account.msw';
import {
  getDismissClaimMockHandler204,
  getGetFollowsMockHandler200,
  getListRecommendedClaimsMockHandler200,
  getListRecommendedClaimsMockHandler422,
  getListRecommendedClaimsMockHandler500,
  getRestoreClaimMockHandler204,
} from '@generated/msw/follows/follows.msw';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client';
import { useSession } from '@/session/session-store';
import { anApplication } from '@/testing/buyer-account';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aCaseSummary, aClaimSummary, listCases } from '@/testing/marketplace';
import { holdTime, passTimeUntil } from '@/testing/pass-time';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import './interests-dialog';
import ClaimsForYouPage from './claims-for-you-page';

const exchange = mockExchange();
beforeEach(() => {
  const user = aUser({ buyer_account_status: 'verified' });
  useSession.setState({ token: 't', isLoggedIn: true, user });
});

const recommended = (id: number): RecommendedClaim => ({
  claim: aClaimSummary({ id, reference: `CLM-00000${id}` }),
  reasons: ['followed_case', 'below_guide'],
});

function open(...rows: RecommendedClaim[]) {
  exchange.use(
    getGetFollowsMockHandler200({ claim_ids: [], case_ids: [] }),
    getListRecommendedClaimsMockHandler200(() => ({
      current_page: 1,
      total_count: rows.length,
      recommended_claims: rows,
    })),
    getDismissClaimMockHandler204(() => void rows.shift()),
    getRestoreClaimMockHandler204(() => void rows.unshift(recommended(1))),
  );
  return renderPage(<ClaimsForYouPage />, '/claimsforyou');
}

test('each claim says why it is here', async () => {
  open(recommended(1));
  const why = within(await screen.findByRole('list', { name: 'Why CLM-000001' }));
  expect(why.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'You follow the case',
    'Below the guide price',
  ]);
  expect(await screen.findByRole('button', { name: 'Follow CLM-000001' })).toBeTruthy();
});

test('interests are edited where their claims are', async () => {
  const { person } = open(recommended(1));
  const account = anApplication({ status: 'verified', case_ids: [1], investment_max: '500000' });
  const sent: unknown[] = [];
  exchange.use(
    getGetBuyerAccountMockHandler200({ status: 'verified', account }),
    listCases(aCaseSummary({ id: 1, name: 'FTX' }), aCaseSummary({ id: 2, name: 'Celsius' })),
    getUpdateBuyerAccountMockHandler200(async ({ request }) => {
      sent.push(await request.json());
      return { ...account, lock_version: 4 };
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Edit your interests' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit your interests' }));
  expect(dialog.getByText('1 case chosen')).toBeTruthy();
  await person.click(await dialog.findByLabelText('Celsius'));
  expect(dialog.getByText('2 cases chosen')).toBeTruthy();
  await person.type(dialog.getByLabelText(/Smallest face amount/), '1,5');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Write commas only between thousands/)).toBeTruthy();
  await person.clear(dialog.getByLabelText(/Smallest face amount/));
  await person.type(dialog.getByLabelText(/Smallest face amount/), '600,000');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The largest face amount is below the smallest.')).toBeTruthy();
  await person.clear(dialog.getByLabelText(/Smallest face amount/));
  await person.type(dialog.getByLabelText(/Smallest face amount/), '50,000');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      buyer_account: { investment_min: '50000', investment_max: '500000', case_ids: [1, 2] },
      lock_version: 3,
    },
  ]);
});

test('interests that were changed elsewhere while the dialog stood open are not overwritten unsaid', async () => {
  const { person } = open(recommended(1));
  const account = anApplication({ status: 'verified', case_ids: [1], lock_version: 3 });
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getGetBuyerAccountMockHandler200({ status: 'verified', account }),
    listCases(aCaseSummary()),
    getUpdateBuyerAccountMockHandler200(async ({ request }) => {
      sent(await request.json());
      return { ...account, lock_version: 10 };
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Edit your interests' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit your interests' }));
  queryClient.setQueryData(getGetBuyerAccountQueryKey(), {
    status: 'verified',
    account: { ...account, case_ids: [2], lock_version: 9 },
  });
  await person.type(dialog.getByLabelText(/Smallest face amount/), '50,000');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.lastCall?.[0]).toMatchObject({ lock_version: 3 });
});

test('interests on an old version keep what was typed and are saved on the next try', async () => {
  const { person } = open(recommended(1));
  const account = anApplication({ status: 'verified', case_ids: [1], lock_version: 3 });
  const newest = { status: 'verified', account: { ...account, lock_version: 9 } } as const;
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getGetBuyerAccountMockHandler200({ status: 'verified', account }, { once: true }),
    getGetBuyerAccountMockHandler200(newest),
    listCases(aCaseSummary({ id: 1, name: 'FTX' })),
    getUpdateBuyerAccountMockHandler409(aRefusal('stale_version', 'Changed.'), { once: true }),
    getUpdateBuyerAccountMockHandler200(async ({ request }) => {
      sent(await request.json());
      return { ...account, lock_version: 10 };
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Edit your interests' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit your interests' }));
  await person.type(dialog.getByLabelText(/Smallest face amount/), '50,000');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('changed in the meantime');
  const read = () => queryClient.getQueryData(getGetBuyerAccountQueryKey());
  await waitFor(() => expect(read()).toEqual(newest));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    buyer_account: { investment_min: '50000' },
    lock_version: 9,
  });
});

test('interests that could not be read open at the next press, and not by themselves', async () => {
  const { person } = open(recommended(1));
  const button = await screen.findByRole('button', { name: 'Edit your interests' });
  const state = { status: 'verified', account: anApplication({ status: 'verified' }) } as const;
  exchange.use(
    listCases(),
    getGetBuyerAccountMockHandler422(aRefusal('validation_failed', 'This cannot be read.'), {
      once: true,
    }),
    getGetBuyerAccountMockHandler200(state),
  );
  await person.click(button);
  expect(await screen.findByText('This cannot be read.')).toBeTruthy();
  queryClient.setQueryData(getGetBuyerAccountQueryKey(), state);
  await waitFor(() => expect(screen.queryByText('This cannot be read.')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(button);
  expect(await screen.findByRole('dialog', { name: 'Edit your interests' })).toBeTruthy();
});

test('a claim that does not interest goes, the focus goes to the heading, and the undo brings it back', async () => {
  const { person } = open(recommended(1), recommended(2));
  await person.click(await screen.findByRole('button', { name: 'Not interested in CLM-000001' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});

test('claims that do not interest are a list of their own, from which each can be taken back', async () => {
  const dismissed = recommended(3);
  const { person } = open(recommended(1));
  const asked = vi.fn<(dismissed: string | null) => void>();
  let rows = [dismissed];
  exchange.use(
    getListRecommendedClaimsMockHandler200(({ request }) => {
      const wanted = new URL(request.url).searchParams.get('dismissed');
      asked(wanted);
      const shown = wanted === 'true' ? rows : [recommended(1)];
      return { current_page: 1, total_count: shown.length, recommended_claims: shown };
    }),
    getRestoreClaimMockHandler204(() => {
      rows = [];
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Not interested' }));
  await person.click(await screen.findByRole('button', { name: 'Show again CLM-000003' }));
  expect(await screen.findByText(/kept here while they are for sale/)).toBeTruthy();
  expect(asked).toHaveBeenLastCalledWith('true');
});

test('without interests the ways to them are shown', async () => {
  open();
  expect(
    await screen.findByText(/in a case of your interests, or in one that you follow/),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit your interests' })).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Follow cases in the marketplace' });
  expect(link.getAttribute('href')).toBe('/marketplace');
});

test('a failure is said, with the number of the request', async () => {
  holdTime();
  exchange.use(
    getListRecommendedClaimsMockHandler500(aRefusal('internal_error', 'An error occurred.')),
  );
  renderPage(<ClaimsForYouPage />, '/claimsforyou');
  expect(await passTimeUntil(() => screen.getByText(/r-1/))).toBeTruthy();
});

test('claims that could not be read again stay, and say that they may be out of date', async () => {
  open(recommended(1));
  await screen.findByRole('list', { name: 'Why CLM-000001' });
  exchange.use(
    getListRecommendedClaimsMockHandler422(aRefusal('validation_failed', 'This did not work.')),
  );
  await queryClient.invalidateQueries();
  expect(await screen.findByText(/may be out of date/)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Why CLM-000001' })).toBeTruthy();
});
