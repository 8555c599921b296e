import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getGetStaffContactMockHandler200 } from '@generated/msw/system/system.msw';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { StaffContact } from './staff-contact';

const exchange = mockExchange();

test('who is logged in writes to the staff in the app', async () => {
  useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });
  renderPage(<StaffContact />);
  const link = await screen.findByRole('link', { name: 'our staff' });
  expect(link.getAttribute('href')).toBe('/chat?new');
});

test('a visitor writes a mail', async () => {
  exchange.use(getGetStaffContactMockHandler200({ email: 'staff@example.com' }));
  renderPage(<StaffContact />);
  const link = await screen.findByRole('link', { name: 'staff@example.com' });
  expect(link.getAttribute('href')).toBe('mailto:staff@example.com');
});
