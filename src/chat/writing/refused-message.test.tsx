import { act, cleanup } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getCreateMessageMockHandler201,
  getCreateMessageMockHandler422,
} from '@generated/msw/conversations/conversations.msw';
import { useSession } from '@/session/session-store';
import { field, list, openChat } from '@/testing/chat/chat';
import { aMessage, anOwnMessage } from '@/testing/chat/conversations';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { onWideScreen } from '@/testing/browser/screen-width';

const exchange = mockExchange();
beforeEach(onWideScreen);

test('a message that was refused is not sent by itself when its page is opened again', async () => {
  useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });
  const { person } = await openChat(exchange, [aMessage()]);
  exchange.use(getCreateMessageMockHandler422(aRefusal('user_barred', 'They cannot log in.')));
  await person.type(field(), 'Hello{Enter}');
  await list().findByText('Not sent. They cannot log in.');
  cleanup();
  const sent = vi.fn<() => void>();
  exchange.use(
    getCreateMessageMockHandler201(() => {
      sent();
      return anOwnMessage();
    }),
  );
  await openChat(exchange, [aMessage()]);
  expect(await list().findByText('Not sent. They cannot log in.')).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(sent).not.toHaveBeenCalled();
});
