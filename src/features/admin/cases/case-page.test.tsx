import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getGetAdminCaseMockHandler200 } from '@generated/msw/admin-cases/admin-cases.msw';
import {
  getGetCaseParametersMockHandler200,
  getGetCaseUpdatesMockHandler200,
} from '@generated/msw/marketplace/marketplace.msw';
import { broadcast, watchedChannels } from '@/testing/cable';
import { mockExchange } from '@/testing/exchange';
import { anAdminCase, someParameters } from '@/testing/marketplace';
import { renderAdminCase } from '@/testing/pages/admin-case-page';

const exchange = mockExchange();
beforeEach(() => exchange.use(getGetCaseUpdatesMockHandler200([])));

test.each([
  ['active', 'Accepted'],
  ['paused', 'Paused'],
  ['closed', 'Closed'],
] as const)(
  'the record of a case that is %s says whether it takes claims: %s',
  async (status, words) => {
    exchange.use(
      getGetAdminCaseMockHandler200(anAdminCase({ status, stage: 'plan' })),
      getGetCaseParametersMockHandler200(someParameters()),
    );
    renderAdminCase();
    const term = await screen.findByText('New claims');
    expect(term.parentElement?.textContent).toBe(`New claims${words}`);
  },
);

test('staff read of a case what the marketplace says of it, with the way to its claims agent', async () => {
  exchange.use(
    getGetAdminCaseMockHandler200(anAdminCase({ estimated_creditors: 'More than 100,000' })),
    getGetCaseParametersMockHandler200(someParameters()),
  );
  renderAdminCase();
  const facts = (await screen.findByText('Case code')).closest('dl')?.textContent;
  expect(facts).toMatch(/CourtD\. Del\..*DistrictDelaware.*StageDistributing/);
  expect(facts).toContain('Estimated creditorsMore than 100,000');
  expect(facts).not.toContain('Plan effective');
  expect(screen.getByRole('link', { name: /Kroll/ }).getAttribute('href')).toBe(
    'https://claims-agent.example.com/ftx',
  );
});

test('a case without fees and without a smallest claim says so', async () => {
  const fees = { seller_fee_percent: '0', buyer_fee_percent: '0' };
  exchange.use(
    getGetAdminCaseMockHandler200(anAdminCase()),
    getGetCaseParametersMockHandler200(someParameters({ ...fees, minimum_claim_amount: null })),
  );
  renderAdminCase();
  const term = await screen.findByText('Smallest claim');
  expect(term.closest('dl')?.textContent).toMatch(
    /Smallest claimNo minimum.*Seller’s feeNo feeBuyer’s feeNo fee/,
  );
});

test('what happens in a case shows on its open record', async () => {
  exchange.use(
    getGetAdminCaseMockHandler200(anAdminCase({ name: 'FTX' })),
    getGetCaseParametersMockHandler200(someParameters()),
  );
  renderAdminCase();
  await screen.findByRole('heading', { level: 1, name: 'FTX' });
  const channel = { channel: 'CaseChannel', case: 'ftx' };
  await waitFor(() => expect(watchedChannels()).toContain(JSON.stringify(channel)));
  exchange.use(getGetAdminCaseMockHandler200(anAdminCase({ name: 'FTX Recovery' })));
  broadcast(channel, { type: 'case.updated' });
  expect(await screen.findByRole('heading', { level: 1, name: 'FTX Recovery' })).toBeTruthy();
});
