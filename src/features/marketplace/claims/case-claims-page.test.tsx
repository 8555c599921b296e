import { getGetFollowsMockHandler200 } from '@generated/msw/follows/follows.msw';
import {
  getGetCaseMockHandler200,
  getGetCaseParametersMockHandler200,
  getListClaimsMockHandler200,
} from '@generated/msw/marketplace/marketplace.msw';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { aCase, aClaimSummary, someParameters } from '@/testing/marketplace';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { onWideScreen } from '@/testing/browser/screen-width';
import CaseClaimsPage from './case-claims-page';

const exchange = mockExchange();

function openClaims(path = '/marketplace/ftx/all', claims = [aClaimSummary()]) {
  onWideScreen();
  const asked = vi.fn<(search: Record<string, string>) => void>();
  exchange.use(
    getGetCaseMockHandler200(aCase()),
    getGetCaseParametersMockHandler200(someParameters()),
    getListClaimsMockHandler200(({ request }) => {
      asked(Object.fromEntries(new URL(request.url).searchParams));
      return { current_page: 1, total_count: claims.length, claims };
    }),
  );
  const rendered = renderPage(
    <Routes>
      <Route path="/marketplace/:id/all" element={<CaseClaimsPage />} />
    </Routes>,
    path,
  );
  return { ...rendered, asked };
}

test('the claims of this case alone are asked for, and each leads to its page', async () => {
  const { asked } = openClaims('/marketplace/ftx/all?case=celsius');
  const link = await screen.findByRole('link', { name: 'CLM-7K3F9Q' });
  expect(link.getAttribute('href')).toBe('/claim/7');
  expect(asked.mock.calls).toEqual([[{ case: 'ftx' }]]);
  expect(screen.getByText('$300K').textContent).toBe('~about $300K');
});

test('an own claim says whose it is and has no star: nobody follows an own claim', async () => {
  useSession.setState({ token: 't', isLoggedIn: true, user: aUser() });
  exchange.use(getGetFollowsMockHandler200({ claim_ids: [], case_ids: [] }));
  const own = aClaimSummary({ id: 8, reference: 'CLM-2M8QXT', is_owner: true });
  openClaims('/marketplace/ftx/all', [aClaimSummary(), own]);
  const ownRow = within(await screen.findByRole('row', { name: /CLM-2M8QXT/ }));
  expect(ownRow.getByText('Yours')).toBeTruthy();
  expect(ownRow.queryByRole('button', { name: /^Follow/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Follow CLM-7K3F9Q' })).toBeTruthy();
});

test('a buyer narrows by amount and class; the address keeps it and a chip names it', async () => {
  const { person, asked } = openClaims();
  await screen.findByRole('link', { name: 'CLM-7K3F9Q' });

  await person.click(screen.getAllByRole('button', { name: 'Face' })[0] ?? document.body);
  await person.type(await screen.findByLabelText('From, in USD'), '$25,000');
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  await person.click(screen.getByRole('button', { name: 'Class' }));
  await person.click(await screen.findByRole('checkbox', { name: /5A/ }));

  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith({
      case: 'ftx',
      claim_class: '5A',
      min_face_amount: '25000',
    }),
  );
  expect(window.location.search).toContain('min_face_amount=25000');
  await person.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Remove filter Face: from $25,000.00' })).toBeTruthy();
});
