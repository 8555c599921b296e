import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getListCasesMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import { useSession } from '@/session/session-store';
import { broadcast, watchedChannels } from '@/testing/cable';
import { mockExchange } from '@/testing/exchange';
import { aCaseSummary } from '@/testing/marketplace';
import { anAdmin } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { onWideScreen } from '@/testing/browser/screen-width';
import CasesPage from './cases-page';

const exchange = mockExchange();

test('staff find cases that take no new claims, and read which they are', async () => {
  onWideScreen();
  const asked = vi.fn<(search: string) => void>();
  exchange.use(
    getListCasesMockHandler200(({ request }) => {
      asked(new URL(request.url).search);
      const cases = [
        aCaseSummary(),
        aCaseSummary({ id: 2, case_code: 'itt', name: 'ITT', status: 'closed' }),
      ];
      return { current_page: 1, total_count: cases.length, cases };
    }),
  );
  useSession.setState({ token: 't', isAdmin: true, adminUser: anAdmin() });
  const { person } = renderPage(<CasesPage />, '/admin/cases');
  const row = within(await screen.findByRole('row', { name: /ITT/ }));
  expect(row.getByText('Closed')).toBeTruthy();
  expect(asked.mock.lastCall?.[0]).toBe('?status=active,paused,closed');

  await person.click(screen.getByRole('button', { name: 'New claims' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Paused' }));
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toBe('?status=paused'));
});

test('what happens on the market shows in the open list', async () => {
  onWideScreen();
  const listing = (name: string) =>
    getListCasesMockHandler200({
      current_page: 1,
      total_count: 1,
      cases: [aCaseSummary({ name })],
    });
  exchange.use(listing('FTX'));
  useSession.setState({ token: 't', isAdmin: true, adminUser: anAdmin() });
  renderPage(<CasesPage />, '/admin/cases');
  expect(await screen.findByRole('link', { name: 'FTX' })).toBeTruthy();
  const channel = { channel: 'MarketChannel' };
  await waitFor(() => expect(watchedChannels()).toContain(JSON.stringify(channel)));
  exchange.use(listing('FTX Recovery'));
  broadcast(channel, { type: 'market.updated' });
  expect(await screen.findByRole('link', { name: 'FTX Recovery' })).toBeTruthy();
});
