import { getGetCurrentUserMockHandler200 } from '@generated/msw/session/session.msw';
import {
  getGetCaseMockHandler404,
  getGetCaseParametersMockHandler200,
} from '@generated/msw/marketplace/marketplace.msw';
import {
  getSubmitMyClaimMockHandler200,
  getSubmitMyClaimMockHandler422,
  getUpdateMyClaimMockHandler500,
} from '@generated/msw/my-claims/my-claims.msw';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepDraft, keptDrafts } from '@/session/kept/claim-drafts';
import { aDraft, claimForm, holder, question, SELLER } from '@/testing/claim-form';
import { aRefusal } from '@/testing/exchange';
import { aCase, aCaseSummary, listCases, someParameters } from '@/testing/marketplace';
import { aUser } from '@/testing/people';

const { exchange, open, holdDraft } = claimForm();

test('a visitor fills in a step, and it is kept on the device with its time', async () => {
  const { person } = open();
  await person.type(await holder(), 'Mara Lind');
  expect(screen.getByText(/^Kept on this device \d+:\d\d/)).toBeTruthy();
  expect(keptDrafts()).toMatchObject([
    {
      name: 'visitor/case-ftx',
      form: { caseCode: 'ftx', caseName: 'FTX', values: { holder_name: 'Mara Lind' } },
    },
  ]);
});

test('a step is not left before what it asks for is there', async () => {
  const { person } = open();
  await holder();
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  const name = await holder();
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  const individual = screen.getByLabelText('Individual');
  expect(document.activeElement).toBe(individual);
  await person.click(individual);
  await person.type(name, 'Mara Lind');
  await person.selectOptions(screen.getByLabelText('Country of the holder'), 'SE');
  const bought = screen.getByRole('radiogroup', { name: /acquire the claim by transfer/ });
  await person.click(within(bought).getByLabelText('No'));
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await question('What is owed?')).toBe(document.activeElement);
});

test('the review names the steps in which something is missing, and asks a visitor to register', async () => {
  const { person } = open({ path: '/claim-onboarding/ftx?step=review' });
  const missing = await screen.findByRole('heading', { name: /Something is missing/ });
  const list = missing.parentElement;
  expect(list?.textContent).toContain('Holder: 4 things');
  expect(list?.textContent).toContain('Register: 3 things');
  expect(list?.textContent).toContain('Risks: 7 things');
  expect(list?.textContent).toContain('Documents: one thing');
  await person.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(await screen.findByRole('heading', { name: 'Registration' })).toBeTruthy();
  expect(new URLSearchParams(window.location.search).get('from')).toBe(
    '/claim-onboarding/ftx?step=review',
  );
});

test('no legal fact is answered before the person has, and each has to be', async () => {
  const { person } = open({ path: '/claim-onboarding/ftx?step=risks' });
  await question('What should a buyer know?');
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.filter(({ checked }) => checked)).toEqual([]);

  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.getAllByText('This is required.')).toHaveLength(7));
  for (const group of screen.getAllByRole('radiogroup')) {
    await person.click(within(group).getByLabelText('No'));
  }
  const received = screen.getByRole('radiogroup', { name: /in the 90 days before the petition/ });
  await person.click(within(received).getByLabelText('Yes'));
  await person.type(screen.getByLabelText('Received in those 90 days, in USD'), '5000');
  await person.click(screen.getByRole('button', { name: 'Continue' }));

  expect(await question('What proves the claim?')).toBeTruthy();
  expect(keptDrafts()).toMatchObject([
    { form: { values: { has_loan: 'false', has_preference_exposure: 'true' } } },
  ]);
});

