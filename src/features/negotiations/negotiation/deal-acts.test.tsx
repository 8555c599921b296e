import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  getCancelNegotiationMockHandler200,
  getConfirmDiligenceMockHandler200,
  getConfirmDiligenceMockHandler422,
  getGetAssignmentMockHandler200,
} from '@generated/msw/negotiations/negotiations.msw';
import { useSession } from '@/session/session-store';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { anAssignment } from '@/testing/assignments';
import { aNegotiation, aSellersNegotiation } from '@/testing/negotiations';
import { isNowSaid, openNegotiation, press } from '@/testing/pages/negotiation-page';
import { region } from '@/testing/region';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import '@/acts/act-dialog';
import './agreement/assignment-dialog';

const exchange = mockExchange();

test('the buyer ends the examination after a question, in the version that is shown', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { person, become, sent } = await openNegotiation(exchange, aNegotiation());
  const signing = aNegotiation({ status: 'signing', awaiting: 'both', lock_version: 3 });
  exchange.use(getConfirmDiligenceMockHandler200(become(signing)));
  await person.click(press('End the examination'));
  const question = within(await screen.findByRole('alertdialog', { name: 'End the examination?' }));
  expect(question.getByRole('button', { name: 'Not yet' })).toBeTruthy();
  await person.click(question.getByRole('button', { name: 'End the examination' }));
  await isNowSaid(/Sign the assignment agreement/);
  // What has come of it stands there.
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0 });
  expect(sent).toHaveBeenCalledExactlyOnceWith({ lock_version: 2 });
  expect(press('Read and sign')).toBeTruthy();
});

test('an administrator who acts for the buyer moves nothing, and reads the agreement', async () => {
  const signing = aNegotiation({ status: 'signing', awaiting: 'both' });
  const { person } = await openNegotiation(exchange, signing);
  useSession.setState({ user: aUser({ impersonator: { id: 1, name: 'Ada Whitlock' } }) });
  exchange.use(getGetAssignmentMockHandler200(anAssignment()));
  expect(await screen.findByText(/^Only .* can do this\.$/)).toBeTruthy();
  for (const name of ['Read and sign', 'Cancel the sale'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await person.click(press('Read the agreement'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(anAssignment().hash)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Sign/ })).toBeNull();
});

test('a refusal is said in the question, which stays', async () => {
  const { person } = await openNegotiation(exchange, aNegotiation());
  exchange.use(
    getConfirmDiligenceMockHandler422(
      aRefusal('transition_not_allowed', 'This is not possible at this stage.'),
    ),
  );
  await person.click(press('End the examination'));
  const question = within(await screen.findByRole('alertdialog', { name: 'End the examination?' }));
  await person.click(question.getByRole('button', { name: 'End the examination' }));
  expect(await question.findByText('This is not possible at this stage.')).toBeTruthy();
});

test('a side cancels with a reason that the other one reads, and is told what becomes of the claim', async () => {
  const { person, become, sent } = await openNegotiation(exchange, aSellersNegotiation());
  exchange.use(
    getCancelNegotiationMockHandler200(
      become(
        aSellersNegotiation({
          status: 'cancelled',
          awaiting: 'none',
          due_at: null,
          cancelled_by: 'seller',
          cancel_reason: 'The estate has paid me.',
        }),
      ),
    ),
  );
  await person.click(press('Cancel the sale'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel NEG-4Q8W2H?' }));
  expect(question.getByText(/your claim is open to all buyers again/)).toBeTruthy();
  await person.click(question.getByRole('button', { name: 'Cancel the sale' }));
  expect(question.getByText('Give a reason.')).toBeTruthy();
  await person.type(question.getByLabelText(/Reason/), 'The estate has paid me.');
  await person.click(question.getByRole('button', { name: 'Cancel the sale' }));
  await isNowSaid(/Cancelled by you/);
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    reason: 'The estate has paid me.',
    lock_version: 2,
  });
  expect(region('What happens now').getByText('The estate has paid me.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to your claim' }).getAttribute('href')).toBe(
    '/my-claims/77',
  );
});
