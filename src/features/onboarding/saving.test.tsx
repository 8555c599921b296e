import { getCreateMyClaimMockHandler500 } from '@generated/msw/my-claims/my-claims.msw';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dropDraft } from '@/session/kept/claim-drafts';
import { area, fileRow, holdUploads } from '@/testing/claim-documents';
import { aDraft, claimForm, holder, question, SELLER } from '@/testing/claim-form';
import { mockDeviceDatabase } from '@/testing/browser/device-database';
import { aFile } from '@/testing/documents';
import { aRefusal, loseAnAnswer } from '@/testing/exchange';

const { exchange, open, holdDraft } = claimForm();
mockDeviceDatabase();

test('an ask below the minimum keeps nothing else from the account, and neither price goes alone', async () => {
  const sent = holdDraft(aDraft({ ask_percent: '80', minimum_percent: '70' }));
  const { person } = open({ user: SELLER, path: '/claim-onboarding/ftx?claim=12&step=price' });
  const ask = await screen.findByLabelText('Ask, in percent of face');
  await person.clear(ask);
  await person.type(ask, '60');
  await person.type(screen.getByLabelText('Description'), 'New words');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ description: 'New words' }));
  expect(sent.at(-1)).not.toHaveProperty('ask_percent');
  expect(sent.at(-1)).not.toHaveProperty('minimum_percent');

  await person.clear(ask);
  await person.type(ask, '75');
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ ask_percent: '75', minimum_percent: '70' }),
  );
  // Two saves, each after a second without typing.
});

// The memory of the tab outlasts the test.
afterEach(() => dropDraft('visitor/case-ftx'));

test('where the browser stores nothing the form says so, and closing the tab asks first', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room left.', 'QuotaExceededError');
  });
  const { person } = open();
  await person.type(await holder(), 'Mara Lind');
  expect(screen.getByText('Only in this tab: it is lost when you close it')).toBeTruthy();
  expect(screen.queryByText(/Kept on this device/)).toBeNull();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
});

test('what the device keeps asks nothing when the tab is closed', async () => {
  const { person } = open();
  await person.type(await holder(), 'Mara Lind');
  expect(screen.getByText(/^Kept on this device/)).toBeTruthy();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

/** Leaves the form while a file is being sent; the question that is asked then. */
async function leaveWhileSending() {
  holdDraft(aDraft());
  const { held } = holdUploads(exchange);
  const { person } = open({ user: SELLER, path: '/claim-onboarding/ftx?claim=12&step=documents' });
  await question('What proves the claim?');
  await person.upload(area('Account statement'), aFile('second.pdf'));
  await waitFor(() => expect(held).toHaveLength(1));
  await person.click(screen.getByRole('link', { name: 'FTX' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave and continue later?' });
  return { person, dialog };
}

test('who leaves while a file is being sent is told that it stays, and finds it again', async () => {
  const { person, dialog } = await leaveWhileSending();
  expect(dialog.textContent).toContain('Your draft is saved.');
  expect(dialog.textContent).toContain('Files that are not sent yet stay on this device.');
  await person.click(within(dialog).getByRole('button', { name: 'Leave page' }));
  expect(await screen.findByRole('heading', { name: 'The case' })).toBeTruthy();
  window.history.back();
  expect(await fileRow('second.pdf')).toBeTruthy();
});

test('where the browser keeps no files, who leaves is told that they are only in the tab', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { dialog } = await leaveWhileSending();
  expect(dialog.textContent).toContain('Files that are not sent yet are only in this tab');
  expect(dialog.textContent).not.toContain('stay on this device');
});

test('after a fault of the exchange what is typed by then is saved, and not once more what failed', async () => {
  const sent = holdDraft(aDraft());
  exchange.use(
    getCreateMyClaimMockHandler500(aRefusal('internal_error', 'Something broke.'), { once: true }),
  );
  const { person } = open({ user: SELLER });
  const name = await holder();
  await person.clear(name);
  await screen.findByText(/^Not in your account yet/);
  await person.type(name, 'Ida Berg');
  expect(await screen.findByText(/^Saved /)).toBeTruthy();
  expect(sent).toMatchObject([{ holder_name: 'Ida Berg' }]);
});

test('what is typed after an answer was lost is no change of somebody else', async () => {
  holdDraft(aDraft());
  const saved = loseAnAnswer(exchange, '/api/api/my_claims/:id', aDraft());
  const { person } = open({ user: SELLER, path: '/claim-onboarding/ftx?claim=12&step=holder' });
  await person.type(await holder(), ' the');
  await screen.findByText(/^Not in your account yet/);
  await person.type(await holder(), ' Third');
  expect(await screen.findByText(/^Saved /)).toBeTruthy();
  expect(saved).toMatchObject([
    { claim: { holder_name: 'Sofia Marchetti the' } },
    { claim: { holder_name: 'Sofia Marchetti the Third' } },
  ]);
});
