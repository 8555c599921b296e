import { act as update, screen, waitFor, within } from '@testing-library/react';
import { AxiosError, AxiosHeaders } from 'axios';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { announceFailure } from '@/api/errors/error-catalogue';
import { aRefusal } from '@/testing/exchange';
import { renderPage } from '@/testing/render-page';
import type { Act } from './act';
import { AskedAct } from './asked-act';
import { useAct } from './use-act';

const aQuestion = { title: 'Close the shop?', consequence: 'Nobody can buy any more.' };

const anAct = (differences: Partial<Act> = {}): Act => ({
  name: 'close',
  label: 'Close',
  question: null,
  send: async () => ({ closedBy: 'Mara' }),
  done: 'The shop is closed',
  ...differences,
});

function Shop({ act, onDone }: { act: Act; onDone?: () => void }) {
  const acting = useAct(onDone);
  return (
    <main>
      <h1 tabIndex={-1}>Shop</h1>
      <button
        type="button"
        aria-busy={acting.pending === act.name}
        onClick={() => acting.start(act)}
      >
        {act.label}
      </button>
      {acting.failure && !acting.asked && <p role="alert">{acting.failure}</p>}
      <AskedAct acting={acting} />
    </main>
  );
}

const open = (act: Act, onDone?: () => void) =>
  renderPage(<Shop act={act} {...(onDone && { onDone })} />).person;

const press = (name: string) => screen.getByRole('button', { name });

function refusal(
  status = 422,
  data = aRefusal('transition_not_allowed', 'It is closed already.'),
): AxiosError {
  const config = { headers: new AxiosHeaders() };
  const response = { status, data, statusText: '', headers: {}, config };
  return new AxiosError('refused', undefined, config, undefined, response);
}

test('a reason that is too long is refused where it stands, whole', async () => {
  const send = vi.fn<Act['send']>(() => Promise.resolve());
  const reason = { label: 'Reason', hint: '', maxLength: 10 };
  const person = open(anAct({ question: { ...aQuestion, reason }, send }));
  await person.click(press('Close'));
  const dialog = within(await screen.findByRole('alertdialog', { name: aQuestion.title }));
  const field = dialog.getByLabelText<HTMLTextAreaElement>('Reason');
  await person.click(field);
  await person.paste('Twelve signs');
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  expect(dialog.getByText('Use at most 10 characters: these are 12.')).toBeTruthy();
  expect(field.value).toBe('Twelve signs');
  expect(send).not.toHaveBeenCalled();
});

test('an act without a question is done at one press and says so', async () => {
  const onDone = vi.fn<() => void>();
  const person = open(anAct(), onDone);
  await person.click(press('Close'));
  expect(await screen.findByText('The shop is closed')).toBeTruthy();
  expect(onDone).toHaveBeenCalledOnce();
});

