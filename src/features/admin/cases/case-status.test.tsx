import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getCloseCaseMockHandler409,
  getPauseCaseMockHandler200,
  getReopenCaseMockHandler200,
} from '@generated/msw/admin-cases/admin-cases.msw';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { openAdminCase } from '@/testing/pages/admin-case-page';
import { questionNamed } from '@/testing/pages/admin-claim-page';

const exchange = mockExchange();

const acts = () =>
  screen.queryAllByRole('button', { name: /case$/ }).map(({ textContent }) => textContent);
const newClaims = () => screen.getByText('New claims').parentElement?.textContent;

test('a case is paused with a reason, and can then be reopened without one', async () => {
  const { person, sent, become } = await openAdminCase(exchange);
  exchange.use(
    getPauseCaseMockHandler200(become({ status: 'paused', lock_version: 4 })),
    getReopenCaseMockHandler200(become({ status: 'active', lock_version: 5 })),
  );
  expect(acts()).toEqual(['Pause case', 'Close case']);
  await person.click(screen.getByRole('button', { name: 'Pause case' }));
  const question = await questionNamed('Pause FTX?');
  expect(question.getByText(/Claims that are listed stay on the market/)).toBeTruthy();
  await person.type(question.getByLabelText('Reason'), 'The court has stayed transfers.');
  await person.click(question.getByRole('button', { name: 'Pause case' }));

  expect(await screen.findByRole('button', { name: 'Reopen case' })).toBeTruthy();
  expect(newClaims()).toBe('New claimsPaused');
  expect(acts()).toEqual(['Reopen case', 'Close case']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await person.click(screen.getByRole('button', { name: 'Reopen case' }));
  const again = await questionNamed('Reopen FTX?');
  await person.click(again.getByRole('button', { name: 'Reopen case' }));
  expect(await screen.findByRole('button', { name: 'Pause case' })).toBeTruthy();
  expect(sent.mock.calls).toEqual([
    [{ reason: 'The court has stayed transfers.', lock_version: 3 }],
    [{ lock_version: 4 }],
  ]);
});

test('nothing is left to do with a case that is closed', async () => {
  await openAdminCase(exchange, { status: 'closed' });
  expect(newClaims()).toBe('New claimsClosed');
  expect(acts()).toEqual([]);
});

test('a close that a colleague was faster than is not done, and what was written is kept', async () => {
  const { person } = await openAdminCase(exchange);
  exchange.use(getCloseCaseMockHandler409(aRefusal('stale_version', 'Somebody else changed it.')));
  await person.click(screen.getByRole('button', { name: 'Close case' }));
  const question = await questionNamed('Close FTX for good?');
  await person.type(question.getByLabelText('Reason'), 'The last distribution is made.');
  await person.click(question.getByRole('button', { name: 'Close case' }));
  expect(await screen.findByText(/This was changed in the meantime/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Close case' }));
  const again = await questionNamed('Close FTX for good?');
  expect(again.getByDisplayValue('The last distribution is made.')).toBeTruthy();
});
