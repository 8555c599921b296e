import { vi } from 'vitest';
import { getUpdateCurrentUserMockHandler200 } from '@generated/msw/account/account.msw';
import type { User } from '@generated/model';
import AccountSettingsPage from '@/features/account/account-settings-page';
import { useSession } from '@/session/session-store';
import type { mockExchange } from '../exchange';
import { renderPage } from '../render-page';

/*
 * Opens the profile page for its tests, and saves it.
 */

export function openProfile(user: User) {
  useSession.setState({ user, token: 'token', isLoggedIn: true });
  return renderPage(<AccountSettingsPage />, '/profile-account-settings');
}

/** Answers with the user as sent, and remembers what was sent. */
export function saveProfile(exchange: ReturnType<typeof mockExchange>, before: User) {
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getUpdateCurrentUserMockHandler200(async ({ request }) => {
      const body = (await request.json()) as { user: Partial<User> };
      sent(body);
      return { ...before, ...body.user };
    }),
  );
  return sent;
}
