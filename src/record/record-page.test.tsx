import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useGetClaim } from '@generated/api/marketplace/marketplace';
import {
  getGetClaimMockHandler200,
  getGetClaimMockHandler404,
  getGetClaimMockHandler500,
} from '@generated/msw/marketplace/marketplace.msw';
import { queryClient } from '@/api/query-client';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aClaim } from '@/testing/marketplace';
import { renderPage } from '@/testing/render-page';
import { RecordPage } from './record-page';

const exchange = mockExchange();

function Claim({ isPossible = true }: { isPossible?: boolean }) {
  return (
    <RecordPage
      kind="Claim"
      query={useGetClaim(7, { query: { enabled: isPossible, retry: false } })}
      isPossible={isPossible}
      missing="No claim has this number."
      of="adminClaim"
      skeleton={<p>…</p>}
      title={(claim) => claim.reference}
      description={(claim) => claim.case.name}
      action={() => <button type="button">View</button>}
    >
      {(claim) => <p>{claim.currency}</p>}
    </RecordPage>
  );
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a record has its title and its actions once it is there, and leads back to its list', async () => {
  exchange.use(getGetClaimMockHandler200(aClaim()));
  renderPage(<Claim />, '/admin/claims/7');
  expect(heading()).toBe('Claim');
  expect(screen.getByRole('status', { name: 'The claim is loading' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'View' })).toBeNull();
  expect(await screen.findByText('USD')).toBeTruthy();
  expect(heading()).toBe('CLM-7K3F9Q');
  expect(document.title).toContain('CLM-7K3F9Q');
  expect(screen.getByRole('button', { name: 'View' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Claims' }).getAttribute('href')).toBe('/admin/claims');
});

test('a number that no record has is said, with the way to those that are', async () => {
  exchange.use(getGetClaimMockHandler404(aRefusal('not_found', 'There is nothing here.')));
  renderPage(<Claim />, '/admin/claims/7');
  expect(await screen.findByRole('heading', { name: 'Claim not found' })).toBeTruthy();
  expect(screen.getByText('No claim has this number.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to claims' })).toBeTruthy();
});

test('an address that no record can have is not asked for', () => {
  renderPage(<Claim isPossible={false} />, '/admin/claims/x');
  expect(heading()).toBe('Claim not found');
});

test('a record that is gone meanwhile is not shown any longer', async () => {
  exchange.use(getGetClaimMockHandler200(aClaim()));
  renderPage(<Claim />, '/admin/claims/7');
  await screen.findByText('USD');
  exchange.use(getGetClaimMockHandler404(aRefusal('not_found', 'There is nothing here.')));
  await queryClient.invalidateQueries();
  expect(await screen.findByRole('heading', { name: 'Claim not found' })).toBeTruthy();
});

test('a record that could not be read says why, and can be asked for again', async () => {
  exchange.use(getGetClaimMockHandler500(aRefusal('internal_error', 'This did not work.')));
  const { person } = renderPage(<Claim />, '/admin/claims/7');
  expect((await screen.findByRole('alert')).textContent).toContain('r-1');
  expect(heading()).toBe('Claim');
  exchange.use(getGetClaimMockHandler200(aClaim()));
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('USD')).toBeTruthy();
});

test('a record that could not be read again stays, and says that it may be out of date', async () => {
  exchange.use(getGetClaimMockHandler200(aClaim()));
  const { person } = renderPage(<Claim />, '/admin/claims/7');
  await screen.findByText('USD');
  expect(screen.queryByText(/may be out of date/)).toBeNull();
  exchange.use(getGetClaimMockHandler500(aRefusal('internal_error', 'This did not work.')));
  await queryClient.invalidateQueries();
  expect(await screen.findByText(/may be out of date/)).toBeTruthy();
  expect(screen.getByText('USD')).toBeTruthy();
  exchange.use(getGetClaimMockHandler200(aClaim()));
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull());
});
