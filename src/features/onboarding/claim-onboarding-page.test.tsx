import {
  getListCasesMockHandler200,
  getListCasesMockHandler422,
} from '@generated/msw/marketplace/marketplace.msw';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '@/api/query-client';
import { keepDraft, keptDrafts } from '@/session/kept/claim-drafts';
import { useSession } from '@/session/session-store';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aCaseSummary } from '@/testing/marketplace';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import ClaimOnboardingPage from './claim-onboarding-page';

const exchange = mockExchange();

const CASES = [
  aCaseSummary(),
  aCaseSummary({
    id: 2,
    case_code: 'celsius',
    name: 'Celsius',
    debtor_name: 'Celsius Network LLC',
  }),
];

/** Finds cases by the beginning of their name, all on one page and none in another stage, as the exchange would. */
function open(search = '') {
  exchange.use(
    getListCasesMockHandler200(({ request }) => {
      const asked = new URL(request.url).searchParams;
      const words = asked.get('search') ?? '';
      const found = asked.has('stage') ? [] : CASES;
      const cases = found.filter((item) => item.name.toLowerCase().startsWith(words));
      const page = Number(asked.get('page') ?? 1);
      return { current_page: page, total_count: cases.length, cases: page === 1 ? cases : [] };
    }),
  );
  return renderPage(<ClaimOnboardingPage />, `/claim-onboarding${search}`);
}

test('a holder finds the case by searching and goes on to it', async () => {
  const { person } = open();
  await screen.findByRole('link', { name: 'FTX' });
  // Breaks in no line.
  expect(screen.getAllByText('22-11068')[0]?.className).toBe('inline-block');

  await person.type(screen.getByRole('searchbox', { name: 'Search cases' }), 'cel');

  await waitFor(() => expect(screen.queryByRole('link', { name: 'FTX' })).toBeNull());
  expect(screen.getByRole('status').textContent).toBe('1 case');
  expect(screen.getByRole('link', { name: 'Celsius' }).getAttribute('href')).toBe(
    '/claim-onboarding/celsius',
  );
});

test('only a visitor is told what can be done before there is an account', async () => {
  open();
  expect(await screen.findByText(/before you need an account/)).toBeTruthy();
  act(() => useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true }));
  expect(await screen.findByText('Pick the case your claim is in.')).toBeTruthy();
  expect(screen.queryByText(/before you need an account/)).toBeNull();
});

test('a kept claim is discarded only after a question', async () => {
  const kept = { caseCode: 'ftx', caseName: 'FTX', values: {}, claim: null };
  keepDraft('visitor/case-ftx', kept);
  const { person } = open();
  const discard = await screen.findByRole('button', { name: 'Discard the claim against FTX' });
  await person.click(discard);
  const question = await screen.findByRole('alertdialog', {
    name: 'Discard the claim against FTX?',
  });
  expect(question.textContent).toContain('cannot be undone');
  await person.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(keptDrafts()).toHaveLength(1);

  await person.click(discard);
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
  );
  await waitFor(() => expect(keptDrafts()).toEqual([]));
  expect(screen.queryByRole('list', { name: 'Continue where you left off' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a claim that was kept without the name of its case is named by the code', async () => {
  keepDraft('visitor/case-ftx', { caseCode: 'ftx', values: {}, claim: null });
  open();
  const link = await screen.findByRole('link', { name: 'Continue the claim against ftx' });
  expect(link.getAttribute('href')).toBe('/claim-onboarding/ftx');
});

test('a search that finds nothing leads back to all cases', async () => {
  const { person } = open();
  await person.type(screen.getByRole('searchbox', { name: 'Search cases' }), 'zzz');

  expect(await screen.findByText(/No case matches “zzz”/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Clear search and filters' }));

  expect(await screen.findByRole('link', { name: 'FTX' })).toBeTruthy();
});

test('a page beyond the end says so and leads to the first one', async () => {
  const { person } = open('?page=9');
  expect(await screen.findByText('The list ends before this page.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Go to page 1' }));
  expect(await screen.findByRole('link', { name: 'FTX' })).toBeTruthy();
});

test('what the page has no filter for narrows nothing', async () => {
  open('?stage=closed');
  expect(await screen.findByRole('link', { name: 'FTX' })).toBeTruthy();
});

test('cases that could not be read again stay, and say that they may be out of date', async () => {
  open();
  const found = await screen.findByRole('link', { name: 'FTX' });
  exchange.use(getListCasesMockHandler422(aRefusal('validation_failed', 'This did not work.')));
  await queryClient.invalidateQueries();
  expect(await screen.findByText(/may be out of date/)).toBeTruthy();
  expect(found.isConnected).toBe(true);
});
