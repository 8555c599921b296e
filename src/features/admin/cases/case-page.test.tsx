import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import {
  getGetCaseMockHandler200,
  getGetCaseParametersMockHandler200,
} from '@generated/msw/marketplace/marketplace.msw';
import { broadcast, watchedChannels } from '@/testing/cable';
import { mockExchange } from '@/testing/exchange';
import { aCase, someParameters } from '@/testing/marketplace';
import { renderPage } from '@/testing/render-page';
import CasePage from './case-page';

const exchange = mockExchange();

const openFtx = () =>
  renderPage(
    <Routes>
      <Route path="/admin/cases/:id" element={<CasePage />} />
    </Routes>,
    '/admin/cases/ftx',
  );

test.each([
  ['active', 'Accepted'],
  ['paused', 'Paused'],
  ['closed', 'Closed'],
] as const)(
  'the record of a case that is %s says whether it takes claims: %s',
  async (status, words) => {
    exchange.use(
      getGetCaseMockHandler200(aCase({ status, stage: 'plan' })),
      getGetCaseParametersMockHandler200(someParameters()),
    );
    openFtx();
    const term = await screen.findByText('New claims');
    expect(term.parentElement?.textContent).toBe(`New claims${words}`);
  },
);

test('staff read of a case what the marketplace says of it, with the way to its claims agent', async () => {
  exchange.use(
    getGetCaseMockHandler200(aCase({ estimated_creditors: 'More than 100,000' })),
    getGetCaseParametersMockHandler200(someParameters()),
  );
  openFtx();
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
    getGetCaseMockHandler200(aCase()),
    getGetCaseParametersMockHandler200(someParameters({ ...fees, minimum_claim_amount: null })),
  );
  openFtx();
  const term = await screen.findByText('Smallest claim');
  expect(term.closest('dl')?.textContent).toMatch(
    /Smallest claimNo minimum.*Seller’s feeNo feeBuyer’s feeNo fee/,
  );
});

test('what happens in a case shows on its open record', async () => {
  exchange.use(
    getGetCaseMockHandler200(aCase({ name: 'FTX' })),
    getGetCaseParametersMockHandler200(someParameters()),
  );
  openFtx();
  await screen.findByRole('heading', { level: 1, name: 'FTX' });
  const channel = { channel: 'CaseChannel', case: 'ftx' };
  await waitFor(() => expect(watchedChannels()).toContain(JSON.stringify(channel)));
  exchange.use(getGetCaseMockHandler200(aCase({ name: 'FTX Recovery' })));
  broadcast(channel, { type: 'case.updated' });
  expect(await screen.findByRole('heading', { level: 1, name: 'FTX Recovery' })).toBeTruthy();
});
