import { screen, waitFor, within } from '@testing-library/react';
import { AxiosError } from 'axios';
import { afterEach, expect, test, vi } from 'vitest';
import { AskedAct } from '@/acts/asked-act';
import { announceFailure } from '@/api/errors/error-catalogue';
import { renderPage } from '@/testing/render-page';
import { toast } from '@/ui/feedback/toast';
import type { Selection } from '../rows/use-selection';
import type { BulkAct } from './bulk-act';
import { BulkBar } from './bulk-bar';
import { BulkOutcome } from './bulk-outcome';
import { useBulk } from './use-bulk';

interface Row {
  id: number;
}

afterEach(() => vi.doUnmock('p-map'));

const selection: Selection<Row> = {
  rows: [{ id: 7 }],
  has: () => true,
  select: () => undefined,
  selectAll: () => undefined,
  drop: () => undefined,
};

function Acts({ acts }: { acts: BulkAct<Row>[] }) {
  const noun = { one: 'claim', many: 'claims' };
  const bulk = useBulk({ selection, rowName: ({ id }) => `CLM-${id}`, noun });
  return (
    <>
      <BulkBar acts={acts} selection={selection} bulk={bulk} words="1 selected" />
      <AskedAct acting={bulk} />
      {bulk.outcome && <BulkOutcome {...bulk.outcome} onDismiss={bulk.dismiss} />}
    </>
  );
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test.each<[string, BulkAct<Row>['question']]>([
  ['what it asks', gone],
  ['what sends it', null],
])('an act on several rows says so when the code of %s cannot be had', async (_, question) => {
  vi.doMock('p-map', gone);
  const send = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  const { person } = renderPage(
    <Acts acts={[{ label: 'Resume', done: 'resumed', question, send }]} />,
  );
  await person.click(screen.getByRole('button', { name: 'Resume' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^An error occurred/);
  expect(send).not.toHaveBeenCalled();
});

test('a reason outlives that its question was cancelled', async () => {
  const reason = { label: 'Reason', hint: '', maxLength: 100 };
  const question = () => ({ consequence: 'Buyers see no claim.', reason });
  const send = () => Promise.resolve();
  const { person } = renderPage(
    <Acts acts={[{ label: 'Pause', done: 'paused', question, send }]} />,
  );
  const ask = async () => {
    await person.click(screen.getByRole('button', { name: 'Pause' }));
    return within(await screen.findByRole('alertdialog', { name: 'Pause 1 claim?' }));
  };
  const first = await ask();
  await person.type(first.getByLabelText('Reason'), 'A dispute.');
  await person.click(first.getByRole('button', { name: 'Cancel' }));
  expect((await ask()).getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('A dispute.');
});

test('a failure that is over does not stand in the next question', async () => {
  vi.doMock('p-map', gone);
  const send = () => Promise.resolve();
  const question = () => ({ consequence: 'Buyers see no claim.' });
  const { person } = renderPage(
    <Acts
      acts={[
        { label: 'Resume', done: 'resumed', question: null, send },
        { label: 'Pause', done: 'paused', question, send },
      ]}
    />,
  );
  await person.click(screen.getByRole('button', { name: 'Resume' }));
  await screen.findByRole('alert');
  await person.click(screen.getByRole('button', { name: 'Pause' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Pause 1 claim?' }));
  expect(dialog.queryByText(/An error occurred/)).toBeNull();
});

const NOTHING = 'Nothing can be done with this one.';

test.each([
  [true, ['Resume', 'Clear selection']],
  [false, ['Clear selection', NOTHING]],
])(
  'an act that no selected row admits is not offered; where there is no other, the bar says so',
  (isPossible, shown) => {
    const act = { done: '', question: null, send: () => Promise.resolve() };
    renderPage(
      <Acts
        acts={[
          { ...act, label: 'Pause', isPossible: () => false },
          { ...act, label: 'Resume', isPossible: () => isPossible },
        ]}
      />,
    );
    const parts = [...screen.getAllByRole('button'), ...screen.queryAllByText(NOTHING)];
    expect(parts.map(({ textContent }) => textContent)).toEqual(shown);
  },
);

test('a reason is there again for the rows that it was not taken for', async () => {
  const reason = { label: 'Reason', hint: '', maxLength: 100 };
  const question = () => ({ consequence: 'Buyers see no claim.', reason });
  const send = vi
    .fn<(row: Row, text: string) => Promise<unknown>>()
    .mockRejectedValueOnce(new TypeError('Network Error'))
    .mockResolvedValue(null);
  const { person } = renderPage(
    <Acts acts={[{ label: 'Pause', done: 'paused', question, send }]} />,
  );
  const ask = async () => {
    await person.click(screen.getByRole('button', { name: 'Pause' }));
    return within(await screen.findByRole('alertdialog', { name: 'Pause 1 claim?' }));
  };
  const first = await ask();
  await person.type(first.getByLabelText('Reason'), 'A dispute.');
  await person.click(first.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('0 paused, 1 not')).toBeTruthy();
  const second = await ask();
  expect(second.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('A dispute.');
  await person.click(second.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('1 claim paused')).toBeTruthy();
  expect(send).toHaveBeenLastCalledWith({ id: 7 }, 'A dispute.');
});

test('of a row without an answer the toast says why, and only its line what to do', async () => {
  const lost = new AxiosError('lost', AxiosError.ECONNABORTED);
  const said = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
  const send = () => {
    announceFailure(lost);
    return Promise.reject(lost);
  };
  const { person } = renderPage(
    <Acts acts={[{ label: 'Pause', done: 'paused', question: null, send }]} />,
  );
  await person.click(screen.getByRole('button', { name: 'Pause' }));
  // Toasts, also those of an earlier test, are items of a list too.
  const outcome = within(await screen.findByRole('alert'));
  expect(outcome.getByRole('listitem').textContent).toBe(
    'CLM-7: No answer came. It may have been done: look before you try again.',
  );
  expect(said.mock.calls.map(([text]) => text)).toEqual(['The exchange takes too long to answer.']);
});

test('while one act is under way no other one begins', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const pause = vi.fn<() => Promise<unknown>>(() => promise);
  const withdraw = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  const { person } = renderPage(
    <Acts
      acts={[
        { label: 'Pause', done: 'paused', question: null, send: pause },
        { label: 'Withdraw', done: 'withdrawn', question: null, send: withdraw },
      ]}
    />,
  );
  await person.click(screen.getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(pause).toHaveBeenCalledOnce());
  for (const name of ['Withdraw', 'Clear selection']) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await person.click(button);
  }
  expect(withdraw).not.toHaveBeenCalled();
  resolve();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Withdraw' }).getAttribute('aria-disabled')).not.toBe(
      'true',
    ),
  );
});
