import {
  getCheckUnsubscribeLinkMockHandler200,
  getCheckUnsubscribeLinkMockHandler422,
  getCheckUnsubscribeLinkMockHandler503,
  getUnsubscribeFromMailsMockHandler200,
} from '@generated/msw/notifications/notifications.msw';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { holdTime, passTimeUntil } from '@/testing/pass-time';
import { renderPage } from '@/testing/render-page';
import UnsubscribePage from './unsubscribe-page';

const exchange = mockExchange();
const TOKEN = '41.message.nQ0pWv7c2mT4sYbX9rLkJhGf';

function open(token = TOKEN) {
  const sent = vi.fn<(token: string | null) => void>();
  exchange.use(
    getUnsubscribeFromMailsMockHandler200(({ request }) => {
      sent(new URL(request.url).searchParams.get('token'));
      return { category: 'message', is_on: false };
    }),
  );
  return { sent, ...renderPage(<UnsubscribePage />, `/unsubscribe?token=${token}`) };
}

const toSettings = () =>
  screen.getByRole('link', { name: 'All mail settings' }).getAttribute('href');

test('the link says which mails it is about, and one press switches them off', async () => {
  exchange.use(getCheckUnsubscribeLinkMockHandler200({ category: 'message', is_on: true }));
  const { sent, person } = open();
  expect(await screen.findByText('When somebody writes to you.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  expect(toSettings()).toBe('/settings');
  await person.click(screen.getByRole('button', { name: 'Switch off' }));
  const done = await screen.findByRole('heading', { name: 'These mails are switched off' });
  expect(document.activeElement).toBe(done);
  expect(sent).toHaveBeenCalledExactlyOnceWith(TOKEN);
  expect(toSettings()).toBe('/settings');
});

test('a press without an answer leaves a line when its toast has passed', async () => {
  exchange.use(getCheckUnsubscribeLinkMockHandler200({ category: 'message', is_on: true }));
  const { person } = open();
  exchange.use(http.post('/api/api/unsubscribe', () => HttpResponse.error()));
  await person.click(await screen.findByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('No answer came back. Try again.')).toBeTruthy();
});

test('mails that are off already are said to be', async () => {
  exchange.use(getCheckUnsubscribeLinkMockHandler200({ category: 'claim', is_on: false }));
  open();
  expect(await screen.findByRole('heading', { name: 'These mails are off already' })).toBeTruthy();
  expect(screen.getByText(/^Your claims: no more mails/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull();
});

test('a link that the exchange has not signed does not work', async () => {
  exchange.use(getCheckUnsubscribeLinkMockHandler422(aRefusal('link_invalid', 'Not ours.')));
  open();
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  expect(toSettings()).toBe('/settings');
});

test('half a link is not asked about', async () => {
  open('41.message');
  expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeTruthy();
});

test('a link that could not be checked is checked again', async () => {
  exchange.use(getCheckUnsubscribeLinkMockHandler503());
  holdTime();
  open();
  await passTimeUntil(() => screen.getByText('This link could not be checked'));
  exchange.use(getCheckUnsubscribeLinkMockHandler200({ category: 'message', is_on: true }));
  screen.getByRole('button', { name: 'Try again' }).click();
  const button = await passTimeUntil(() => screen.getByRole('button', { name: 'Switch off' }));
  expect(button).toBeTruthy();
});
