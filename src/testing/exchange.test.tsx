import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getUpdateCurrentUserMockHandler200 } from '@generated/msw/account/account.msw';
import { useSession } from '@/session/session-store';
import { mockExchange } from './exchange';
import { openProfile, saveProfile } from './pages/profile-page';
import { aUser } from './people';

const exchange = mockExchange();
const held = Promise.withResolvers<undefined>();

async function saveCompany(company: string) {
  const { person } = openProfile(aUser());
  await person.type(screen.getByLabelText('Company'), company);
  await person.click(screen.getByRole('button', { name: 'Save profile' }));
}

test('a test may end before its last answer has come', async () => {
  const sent = vi.fn<() => void>();
  exchange.use(
    getUpdateCurrentUserMockHandler200(async () => {
      sent();
      await held.promise;
      return aUser({ company: 'Of the test before' });
    }),
  );
  await saveCompany('Quillmark');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test('the next one does not receive it', async () => {
  const saved = vi.fn<(company: string | null | undefined) => void>();
  const leave = useSession.subscribe(({ user }) => saved(user?.company));
  held.resolve(undefined);
  saveProfile(exchange, aUser());
  await saveCompany('Saltgrass');
  await waitFor(() => expect(saved).toHaveBeenCalledWith('Saltgrass'));
  expect(saved).not.toHaveBeenCalledWith('Of the test before');
  leave();
});
