import { screen } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import type { AdminCase } from '@generated/model';
import { getGetAdminCaseMockHandler200 } from '@generated/msw/admin-cases/admin-cases.msw';
import {
  getGetCaseParametersMockHandler200,
  getGetCaseUpdatesMockHandler200,
} from '@generated/msw/marketplace/marketplace.msw';
import CasePage from '@/features/admin/cases/case-page';
import type { mockExchange } from '../exchange';
import { anAdminCase, someParameters } from '../marketplace';
import { renderPage } from '../render-page';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import '@/acts/act-dialog';

/*
 * How the tests of a case's page in the administration come to it and act there.
 */

export const renderAdminCase = () =>
  renderPage(
    <Routes>
      <Route path="/admin/cases/:id" element={<CasePage />} />
    </Routes>,
    '/admin/cases/ftx',
  );

/**
 * Shows a case, which an act turns into another; `sent` gets the body of the act.
 * @param others answer before the handlers that are here.
 */
export async function openAdminCase(
  exchange: ReturnType<typeof mockExchange>,
  { others = [], ...differences }: Partial<AdminCase> & { others?: RequestHandler[] } = {},
) {
  const state = { now: anAdminCase(differences) };
  exchange.use(
    getGetAdminCaseMockHandler200(() => state.now),
    // The first that fits answers.
    ...others,
    getGetCaseParametersMockHandler200(someParameters()),
    getGetCaseUpdatesMockHandler200([]),
  );
  const shown = renderAdminCase();
  await screen.findByRole('heading', { level: 1, name: state.now.name });
  const sent = vi.fn<(body: unknown) => void>();
  const become =
    (next: Partial<AdminCase>) =>
    async ({ request }: { request: Request }) => {
      sent(await request.json());
      state.now = anAdminCase(next);
      return state.now;
    };
  return { ...shown, sent, become };
}