test('a question that asks how many takes whole numbers from its least one on', async () => {
  const { person } = open({ path: '/claim-onboarding/ftx?step=risks' });
  exchange.use(
    getGetCaseParametersMockHandler200(
      someParameters({
        questions: [
          {
            key: 'accounts',
            label: 'How many accounts?',
            type: 'number',
            is_whole: true,
            minimum: 1,
            required: true,
          },
        ],
      }),
    ),
  );
  const accounts = await screen.findByLabelText<HTMLInputElement>('How many accounts?');
  expect(accounts.inputMode).toBe('numeric');
  await person.type(accounts, '1.5');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Enter a whole number of 1 or more.')).toBeTruthy();
  await person.clear(accounts);
  await person.type(accounts, '2');
  await waitFor(() => expect(screen.queryByText('Enter a whole number of 1 or more.')).toBeNull());
});

test('what an earlier form had chosen by itself stands in the draft that the device has kept', async () => {
  const before = { register_status: 'filed', priority: 'general_unsecured' };
  keepDraft('visitor/case-ftx', { caseCode: 'ftx', step: 'register', values: before });
  open({ path: '/claim-onboarding/ftx?step=register' });
  expect(await screen.findByLabelText('Status in the register')).toHaveProperty('value', 'filed');
  expect(screen.getByLabelText('Priority')).toHaveProperty('value', 'general_unsecured');
  expect(screen.getByLabelText(/^Has the estate/)).toHaveProperty('value', '');
});

test('a price far from the guide is asked about before it is taken', async () => {
  const { person } = open({ path: '/claim-onboarding/ftx?step=price' });
  await person.type(await screen.findByLabelText('Ask, in percent of face'), '11.85');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Ask for 11.85 %?' });
  await person.click(within(dialog).getByRole('button', { name: 'Change it' }));
  expect(await question('What do you want for it?')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await person.click(await screen.findByRole('button', { name: 'Ask for 11.85 %' }));
  expect(await question('Is everything right?')).toBeTruthy();
});

test('a complete claim is submitted, and nothing of it stays on the device', async () => {
  const complete = aDraft({
    face_amount: '250000.1',
    scheduled_amount: '250000.1',
    answers: { voted_on_plan: true },
    documents: [
      {
        id: 43,
        kind: 'account_statement',
        claim_id: 12,
        redacted: false,
        filename: 'proof.pdf',
        content_type: 'application/pdf',
        byte_size: 1000,
        status: 'ready',
        url: '/api/api/documents/43/content?expires=1&signature=x',
        created_at: '2026-11-18T07:58:00.000Z',
      },
    ],
  });
  holdDraft(complete);
  keepDraft('41/claim-12', {
    caseCode: 'ftx',
    claim: { id: 12, lock_version: 4 },
    isUnsaved: false,
  });
  const asked = vi.fn<(body: unknown) => void>();
  exchange.use(
    getSubmitMyClaimMockHandler200(async ({ request }) => {
      asked(await request.json());
      return { ...complete, status: 'in_review' };
    }),
  );
  const { person } = open({ user: SELLER, path: '/claim-onboarding/ftx?claim=12&step=review' });
  await person.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByRole('heading', { name: 'The claim' })).toBeTruthy();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ lock_version: 4 });
  expect(keptDrafts()).toEqual([]);
});

test('what the exchange misses stands at its field', async () => {
  const complete = aDraft({ answers: { voted_on_plan: true } });
  holdDraft(complete);
  const parameters = someParameters({ required_document_kinds: [] });
  exchange.use(
    getSubmitMyClaimMockHandler422({
      ...aRefusal('claim_incomplete', 'Something is missing.'),
      errors: { 'claim.holder_name': ['This name is not known.'] },
    }),
  );
  const { person } = open({ user: SELLER, path: '/claim-onboarding/ftx?claim=12&step=review' });
  exchange.use(getGetCaseParametersMockHandler200(parameters));
  await person.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText('Something is missing.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Edit Holder' }));
  expect(await screen.findByText('This name is not known.')).toBeTruthy();
});

