import { expect, test } from 'vitest';
import { HOUR } from '@/domain/time';
import { chatSteps } from '../../testing/chat-steps';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const chat = chatSteps(exchange);

async function asks(first_name: string) {
  const { token } = await exchange.user({ first_name, last_name: 'Lind' });
  const { id } = (await chat.begin(token)).body;
  exchange.advance(HOUR);
  const write = async () => {
    await chat.send(token, id);
    exchange.advance(HOUR);
  };
  return { id, write };
}

test('of those to answer, who has waited longest comes first; an answer or a close ends the wait', async () => {
  const { token: staff } = await exchange.admin();
  const waiting = async () => {
    const { conversations } = await chat.staff.list(staff, '?unanswered=true');
    return conversations.map(({ user, unanswered_since: since }) => [
      user?.name.split(' ')[0],
      since?.slice(11, 16),
    ]);
  };
  const ada = await asks('Ada');
  const ben = await asks('Ben');
  await asks('Cleo');
  await ada.write();
  expect(await waiting()).toEqual([
    ['Ada', '10:00'],
    ['Ben', '11:00'],
    ['Cleo', '12:00'],
  ]);
  await chat.staff.send(staff, ada.id);
  const answered = await chat.staff.list(staff, '?unanswered=false');
  expect(answered.conversations).toMatchObject([{ id: ada.id, unanswered_since: null }]);
  await ada.write();
  await chat.staff.act(staff, ben.id, 'read', { up_to_id: 2_147_483_647 });
  await chat.staff.act(staff, ben.id, 'close');
  expect(await waiting()).toEqual([
    ['Cleo', '12:00'],
    ['Ada', '14:00'],
  ]);
  await chat.staff.act(staff, ben.id, 'reopen');
  expect((await waiting()).length).toBe(2);
  await ben.write();
  expect(await waiting()).toEqual([
    ['Cleo', '12:00'],
    ['Ada', '14:00'],
    ['Ben', '15:00'],
  ]);
});

test('the others come by what was written last', async () => {
  const { token: staff } = await exchange.admin();
  const ada = await asks('Ada');
  const ben = await asks('Ben');
  const ids = async () => (await chat.staff.list(staff)).conversations.map(({ id }) => id);
  expect(await ids()).toEqual([ben.id, ada.id]);
  await ada.write();
  expect(await ids()).toEqual([ada.id, ben.id]);
});
