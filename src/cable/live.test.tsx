import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useGetClaim } from '@generated/api/marketplace/marketplace';
import { getGetClaimMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import { broadcast, watchedChannels } from '@/testing/cable';
import { mockExchange } from '@/testing/exchange';
import { aClaim } from '@/testing/marketplace';
import { renderPage } from '@/testing/render-page';
import { useLive } from './live';

const exchange = mockExchange();

function Watched() {
  useLive('ClaimChannel', { claim_id: 77 });
  const { data } = useGetClaim(77);
  return <p>{data ? `Ask ${data.ask_percent}` : 'Loading'}</p>;
}

const identifier = { channel: 'ClaimChannel', claim_id: 77 };

test('what somebody else changes shows on the open page, and not after it was left', async () => {
  const ask = vi.fn<() => string>(() => '80');
  exchange.use(getGetClaimMockHandler200(() => aClaim({ id: 77, ask_percent: ask() })));
  renderPage(<Watched />, '/claim/77');
  expect(await screen.findByText('Ask 80')).toBeTruthy();
  await waitFor(() => expect(watchedChannels()).toContain(JSON.stringify(identifier)));
  ask.mockReturnValue('85');
  broadcast(identifier, { type: 'claim.updated', id: 77 });
  expect(await screen.findByText('Ask 85')).toBeTruthy();
  // One that the contract does not know is a hint all the same.
  ask.mockReturnValue('90');
  broadcast(identifier, { type: 'claim.exploded' });
  expect(await screen.findByText('Ask 90')).toBeTruthy();
  cleanup();
  await waitFor(() => expect(watchedChannels()).not.toContain(JSON.stringify(identifier)));
});
