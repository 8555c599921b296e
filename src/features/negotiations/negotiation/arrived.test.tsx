import { getListNegotiationEventsMockHandler200 } from '@generated/msw/negotiations/negotiations.msw';
import { getListNegotiationEventsQueryKey } from '@generated/api/negotiations/negotiations';
import type { NegotiationEvent } from '@generated/model';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '@/api/query-client';
import { mockExchange } from '@/testing/exchange';
import { aNegotiation } from '@/testing/negotiations';
import { openNegotiation } from '@/testing/pages/negotiation-page';
import { region } from '@/testing/region';

const exchange = mockExchange();

const anEvent = (differences: Partial<NegotiationEvent>): NegotiationEvent => ({
  id: 904,
  type: 'signed',
  actor_role: 'seller',
  offer_id: null,
  price_percent: null,
  document_id: null,
  note: null,
  occurred_at: '2026-11-19T10:00:00.000Z',
  ...differences,
});

async function happens(...events: NegotiationEvent[]) {
  exchange.use(
    getListNegotiationEventsMockHandler200({
      current_page: 1,
      total_count: events.length,
      negotiation_events: events,
    }),
  );
  await act(() =>
    queryClient.invalidateQueries({ queryKey: getListNegotiationEventsQueryKey(31) }),
  );
}

test('what the other side does is told until the reader acts, and no own act', async () => {
  await openNegotiation(exchange, aNegotiation({ status: 'signing' }));
  const told = () => region('What happens now').getByRole('status').textContent;
  expect(await region('Timeline').findByText('Offer accepted')).toBeTruthy();
  expect(told()).toBe('');
  await happens(anEvent({ id: 904 }));
  await expect.poll(told).toBe('Agreement signed by the seller');
  await happens(anEvent({ id: 905, actor_role: 'buyer' }), anEvent({ id: 904 }));
  await expect.poll(told).toBe('');
  await happens(anEvent({ id: 906, type: 'cancelled', actor_role: 'staff' }));
  await expect.poll(told).toBe('Sale cancelled by our staff');
});
