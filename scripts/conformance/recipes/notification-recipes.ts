import { at, rowsOf } from '../session/answer.ts';
import type { Case } from '../session/case.ts';
import { text } from './conversation-recipes.ts';
import { guest } from './people.ts';
import type { Recipe } from './recipe.ts';

/** From the mail that tells the guest about a message. */
async function unsubscribeToken(check: Case): Promise<string> {
  const { id: user_id, email } = await guest(check);
  const body = { conversation: { user_id, subject: 'A test', ...text('Hello') } };
  await check.succeed('createAdminConversation', { as: 'admin', body });
  const answer = await check.call('listMailboxMessages', { query: { search: email } });
  if (answer.status === 404) check.skip('the mailbox is closed');
  const tokens = rowsOf(answer, 'messages').flatMap(
    (message) => /\/unsubscribe\?token=([\w.-]+)/.exec(String(at(message, 'text')))?.[1] ?? [],
  );
  return tokens[0] ?? check.skip(`no mail to ${email} can be switched off`);
}

export const notificationRecipes: Record<string, Recipe> = {
  markNotificationsRead: async (check) => {
    await guest(check);
    return {
      as: 'guest',
      body: { path: null },
      other: { body: { path: '/settings' } },
      holds: async (inner) => {
        const read = await inner.call('listNotifications', {
          as: 'guest',
          query: { unread: true },
        });
        if (at(read.json, 'total_count') !== 0) inner.fault('something is still unread', read);
      },
    };
  },
  checkUnsubscribeLink: async (check) => ({
    as: 'visitor',
    query: { token: await unsubscribeToken(check) },
  }),
  unsubscribeFromMails: async (check) => ({
    as: 'visitor',
    query: { token: await unsubscribeToken(check) },
    holds: (inner, answer) => {
      if (at(answer.json, 'is_on') !== false) inner.fault('such mails are still sent', answer);
    },
  }),
};
