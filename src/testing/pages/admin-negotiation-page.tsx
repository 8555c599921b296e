import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import type { AdminNegotiation } from '@generated/model';
import { getGetAdminNegotiationMockHandler200 } from '@generated/msw/admin-negotiations/admin-negotiations.msw';
import NegotiationPage from '@/features/admin/negotiations/negotiation-page';
import { noMessages } from '../chat/conversations';
import type { mockExchange } from '../exchange';
import { anAdminNegotiation } from '../negotiations';
import { region } from '../region';
import { renderPage } from '../render-page';
// The page loads these on demand. They are loaded here in advance, so that no test waits for them.
import '@/acts/act-dialog';
import '@/ui/overlay/preview-dialog';
import '@/features/admin/negotiations/negotiation/fee-dialog';
import '@/features/admin/negotiations/negotiation/filing-dialog';

/*
 * Opens a negotiation's page in the administration for its tests, and acts there.
 */

export function renderAdminNegotiation(path = '/admin/negotiations/31') {
  return renderPage(
    <Routes>
      <Route path="/admin/negotiations/:id" element={<NegotiationPage />} />
    </Routes>,
    path,
  );
}

/** Shows negotiation 31, which an act answered by `become` turns into another. `sent` gets the body of the act. */
export async function openAdminNegotiation(
  exchange: ReturnType<typeof mockExchange>,
  differences: Partial<AdminNegotiation> = {},
) {
  const state = { now: anAdminNegotiation(differences) };
  exchange.use(
    ...noMessages(),
    getGetAdminNegotiationMockHandler200(() => state.now),
  );
  const shown = renderAdminNegotiation();
  await screen.findByRole('heading', { level: 1, name: 'NEG-4Q8W2H' });
  const sent = vi.fn<(body: unknown) => void>();
  const become =
    (next: Partial<AdminNegotiation>) =>
    async ({ request }: { request: Request }) => {
      sent(await request.json());
      return (state.now = anAdminNegotiation(next));
    };
  return { ...shown, sent, become };
}

/** The acts that staff can do now. */
export const acts = () =>
  region('State')
    .queryAllByRole('button')
    .map((button) => button.textContent);

/** Presses the button of an act and answers its question. */
export async function act(
  person: Awaited<ReturnType<typeof openAdminNegotiation>>['person'],
  name: string,
  title: RegExp,
) {
  await person.click(region('State').getByRole('button', { name }));
  const question = within(await screen.findByRole('alertdialog', { name: title }));
  await person.click(question.getByRole('button', { name }));
  return question;
}

/** A sale whose transfer is not filed yet. */
export const UNFILED = {
  transfer_filed_on: null,
  objection_deadline_on: null,
  docket_number: null,
};
