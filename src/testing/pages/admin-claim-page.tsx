import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import type { AdminClaim } from '@generated/model';
import {
  getGetAdminClaimMockHandler200,
  getListAdminClaimsMockHandler200,
} from '@generated/msw/admin-claims/admin-claims.msw';
import {
  getGetCaseMockHandler200,
  getGetCaseParametersMockHandler200,
} from '@generated/msw/marketplace/marketplace.msw';
import ClaimPage from '@/features/admin/claims/claim-page';
import { anAdminClaim } from '../admin/claims';
import type { mockExchange } from '../exchange';
import { aCase, someParameters } from '../marketplace';
import { renderPage } from '../render-page';
// The page loads these on demand. They are loaded here in advance, so that no test waits for them.
import '@/acts/act-dialog';
import '@/ui/overlay/preview-dialog';

/*
 * Opens a claim's page in the administration for its tests, and acts there.
 */

export function renderAdminClaim() {
  return renderPage(
    <Routes>
      <Route path="/admin/claims/:id" element={<ClaimPage />} />
    </Routes>,
    '/admin/claims/7',
  );
}

/** Shows a claim, which an act turns into another. `sent` gets the body of the act. */
export async function openAdminClaim(
  exchange: ReturnType<typeof mockExchange>,
  differences: Partial<AdminClaim> = {},
) {
  const state = { now: anAdminClaim(differences) };
  exchange.use(
    getGetAdminClaimMockHandler200(() => state.now),
    // The page asks this after a decision: nothing else is waiting.
    getListAdminClaimsMockHandler200({ current_page: 1, total_count: 0, claims: [] }),
    getGetCaseMockHandler200(aCase()),
    getGetCaseParametersMockHandler200(someParameters()),
  );
  const shown = renderAdminClaim();
  await screen.findByRole('heading', { level: 1, name: 'CLM-7K3F9Q' });
  const sent = vi.fn<(body: unknown) => void>();
  const become =
    (next: Partial<AdminClaim>) =>
    async ({ request }: { request: Request }) => {
      sent(await request.json());
      state.now = anAdminClaim(next);
      return state.now;
    };
  return { ...shown, sent, become };
}

export const requested = (note: string) => ({
  type: 'changes_requested' as const,
  actor_role: 'staff' as const,
  note,
  occurred_at: '2026-11-17T09:00:00.000Z',
});

export const questionNamed = async (name: string) =>
  within(await screen.findByRole('alertdialog', { name }));
