import type { AdminUser } from '@generated/model';
import {
  getGetAdminDocumentMockHandler200,
  getGetAdminUserMockHandler200,
  getListAdminUsersMockHandler200,
  getUpdateAdminUserMockHandler200,
} from '@generated/msw/admin-users/admin-users.msw';
import { getGetAdminUserQueryKey } from '@generated/api/admin-users/admin-users';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { queryClient } from '@/api/query-client';
import AdminUserPage from '@/features/admin/users/admin-user-page';
import { mockExchange } from '../exchange';
import { renderPage } from '../render-page';

/** The page of a user in the administration. Call it at the top of the file. */
export function adminUserPage() {
  const exchange = mockExchange();

  async function openUser(user: AdminUser, search = '') {
    exchange.use(
      getGetAdminUserMockHandler200(user),
      // The page asks this after a decision: nobody else is waiting.
      getListAdminUsersMockHandler200({ current_page: 1, total_count: 0, users: [] }),
    );
    const page = renderPage(
      <Routes>
        <Route path="/admin/users/:id" element={<AdminUserPage />} />
      </Routes>,
      `/admin/users/${user.id}${search}`,
    );
    await screen.findByRole('heading', { level: 1, name: 'Sofia Marchetti' });
    return page;
  }

  /** Accepts every change and remembers what was sent. */
  function acceptChanges(answer: AdminUser) {
    const sent = vi.fn<(body: unknown) => void>();
    exchange.use(
      getUpdateAdminUserMockHandler200(async ({ request }) => {
        sent(await request.json());
        return answer;
      }),
    );
    return sent;
  }

  /** Brings what a colleague has saved to the page, as a live update would. */
  async function colleagueSaves(user: AdminUser) {
    exchange.use(getGetAdminUserMockHandler200(user));
    await act(() => queryClient.invalidateQueries({ queryKey: getGetAdminUserQueryKey(user.id) }));
  }

  function showDocuments() {
    exchange.use(
      getGetAdminDocumentMockHandler200(({ params }) => {
        const isPhoto = params['id'] === '42';
        return {
          id: Number(params['id']),
          claim_id: null,
          redacted: false,
          kind: isPhoto ? 'personal_photo' : 'gov_id',
          filename: isPhoto ? 'me.pdf' : 'passport.png',
          content_type: isPhoto ? 'application/pdf' : 'image/png',
          byte_size: 240_000,
          status: 'ready',
          url: `/api/api/documents/${String(params['id'])}/content?expires=1&signature=x`,
          created_at: '2026-11-18T08:00:00.000Z',
        };
      }),
    );
  }

  return { exchange, openUser, acceptChanges, colleagueSaves, showDocuments };
}
