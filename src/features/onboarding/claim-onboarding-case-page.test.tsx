import type { Case, ClaimFields, MyClaim, User } from '@generated/model';
import {
  getGetCaseMockHandler200,
  getGetCaseMockHandler404,
  getGetCaseParametersMockHandler200,
} from '@generated/msw/marketplace/marketplace.msw';
import { getListDocumentsMockHandler200 } from '@generated/msw/documents/documents.msw';
import {
  getCreateMyClaimMockHandler201,
  getGetMyClaimMockHandler200,
  getGetMyClaimMockHandler404,
  getListMyClaimsMockHandler200,
  getSubmitMyClaimMockHandler200,
  getSubmitMyClaimMockHandler422,
  getUpdateMyClaimMockHandler200,
  getUpdateMyClaimMockHandler409,
  getUpdateMyClaimMockHandler500,
} from '@generated/msw/my-claims/my-claims.msw';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { claimFormOf, readClaimForm } from '@/forms/claim/claim-form-values';
import { forgetHeldDrafts, holdDrafts, keepDraft, keptDrafts } from '@/session/claim-drafts';
import { useSession } from '@/session/session-store';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aCase, someParameters } from '@/testing/marketplace';
import { aMyClaim, aMyClaimSummary } from '@/testing/my-claims';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import ClaimOnboardingCasePage from './claim-onboarding-case-page';

const exchange = mockExchange();
const SELLER = aUser({ first_name: 'Mara', last_name: 'Lind', country: 'SE' });
const NO_CLAIMS = { current_page: 1, total_count: 0, my_claims: [] };

beforeEach(() => {
  forgetHeldDrafts();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

interface Opening {
  user?: User;
  item?: Case;
  path?: string;
}

function open({ user, item = aCase(), path = '/claim-onboarding/ftx' }: Opening = {}) {
  if (user) useSession.setState({ user, token: 'token', isLoggedIn: true });
  exchange.use(
    getGetCaseMockHandler200(item),
    getGetCaseParametersMockHandler200(someParameters()),
    getListDocumentsMockHandler200({ current_page: 1, total_count: 0, documents: [] }),
  );
  return renderPage(
    <Routes>
      <Route path="/claim-onboarding/:case_code" element={<ClaimOnboardingCasePage />} />
      <Route path="/my-claims/:id" element={<h1>The claim</h1>} />
      <Route path="/marketplace/:id" element={<h1>The case</h1>} />
      <Route path="/" element={<h1>Registration</h1>} />
    </Routes>,
    path,
  );
}

const aDraft = (differences: Partial<MyClaim> = {}) =>
  aMyClaim({ id: 12, status: 'draft', assets: [], lock_version: 4, ...differences });

/** An exchange that holds one draft, and what was sent to it. */
function holdDraft(begin: MyClaim) {
  let claim = begin;
  const sent: ClaimFields[] = [];
  exchange.use(
    getListMyClaimsMockHandler200(() =>
      sent.length === 0
        ? NO_CLAIMS
        : { current_page: 1, total_count: 1, my_claims: [aMyClaimSummary({ status: 'draft' })] },
    ),
    getCreateMyClaimMockHandler201(async ({ request }) => {
      sent.push(((await request.json()) as { claim: ClaimFields }).claim);
      return claim;
    }),
    getUpdateMyClaimMockHandler200(async ({ request }) => {
      sent.push(((await request.json()) as { claim: ClaimFields }).claim);
      claim = { ...claim, lock_version: claim.lock_version + 1 };
      return claim;
    }),
    getGetMyClaimMockHandler200(() => claim),
  );
  return sent;
}

const holder = () => screen.findByLabelText('Name of the holder');
const question = (name: string) => screen.findByRole('heading', { level: 2, name });

test('a visitor fills in a step, and it is kept on the device with its time', async () => {
  const { person } = open();
  await person.type(await holder(), 'Mara Lind');
  expect(screen.getByText(/^Kept on this device \d+:\d\d/)).toBeTruthy();
  expect(keptDrafts('user')).toMatchObject([
    { name: 'case-ftx', form: { caseCode: 'ftx', values: { holder_name: 'Mara Lind' } } },
  ]);
});

test('a step is not left before what it asks for is there', async () => {
  const { person } = open();
  await holder();
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  const name = await holder();
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(name);
  await person.type(name, 'Mara Lind');
  await person.selectOptions(screen.getByLabelText('Country of the holder'), 'SE');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await question('What is owed?')).toBe(document.activeElement);
});

test('the review names the steps in which something is missing, and asks a visitor to register', async () => {
  const { person } = open({ path: '/claim-onboarding/ftx?step=review' });
  const missing = await screen.findByRole('heading', { name: /Something is missing/ });
  const list = missing.parentElement;
  expect(list?.textContent).toContain('Holder: 2 things');
  expect(list?.textContent).toContain('Risks: one thing');
  expect(list?.textContent).toContain('Documents: one thing');
  await person.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(await screen.findByRole('heading', { name: 'Registration' })).toBeTruthy();
  expect(new URLSearchParams(window.location.search).get('from')).toBe(
    '/claim-onboarding/ftx?step=review',
  );
});

test('a price far from the guide is asked about before it is taken', async () => {
  const { person } = open({ path: '/claim-onboarding/ftx?step=price' });
  await person.type(await screen.findByLabelText('Ask, in percent of face'), '11.85');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Ask for 11.85 %?' });
  await person.click(within(dialog).getByRole('button', { name: 'Change it' }));
  expect(await question('What do you want for it?')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await person.click(await screen.findByRole('button', { name: 'Keep this price' }));
  expect(await question('Is everything right?')).toBeTruthy();
});

test('a seller’s form is saved as a draft of the account, without what is no amount yet', async () => {
  const sent = holdDraft(aDraft());
  const { person } = open({ user: SELLER, path: '/claim-onboarding/ftx?step=amounts' });
  await person.type(await screen.findByLabelText('Face amount, in USD'), '25,0');
  expect(await screen.findByText(/^Saved /, {}, { timeout: 3000 })).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ holder_name: 'Mara Lind', face_amount: null });
  await person.type(screen.getByLabelText('Face amount, in USD'), '00.10');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ face_amount: '25000.1' }), {
    timeout: 3000,
  });
});