test('what is asked about is sent only after the answer; then the heading has the focus', async () => {
  const send = vi.fn<Act['send']>(async () => null);
  const person = open(anAct({ question: aQuestion, send }));
  await person.click(press('Close'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Close the shop?' }));
  expect(dialog.getByText('Nobody can buy any more.')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  expect(send).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shop' }));
});

test.each<[string, boolean, (() => void) | undefined]>([
  ['who works with the keys sees the heading as well', true, undefined],
  ['unless another place has the focus', false, () => press('Close').focus()],
])('after an act far down a page %s', async (_case, isShown, onDone) => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const person = open(anAct({ question: aQuestion }), onDone);
  press('Close').focus();
  await person.keyboard('{Enter}');
  within(await screen.findByRole('alertdialog'))
    .getByRole('button', { name: 'Close' })
    .focus();
  // The dialog keeps in sight what has the focus in it.
  scrolled.mockClear();
  await person.keyboard('{Enter}');
  expect(await screen.findByText('The shop is closed')).toBeTruthy();
  expect(scrolled.mock.contexts).toEqual(isShown ? [screen.getByRole('heading')] : []);
});

test('a button that is pressed twice before the screen has changed acts once', async () => {
  const send = vi.fn<Act['send']>(async () => null);
  const person = open(anAct({ question: aQuestion, send }));
  await person.click(press('Close'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Close the shop?' }));
  const confirm = dialog.getByRole('button', { name: 'Close' });
  update(() => {
    confirm.click();
    confirm.click();
  });
  expect(await screen.findByText('The shop is closed')).toBeTruthy();
  expect(send).toHaveBeenCalledOnce();
});

test('a reason that is asked for goes along, and an empty one is asked for again', async () => {
  const send = vi.fn<Act['send']>(async () => null);
  const reason = {
    label: 'Reason',
    hint: 'Everybody reads it.',
    missing: 'Write a reason.',
    maxLength: 100,
    presets: [{ value: 'holiday', label: 'Holiday', text: 'We are on holiday.' }],
  };
  const person = open(anAct({ question: { ...aQuestion, reason }, send }));
  await person.click(press('Close'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  expect(dialog.getByText('Write a reason.')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText(/Reason/));
  expect(send).not.toHaveBeenCalled();
  await person.selectOptions(dialog.getByLabelText('Start from'), 'holiday');
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  expect(send).toHaveBeenCalledWith('We are on holiday.');
});

test('own words are there again after a look at what the exchange proposes', async () => {
  const reason = {
    label: 'Reason',
    hint: 'Everybody reads it.',
    maxLength: 100,
    presets: [{ value: 'holiday', label: 'Holiday', text: 'We are on holiday.' }],
  };
  const person = open(anAct({ question: { ...aQuestion, reason } }));
  await person.click(press('Close'));
  const dialog = within(await screen.findByRole('alertdialog'));
  const field = dialog.getByLabelText('Reason');
  await person.type(field, 'We moved.');
  const from = dialog.getByLabelText('Start from');
  await person.selectOptions(from, 'holiday');
  expect(field).toHaveProperty('value', 'We are on holiday.');
  await person.selectOptions(from, '');
  expect(field).toHaveProperty('value', 'We moved.');
});

test('a reason that may be left out is left out', async () => {
  const send = vi.fn<Act['send']>(async () => null);
  const reason = { label: 'Reason', hint: 'May be left out.', maxLength: 100 };
  const person = open(anAct({ question: { ...aQuestion, reason }, send }));
  await person.click(press('Close'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith(''));
});

test('a refusal is said where the act was started, and the dialog stays open to try again', async () => {
  const send = vi.fn<Act['send']>().mockRejectedValueOnce(refusal()).mockResolvedValue(null);
  const onDone = vi.fn<() => void>();
  const person = open(anAct({ question: aQuestion, send }), onDone);
  await person.click(press('Close'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('It is closed already.');
  expect(onDone).not.toHaveBeenCalled();
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

const UNANSWERED = 'No answer came. It may have been done: look before you try again.';

test.each([
  ['in its dialog', aQuestion, AxiosError.ERR_NETWORK],
  ['in its dialog, when the exchange took too long', aQuestion, AxiosError.ECONNABORTED],
  ['at its button', null, AxiosError.ERR_NETWORK],
])('an act without an answer may have been done: that stays %s', async (_, question, code) => {
  const lost = new AxiosError('lost', code);
  const send = () => {
    announceFailure(lost);
    return Promise.reject(lost);
  };
  const person = open(anAct({ question, send }));
  await person.click(press('Close'));
  if (question) {
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('button', { name: 'Close' }));
  }
  expect((await screen.findByRole('alert')).textContent).toBe(UNANSWERED);
  // The toast says why, and nothing else.
  expect(await screen.findByText(/connection\.$|takes too long to answer\.$/)).toBeTruthy();
});

test('what can be taken back is taken back from the toast, with the answer of the act', async () => {
  const reopen = vi.fn<Act['send']>(async () => null);
  const undo = vi.fn<NonNullable<Act['undo']>>(() =>
    anAct({ send: reopen, done: 'The shop is open' }),
  );
  const person = open(anAct({ undo }));
  await person.click(press('Close'));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledWith({ closedBy: 'Mara' });
  expect(reopen).toHaveBeenCalledOnce();
  expect(await screen.findByText('The shop is open')).toBeTruthy();
});

test('what was asked about an older version is asked anew, with the reason that was written', async () => {
  const stale = refusal(409, aRefusal('stale_version', 'Too late.'));
  const send = vi.fn<Act['send']>().mockRejectedValueOnce(stale).mockResolvedValue(null);
  const reason = {
    label: 'Reason',
    hint: 'Everybody reads it.',
    missing: 'Write one.',
    maxLength: 9,
  };
  const person = open(anAct({ question: { ...aQuestion, reason }, send }));
  await person.click(press('Close'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.type(dialog.getByLabelText(/Reason/), 'Holidays');
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/what you wrote is there\./)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await person.click(press('Close'));
  const again = within(await screen.findByRole('alertdialog'));
  expect(again.getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe('Holidays');
  await person.click(again.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(send).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenLastCalledWith('Holidays');
});

const CHANGED =
  'This was changed in the meantime. The newest version is shown: look at it before you try again.';

test('what was asked about an older version without a reason leads to the newest', async () => {
  const stale = refusal(409, aRefusal('stale_version', 'Too late.'));
  const person = open(anAct({ question: aQuestion, send: () => Promise.reject(stale) }));
  await person.click(press('Close'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(CHANGED)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('so does an act without a question, whose row may leave the list that is read anew', async () => {
  const over = refusal(409, aRefusal('transition_not_allowed', 'It is closed since noon.'));
  function List() {
    const [hasRow, setHasRow] = useState(true);
    const send = () => {
      setHasRow(false);
      return Promise.reject(over);
    };
    return (
      <>
        <h1 tabIndex={-1}>Shops</h1>
        {hasRow && <Shop act={anAct({ send })} />}
      </>
    );
  }
  const { person } = renderPage(<List />);
  await person.click(press('Close'));
  expect(await screen.findByText('It is closed since noon.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shops' }));
});

test('a reason that was written is there again after the question was closed', async () => {
  const reason = { label: 'Reason', hint: 'Everybody reads it.', maxLength: 9 };
  const person = open(anAct({ question: { ...aQuestion, reason } }));
  await person.click(press('Close'));
  await person.type(await screen.findByLabelText(/Reason/), 'Holidays');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await person.click(press('Close'));
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/Reason/)).value).toBe('Holidays');
});