test('an account that is not confirmed is asked to do so before the submission', async () => {
  holdDraft(aDraft());
  open({
    user: aUser({ status: 'pending' }),
    path: '/claim-onboarding/ftx?claim=12&step=review',
  });
  expect(await screen.findByText('Confirm your email address first')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
});

test('whoever says that the address is confirmed is told where it is not, and may submit where it is', async () => {
  holdDraft(aDraft());
  const user = aUser({ status: 'pending' });
  const { person } = open({ user, path: '/claim-onboarding/ftx?claim=12&step=review' });
  const confirmed = await screen.findByRole('button', { name: 'I have confirmed it' });
  exchange.use(getGetCurrentUserMockHandler200(user));
  await person.click(confirmed);
  expect(await screen.findByText(/^Your email address is not confirmed yet\./)).toBeTruthy();

  exchange.use(getGetCurrentUserMockHandler200(SELLER));
  await person.click(confirmed);
  expect(await screen.findByRole('button', { name: 'Submit for review' })).toBeTruthy();
});

test('a claim of another case than the one of the address is led to the form of its own', async () => {
  const draft = aDraft();
  holdDraft({ ...draft, case: { ...draft.case, id: 2, case_code: 'celsius' } });
  open({ user: SELLER, path: '/claim-onboarding/ftx?claim=12&step=review' });
  const entries = window.history.length;
  await waitFor(() => expect(window.location.search).toBe('?claim=12'));
  expect(window.location.pathname).toBe('/my-claims/create');
  expect(window.history).toHaveLength(entries);
});

test('nothing is submitted before the last change is saved', async () => {
  const complete = aDraft({ answers: { voted_on_plan: true } });
  holdDraft(complete);
  const { person } = open({
    user: SELLER,
    path: '/claim-onboarding/ftx?claim=12&step=price',
  });
  exchange.use(getGetCaseParametersMockHandler200(someParameters({ required_document_kinds: [] })));
  const description = await screen.findByLabelText('Description');
  exchange.use(getUpdateMyClaimMockHandler500(aRefusal('internal_error', 'A fault.')));
  await person.type(description, 'New words');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await person.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText(/Your last changes are not saved/)).toBeTruthy();
});

test('of two drafts of a case that only this device has, the one that is pressed is continued', async () => {
  const draftOf = (holder_name: string) => ({
    caseCode: 'ftx',
    caseName: 'FTX',
    values: { holder_name },
    claim: null,
    isUnsaved: true,
  });
  keepDraft('41/case-ftx', draftOf('The first'), new Date('2026-11-18T09:00:00Z'));
  keepDraft('41/case-ftx-2', draftOf('The second'), new Date('2026-11-19T09:00:00Z'));
  holdDraft(aDraft());
  exchange.use(listCases(aCaseSummary()));
  const { person } = open({ user: SELLER, path: '/claim-onboarding' });
  const links = await screen.findAllByRole('link', { name: 'Continue the claim against FTX' });
  expect(links).toHaveLength(2);
  for (const older of links.slice(1)) await person.click(older);
  expect(await holder()).toHaveProperty('value', 'The first');
});

test('a paused case takes no claims', async () => {
  open({ item: aCase({ status: 'paused' }) });
  const link = await screen.findByRole('link', { name: 'Pick another case' });
  expect(link.getAttribute('href')).toBe('/claim-onboarding');
});

test('who has a draft of a closed case reads on its last step that nothing waits for it', async () => {
  holdDraft(aDraft());
  open({
    user: SELLER,
    item: aCase({ status: 'closed' }),
    path: '/claim-onboarding/ftx?claim=12&step=review',
  });
  await question('Is everything right?');
  expect(screen.getByText(/^This case is closed.* Your draft is kept\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
});

test('a case that does not exist is not found', async () => {
  open();
  exchange.use(getGetCaseMockHandler404(aRefusal('not_found', 'No such record.')));
  expect(await screen.findByRole('heading', { level: 1, name: 'Case not found' })).toBeTruthy();
});