test('what a visitor has written becomes a draft of the account after the login', async () => {
  const first = open();
  await first.person.type(await holder(), 'Mara Lind');
  const sent = holdDraft(aDraft());
  useSession.setState({ user: SELLER, token: 'token', isLoggedIn: true });
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 3000 });
  expect(sent[0]).toMatchObject({ holder_name: 'Mara Lind' });
  await waitFor(() =>
    expect(keptDrafts('user')[0]?.form).toMatchObject({
      claim: { id: 12, lock_version: 4 },
      isUnsaved: false,
    }),
  );
});

test('claims that were begun on another device are offered first', async () => {
  exchange.use(
    getListMyClaimsMockHandler200({
      current_page: 1,
      total_count: 1,
      my_claims: [aMyClaimSummary({ id: 12, status: 'draft', face_amount: null })],
    }),
  );
  const { person } = open({ user: SELLER });
  const link = await screen.findByRole('link', { name: 'CLM-7K3F9Q' });
  expect(link.getAttribute('href')).toBe('/my-claims/create?claim=12');
  await person.click(screen.getByRole('button', { name: 'Start a new claim' }));
  expect(await holder()).toHaveProperty('value', 'Mara Lind');
});

test('a draft that was saved elsewhere since is refused, and the person chooses', async () => {
  holdDraft(aDraft());
  const { person } = open({ user: SELLER, path: '/claim-onboarding/ftx?claim=12' });
  const name = await holder();
  exchange.use(getUpdateMyClaimMockHandler409(aRefusal('stale_version', 'Somebody else.')));
  await person.clear(name);
  await person.type(name, 'Written here');
  const theirs = await screen.findByRole(
    'button',
    { name: 'Take the other version' },
    { timeout: 3000 },
  );
  const sent = holdDraft(aDraft({ holder_name: 'Written there', lock_version: 9 }));
  await person.click(theirs);
  await waitFor(() => expect(name).toHaveProperty('value', 'Written there'));
  expect(sent).toEqual([]);
});

test('of a draft with changes on both sides the person says which one counts', async () => {
  holdDraft(aDraft({ holder_name: 'Of the account', lock_version: 9 }));
  keepDraft('user', 'claim-12', {
    caseCode: 'ftx',
    step: 'holder',
    values: { holder_name: 'Of the device' },
    claim: { id: 12, lock_version: 4 },
    isUnsaved: true,
  });
  const { person } = open({ user: SELLER, path: '/claim-onboarding/ftx?claim=12' });
  await person.click(await screen.findByRole('button', { name: /^The one on this device/ }));
  expect(await holder()).toHaveProperty('value', 'Of the device');
});

