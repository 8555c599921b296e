import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CaseUpdate } from '@generated/model';
import {
  getCreateCaseUpdateMockHandler201,
  getCreateCaseUpdateMockHandler422,
  getDeleteCaseUpdateMockHandler204,
} from '@generated/msw/admin-cases/admin-cases.msw';
import {
  getGetCaseUpdatesMockHandler200,
  getGetCaseUpdatesMockHandler500,
} from '@generated/msw/marketplace/marketplace.msw';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { openAdminCase } from '@/testing/pages/admin-case-page';
import { questionNamed } from '@/testing/pages/admin-claim-page';
import { region } from '@/testing/region';
import './case-news-dialog';

const exchange = mockExchange();

const OLD: CaseUpdate = {
  id: 1,
  date: '2026-11-10',
  title: 'Plan proposed',
  body: 'Creditors vote on it.',
  url: null,
};
const NEW: CaseUpdate = {
  id: 2,
  date: '2026-11-19',
  title: 'Plan confirmed',
  body: 'It takes effect in January.',
  url: 'https://cases.example.com/ftx',
};

/** Shows the news of a case, which `become` turns into others. */
async function openNews(...news: CaseUpdate[]) {
  const state = { now: news };
  const shown = await openAdminCase(exchange, {
    others: [getGetCaseUpdatesMockHandler200(() => state.now)],
  });
  const become = (...next: CaseUpdate[]) => {
    state.now = next;
  };
  return { ...shown, become };
}

const titles = () =>
  within(region('News').getByRole('list'))
    .getAllByText(/^Plan/, { selector: 'p' })
    .map(({ textContent }) => textContent);

async function write(person: Awaited<ReturnType<typeof openNews>>['person'], url: string) {
  await person.click(region('News').getByRole('button', { name: 'Add news' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add news' }));
  await person.type(dialog.getByLabelText(/^Day/), NEW.date);
  await person.type(dialog.getByLabelText(/^Title/), NEW.title);
  await person.type(dialog.getByLabelText(/^What happened/), NEW.body);
  await person.type(dialog.getByLabelText('Source'), url);
  await person.click(dialog.getByRole('button', { name: 'Add news' }));
  return dialog;
}

test('news is added and stands in the list at once', async () => {
  const sent = vi.fn<(body: unknown) => void>();
  const { person, become } = await openNews(OLD);
  exchange.use(
    getCreateCaseUpdateMockHandler201(async ({ request }) => {
      sent(await request.json());
      become(NEW, OLD);
      return NEW;
    }),
  );
  await write(person, 'https://cases.example.com/ftx');
  expect(await region('News').findByText('Plan confirmed', { selector: 'p' })).toBeTruthy();
  expect(titles()).toEqual(['Plan confirmed', 'Plan proposed']);
  const { id: _, ...written } = NEW;
  expect(sent).toHaveBeenCalledExactlyOnceWith({ case_update: written });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an address without encryption is said at its field, and so is what the exchange finds', async () => {
  const { person } = await openNews();
  expect(await region('News').findByText(/What is added here/)).toBeTruthy();
  exchange.use(
    getCreateCaseUpdateMockHandler422({
      ...aRefusal('validation_failed', 'Please check the marked fields.'),
      errors: { 'case_update.date': ['This day is in the future.'] },
    }),
  );
  const dialog = await write(person, 'http://cases.example.com');
  expect(await dialog.findByText(/begins with https:\/\/, for example/)).toBeTruthy();
  await person.clear(dialog.getByLabelText('Source'));
  await person.click(dialog.getByRole('button', { name: 'Add news' }));
  expect(await dialog.findByText('This day is in the future.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Plan confirmed');
});

test('news is deleted after a question, the last one too', async () => {
  const { person, become } = await openNews(OLD);
  exchange.use(getDeleteCaseUpdateMockHandler204(() => become()));
  await person.click(await region('News').findByRole('button', { name: 'Delete Plan proposed' }));
  const question = await questionNamed('Delete “Plan proposed”?');
  await person.click(question.getByRole('button', { name: 'Delete news' }));
  expect(await screen.findByText('News deleted')).toBeTruthy();
  expect(await region('News').findByText(/What is added here/)).toBeTruthy();
});

test('news that cannot be read can be asked for again', async () => {
  const { person } = await openAdminCase(exchange, {
    others: [getGetCaseUpdatesMockHandler500(aRefusal('internal_error', 'An error occurred.'))],
  });
  const again = await region('News').findByRole('button', { name: 'Try again' });
  exchange.use(getGetCaseUpdatesMockHandler200([OLD]));
  await person.click(again);
  expect(await region('News').findByRole('button', { name: 'Delete Plan proposed' })).toBeTruthy();
});
