import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, vi } from 'vitest';
import type { Negotiation, NegotiationEvent, User } from '@generated/model';
import {
  getGetAssignmentMockHandler200,
  getGetNegotiationMockHandler200,
  getListNegotiationEventsMockHandler200,
} from '@generated/msw/negotiations/negotiations.msw';
import NegotiationPage from '@/features/negotiations/negotiation-page';
import { useSession } from '@/session/session-store';
import { noMessages } from '../chat/conversations';
import type { mockExchange } from '../exchange';
import { anAssignment } from '../assignments';

import { aUser } from '../people';
import { region } from '../region';
import { renderPage } from '../render-page';

/*
 * Opens a negotiation's page for its tests, and finds its parts.
 */

const ACCEPTED: NegotiationEvent = {
  id: 903,
  type: 'offer_accepted',
  actor_role: 'buyer',
  offer_id: 205,
  price_percent: '116',
  document_id: null,
  note: null,
  occurred_at: '2026-11-18T14:40:00.000Z',
};

export function renderNegotiation(path = '/negotiations/31', user: Partial<User> = {}) {
  useSession.setState({
    user: aUser({ buyer_account_status: 'verified', ...user }),
    token: 'token',
    isLoggedIn: true,
  });
  return renderPage(
    <Routes>
      <Route path="/negotiations/:id" element={<NegotiationPage />} />
    </Routes>,
    path,
  );
}

/** Shows negotiation 31, which an act answered by `become` turns into another. `sent` gets the body of the act. */
export async function openNegotiation(
  exchange: ReturnType<typeof mockExchange>,
  negotiation: Negotiation,
  user: Partial<User> = {},
) {
  const state = { now: negotiation };
  exchange.use(
    ...noMessages(),
    getGetNegotiationMockHandler200(() => state.now),
    getGetAssignmentMockHandler200(anAssignment()),
    getListNegotiationEventsMockHandler200({
      current_page: 1,
      total_count: 1,
      negotiation_events: [ACCEPTED],
    }),
  );
  const shown = renderNegotiation('/negotiations/31', user);
  await screen.findByRole('heading', { level: 1, name: 'NEG-4Q8W2H' });
  const sent = vi.fn<(body: unknown) => void>();
  const become =
    (next: Negotiation) =>
    async ({ request }: { request: Request }) => {
      sent(await request.json());
      return (state.now = next);
    };
  return { ...shown, sent, become };
}

export const press = (name: string) => screen.getByRole('button', { name });
export const isNowSaid = async (text: RegExp) =>
  expect(await region('What happens now').findByText(text)).toBeTruthy();

export async function openPaymentDialog(person: UserEvent) {
  await person.click(press('Mark as paid'));
  return within(await screen.findByRole('dialog', { name: 'Mark as paid' }));
}