test('a save that arrived without an answer is no other version', async () => {
  const there = aDraft({ holder_name: 'As it was sent', lock_version: 5 });
  holdDraft(there);
  const form = { ...claimFormOf(there), holder_name: 'As it was sent' };
  keepDraft('user', 'claim-12', {
    caseCode: 'ftx',
    step: 'holder',
    values: { ...form, holder_name: 'As it was typed last' },
    claim: { id: 12, lock_version: 4 },
    isUnsaved: true,
    sent: readClaimForm(form, someParameters(), '2026-11-20').fields,
  });
  open({ user: SELLER, path: '/claim-onboarding/ftx?claim=12' });
  expect(await holder()).toHaveProperty('value', 'As it was typed last');
});

test('a complete claim is handed in, and nothing of it stays on the device', async () => {
  const complete = aDraft({
    face_amount: '250000.1',
    scheduled_amount: '250000.1',
    answers: { kyc_submitted: true },
    documents: [
      {
        id: 43,
        kind: 'proof_of_claim',
        claim_id: 12,
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
  keepDraft('user', 'claim-12', {
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
  expect(keptDrafts('user')).toEqual([]);
});

test('what the exchange misses stands at its field', async () => {
  const complete = aDraft({ answers: { kyc_submitted: true } });
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
  expect(await screen.findByText('Confirm your e-mail address first')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
});

test('a claim that was submitted meanwhile is looked at, not changed, and the device forgets it', async () => {
  holdDraft(aDraft({ status: 'in_review' }));
  keepDraft('user', 'claim-12', {
    caseCode: 'ftx',
    claim: { id: 12, lock_version: 4 },
    isUnsaved: true,
  });
  open({ user: SELLER, path: '/claim-onboarding/ftx?claim=12' });
  const link = await screen.findByRole('link', { name: 'Look at the claim' });
  expect(link.getAttribute('href')).toBe('/my-claims/12');
  expect(keptDrafts('user')).toEqual([]);
});

test('what this device keeps of another account’s claim is not shown', async () => {
  keepDraft('user', 'case-ftx', {
    caseCode: 'ftx',
    values: { holder_name: 'Somebody' },
    claim: { id: 99, lock_version: 1 },
    isUnsaved: true,
  });
  exchange.use(
    getGetMyClaimMockHandler404(aRefusal('not_found', 'No such record.')),
    getListMyClaimsMockHandler200(NO_CLAIMS),
  );
  open({ user: SELLER });
  expect(await holder()).toHaveProperty('value', 'Mara Lind');
  expect(keptDrafts('user')).toEqual([]);
});

test('nothing is handed in before the last change is saved', async () => {
  const complete = aDraft({ answers: { kyc_submitted: true } });
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

test('a draft of an account asks a visitor to log in, and shows nothing of it', async () => {
  keepDraft('user', 'case-ftx', {
    caseCode: 'ftx',
    values: { holder_name: 'Somebody' },
    claim: { id: 12, lock_version: 4 },
    isUnsaved: true,
  });
  const { person } = open();
  const login = await screen.findByRole('link', { name: 'Log in' });
  expect(login.getAttribute('href')).toBe('/login?from=%2Fclaim-onboarding%2Fftx');
  await person.click(screen.getByRole('button', { name: 'Start a new claim' }));
  expect(await holder()).toHaveProperty('value', '');
  expect(keptDrafts('user')).toEqual([]);
});

test('after a session that ended by itself the way leads back through the login', async () => {
  keepDraft('user', 'case-ftx', { caseCode: 'ftx', claim: null, isUnsaved: true });
  const hold = holdDrafts(41);
  window.localStorage.clear();
  hold();
  open();
  expect(await screen.findByText('Your session has ended')).toBeTruthy();
});

test('a paused case takes no claims', async () => {
  open({ item: aCase({ status: 'paused' }) });
  const link = await screen.findByRole('link', { name: 'Pick another case' });
  expect(link.getAttribute('href')).toBe('/claim-onboarding');
});

test('a case that does not exist is not found', async () => {
  open();
  exchange.use(getGetCaseMockHandler404(aRefusal('not_found', 'No such record.')));
  expect(await screen.findByRole('heading', { level: 1, name: 'Case not found' })).toBeTruthy();
});
