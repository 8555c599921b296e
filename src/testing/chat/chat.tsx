import { screen, waitFor, within } from '@testing-library/react';
import { useGetConversation } from '@generated/api/conversations/conversations';
import type { Conversation, Message } from '@generated/model';
import {
  getGetConversationMockHandler200,
  getGetMessagesMockHandler200,
  getMarkConversationReadMockHandler200,
} from '@generated/msw/conversations/conversations.msw';
import { vi } from 'vitest';
import { Chat } from '@/chat/chat';
import { useSession } from '@/session/session-store';
import { broadcast, watchedChannels } from '../cable';
import { aConversation } from './conversations';
import type { mockExchange } from '../exchange';
import { aUser } from '../people';
import { renderPage } from '../render-page';

const CHANNEL = { channel: 'ConversationChannel', conversation_id: 51 };

function Page() {
  const { data } = useGetConversation(51);
  return data ? (
    <Chat conversation={data} as="user" className="" closed={<p>It is over.</p>} />
  ) : null;
}

/** The exchange's current state of conversation 51. */
interface State {
  conversation: Conversation;
  messages: Message[];
}

/** Shows conversation 51 to its buyer, in a window with or without the focus. */
export async function openChat(
  exchange: ReturnType<typeof mockExchange>,
  messages: Message[],
  differences: Partial<Conversation> = {},
  { hasFocus = true } = {},
) {
  const state: State = { conversation: aConversation(differences), messages };
  const read = vi.fn<(upTo: number) => void>();
  const asked = vi.fn<(before: number | null) => void>();
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
  useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });
  exchange.use(
    getGetConversationMockHandler200(() => state.conversation),
    getGetMessagesMockHandler200(({ request }) => {
      const before = new URL(request.url).searchParams.get('before_id');
      asked(before === null ? null : Number(before));
      return pageOf(state.messages, before);
    }),
    getMarkConversationReadMockHandler200(async ({ request }) => {
      const { up_to_id: upTo } = (await request.json()) as { up_to_id: number };
      read(upTo);
      const participants = state.conversation.participants.map((each) =>
        each.is_me ? { ...each, read_up_to_id: upTo } : each,
      );
      return (state.conversation = { ...state.conversation, participants, unread_count: 0 });
    }),
  );
  const shown = renderPage(<Page />, '/chat/51');
  await screen.findByRole('list', { name: 'Messages' });
  return {
    ...shown,
    state,
    /** Called with the message up to which everything is marked as read. */
    read,
    /** Called with the message before which messages are requested; null for the latest. */
    asked,
    /** Tells the page over the cable what has happened. */
    tell: async (message: object) => {
      await waitFor(() => {
        if (!watchedChannels().includes(JSON.stringify(CHANNEL))) throw new Error('Not watched.');
      });
      broadcast(CHANNEL, message);
    },
    /** Gives the window the focus. */
    look: () => {
      focus.mockReturnValue(true);
      window.dispatchEvent(new Event('focus'));
    },
  };
}

const PAGE = 30;

function pageOf(messages: readonly Message[], before: string | null) {
  const earlier = messages.filter(({ id }) => id < Number(before ?? Infinity));
  return { messages: earlier.slice(-PAGE), has_earlier: earlier.length > PAGE };
}

export const list = () => within(screen.getByRole('list', { name: 'Messages' }));
/** The texts of the list, line by line. */
export const lines = () =>
  list()
    .getAllByRole('listitem')
    .map((item) => item.textContent);
export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
