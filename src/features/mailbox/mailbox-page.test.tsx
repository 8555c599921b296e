import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { MailboxMessage } from '@generated/model';
import {
  getListMailboxMessagesMockHandler200,
  getListMailboxMessagesMockHandler404,
} from '@generated/msw/system/system.msw';
import { mockExchange } from '@/testing/exchange';
import { renderPage } from '@/testing/render-page';
import MailboxPage from './mailbox-page';

const exchange = mockExchange();

function aMail(differences: Partial<MailboxMessage> = {}): MailboxMessage {
  return {
    id: 1,
    to: 'sofia@example.com',
    subject: 'Your link to log in',
    text: 'Hello Sofia,\n\nopen this link to log in.',
    link: '/magic-link/verify-email?token=abc',
    created_at: '2026-11-20T09:30:00.000Z',
    ...differences,
  };
}

function Here() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

/** Answers with the mails of the moment, and tells what was asked. */
function open(mails: () => MailboxMessage[], path = '/mailbox', total?: number) {
  const asked = vi.fn<(search: string) => void>();
  exchange.use(
    getListMailboxMessagesMockHandler200(({ request }) => {
      asked(new URL(request.url).search);
      const messages = mails();
      return { current_page: 1, total_count: total ?? messages.length, messages };
    }),
  );
  const { person } = renderPage(
    <>
      <MailboxPage />
      <Here />
    </>,
    path,
  );
  return { person, asked };
}

afterEach(() => vi.useRealTimers());

test('a mail is opened, read, and its link is followed within the app', async () => {
  const { person } = open(() => [aMail(), aMail({ id: 2, subject: 'Welcome', link: null })]);
  const list = await screen.findByRole('list', { name: 'Mails' });
  const [first, second] = within(list).getAllByRole('listitem');
  if (!first || !second) throw new Error('two mails are expected');
  expect(
    within(first)
      .queryByText(/open this link/)
      ?.checkVisibility?.() ?? false,
  ).toBe(false);

  const head = within(first).getByRole('button', {
    name: /Your link to log in.*sofia@example.com/,
  });
  expect(head.getAttribute('aria-expanded')).toBe('false');
  await person.click(head);
  expect(head.getAttribute('aria-expanded')).toBe('true');
  expect(within(first).getByText(/open this link to log in/)).toBeTruthy();
  await person.click(within(second).getByRole('button', { name: /Welcome/ }));
  expect(within(second).queryByRole('link')).toBeNull();

  await person.click(within(first).getByRole('link', { name: 'Open link' }));
  expect(screen.getByText('at /magic-link/verify-email?token=abc')).toBeTruthy();
});

test('new mails appear by themselves every 3 s, and an open one stays open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let mails = [aMail()];
  const { asked } = open(() => mails);
  fireEvent.click(await screen.findByRole('button', { name: /Your link to log in/ }));
  mails = [aMail({ id: 2, subject: 'Confirm your email address' }), ...mails];
  await vi.advanceTimersByTimeAsync(3100);
  expect(await screen.findByRole('button', { name: /Confirm your email address/ })).toBeTruthy();
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(
    screen.getByRole('button', { name: /Your link to log in/ }).getAttribute('aria-expanded'),
  ).toBe('true');
});

test('mails are searched by address, and the search is in the address of the page', async () => {
  const { person, asked } = open(() => [aMail()]);
  await screen.findByRole('list', { name: 'Mails' });
  await person.type(screen.getByRole('searchbox', { name: 'Search by address' }), 'sofia');
  await waitFor(() => expect(asked).toHaveBeenCalledWith('?search=sofia'));
  expect(screen.getByText('at /mailbox?search=sofia')).toBeTruthy();
});

test('an empty mailbox says what would be here', async () => {
  open(() => []);
  expect(await screen.findByText('No Data')).toBeTruthy();
  expect(screen.getByText(/Mails appear here within seconds/)).toBeTruthy();
});

test('a search without a match is cleared by one press', async () => {
  const { person } = open(() => [], '/mailbox?search=nobody');
  expect(await screen.findByText(/No mail was sent to an address like “nobody”/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(screen.getByText('at /mailbox')).toBeTruthy();
});

test('more mails than fit on a page are turned', async () => {
  const { person, asked } = open(() => [aMail()], '/mailbox', 60);
  await screen.findByRole('list', { name: 'Mails' });
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked).toHaveBeenCalledWith('?page=2'));
});

test('where a mail server is configured there is no such page', async () => {
  exchange.use(
    getListMailboxMessagesMockHandler404({ message: 'x', code: 'not_found', request_id: '1' }),
  );
  renderPage(<MailboxPage />, '/mailbox');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});
