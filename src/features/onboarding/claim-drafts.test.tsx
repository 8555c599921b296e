import {
  getGetMyClaimMockHandler200,
  getGetMyClaimMockHandler404,
  getListMyClaimsMockHandler200,
  getUpdateMyClaimMockHandler409,
} from '@generated/msw/my-claims/my-claims.msw';
import type { User } from '@generated/model';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import * as announce from '@/api/announce';
import { claimFormOf, readClaimForm } from '@/claims/form/claim-form-values';
import { holdDrafts, keepDraft, keptDrafts } from '@/session/kept/claim-drafts';
import { adoptDrafts } from '@/session/kept/drafts-of-visitor';
import { logout } from '@/session/session';
import { useSession } from '@/session/session-store';
import { aDraft, claimForm, holder, NO_CLAIMS, question, SELLER } from '@/testing/claim-form';
import { aRefusal } from '@/testing/exchange';
import { someParameters } from '@/testing/marketplace';
import { renderPage } from '@/testing/render-page';
import CreateMyClaimPage from './create-my-claim-page';
import { aMyClaimSummary } from '@/testing/my-claims';
import { holdTime, passTime } from '@/testing/pass-time';
import { aUser } from '@/testing/people';

const OTHER = aUser({ id: 42, first_name: 'Ola', last_name: 'Berg', email: 'ola@example.com' });

const { exchange, open, holdDraft } = claimForm();

test('a seller’s form is saved as a draft of the account, without what is no amount yet', async () => {
  const sent = holdDraft(aDraft());
  const { person } = open({ user: SELLER, path: '/claim-onboarding/ftx?step=amounts' });
  await person.type(await screen.findByLabelText('Face amount, in USD'), '25,0');
  expect(await screen.findByText(/^Saved /)).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ holder_name: 'Mara Lind' });
  expect(sent.at(-1)).not.toHaveProperty('face_amount');
  await person.type(screen.getByLabelText('Face amount, in USD'), '00.10');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ face_amount: '25000.1' }));
});

test('a field that is wrong keeps no other from the account, and stays on the device', async () => {
  const sent = holdDraft(aDraft());
  const { person } = open({ user: SELLER, path: '/claim-onboarding/ftx?step=register' });
  await person.type(await screen.findByLabelText('Filed on'), '2099-01-01');
  await person.type(screen.getByLabelText('Schedule number'), '6850302');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ schedule_number: '6850302' }));
  expect(sent.at(-1)).not.toHaveProperty('filed_on');
  expect(screen.queryByText('Not saved in your account')).toBeNull();
  expect(await screen.findByText('This day is in the future.')).toBeTruthy();
  await waitFor(() =>
    expect(keptDrafts()[0]?.form).toMatchObject({
      values: { filed_on: '2099-01-01' },
      isUnsaved: true,
    }),
  );
});

test('what a visitor has written becomes a draft of the account that its page has led to', async () => {
  const first = open();
  await first.person.type(await holder(), 'Mara Lind');
  const sent = holdDraft(aDraft());
  await adoptDrafts(SELLER, '/claim-onboarding/ftx?step=review');
  useSession.setState({ user: SELLER, token: 'token', isLoggedIn: true });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ holder_name: 'Mara Lind' });
  await waitFor(() =>
    expect(keptDrafts()[0]?.form).toMatchObject({
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
  holdTime();
  holdDraft(aDraft());
  const { person } = open({ user: SELLER, path: '/claim-onboarding/ftx?claim=12&step=holder' });
  const name = await holder();
  exchange.use(getUpdateMyClaimMockHandler409(aRefusal('stale_version', 'Somebody else.')));
  await person.clear(name);
  await person.type(name, 'Written here');
  const theirs = await screen.findByRole('button', { name: 'Take the other version' });
  const sent = holdDraft(aDraft({ holder_name: 'Written there', lock_version: 9 }));
  await person.click(theirs);
  await waitFor(() => expect(name).toHaveProperty('value', 'Written there'));
  await passTime(2000);
  expect(sent).toEqual([]);
});

test('of a draft with changes on both sides the person says which one counts', async () => {
  holdDraft(aDraft({ holder_name: 'Of the account', lock_version: 9 }));
  keepDraft('41/claim-12', {
    caseCode: 'ftx',
    step: 'holder',
    values: { holder_name: 'Of the device' },
    claim: { id: 12, lock_version: 4 },
    isUnsaved: true,
  });
  const { person } = open({ user: SELLER, path: '/claim-onboarding/ftx?claim=12' });
  expect(await screen.findByText(/^In your account: changed .*20\d\d/)).toBeTruthy();
  expect(screen.getByText(/^On this device: changed .*20\d\d/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take the account’s' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Keep this device’s' }));
  expect(await holder()).toHaveProperty('value', 'Of the device');
});

test('a save that arrived without an answer is no other version', async () => {
  const there = aDraft({ holder_name: 'As it was sent', lock_version: 5 });
  holdDraft(there);
  const form = { ...claimFormOf(there), holder_name: 'As it was sent' };
  keepDraft('41/claim-12', {
    caseCode: 'ftx',
    step: 'holder',
    values: { ...form, holder_name: 'As it was typed last' },
    claim: { id: 12, lock_version: 4 },
    isUnsaved: true,
    sent: readClaimForm(form, someParameters(), { petition_date: null, today: '2026-11-20' })
      .fields,
  });
  open({ user: SELLER, path: '/claim-onboarding/ftx?claim=12' });
  expect(await holder()).toHaveProperty('value', 'As it was typed last');
});

test('a claim that was submitted meanwhile is looked at, not changed, and the device forgets it', async () => {
  holdDraft(aDraft({ status: 'in_review' }));
  keepDraft('41/claim-12', {
    caseCode: 'ftx',
    claim: { id: 12, lock_version: 4 },
    isUnsaved: true,
  });
  open({ user: SELLER, path: '/claim-onboarding/ftx?claim=12' });
  const link = await screen.findByRole('link', { name: 'Look at the claim' });
  expect(link.getAttribute('href')).toBe('/my-claims/12');
  expect(keptDrafts()).toEqual([]);
});

test('what a visitor has written is nobody’s who logs in elsewhere', async () => {
  holdTime();
  const first = open();
  await first.person.type(await holder(), 'Mara Lind');
  const sent = holdDraft(aDraft());
  await adoptDrafts(OTHER, null);
  useSession.setState({ user: OTHER, token: 'token', isLoggedIn: true });
  await waitFor(() =>
    expect(screen.getByLabelText('Name of the holder')).toHaveProperty('value', 'Ola Berg'),
  );
  await passTime(2000);
  expect(sent).toEqual([]);
  expect(keptDrafts()).toEqual([]);
  expect(keptDrafts('visitor')).toHaveLength(1);
});

test('a draft whose session was lost is not shown to the next person, and is found again by its own', async () => {
  keepDraft('41/case-ftx', {
    caseCode: 'ftx',
    values: { holder_name: 'As Mara typed it' },
    claim: null,
    isUnsaved: true,
  });
  const sent = holdDraft(aDraft());
  open({ user: OTHER });
  expect(await holder()).toHaveProperty('value', 'Ola Berg');
  act(logout);
  act(() => useSession.setState({ user: SELLER, token: 'token', isLoggedIn: true }));
  await waitFor(() =>
    expect(screen.getByLabelText('Name of the holder')).toHaveProperty('value', 'As Mara typed it'),
  );
  // What the next person had before them is not saved either: a page that is left saves what waits.
  await waitFor(() => expect(sent).toMatchObject([{ holder_name: 'As Mara typed it' }]));
});

test('a draft of a claim that the account does not have any more is given up', async () => {
  keepDraft('41/case-ftx', {
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
  expect(keptDrafts()).toEqual([]);
});

test('a kept draft of a claim that is gone is offered once more at most', async () => {
  keepDraft('41/case-ftx', {
    caseCode: 'ftx',
    values: {},
    claim: { id: 99, lock_version: 1 },
  });
  exchange.use(getGetMyClaimMockHandler404(aRefusal('not_found', 'No such record.')));
  useSession.setState({ user: SELLER, token: 'token', isLoggedIn: true });
  renderPage(<CreateMyClaimPage />, '/my-claims/create?claim=99');
  expect(await screen.findByText('Claim not found')).toBeTruthy();
  await waitFor(() => expect(keptDrafts()).toEqual([]));
});

test('a draft that was withdrawn elsewhere waits on the device until it is a draft again', async () => {
  const kept = { caseCode: 'ftx', values: {}, claim: { id: 7, lock_version: 1 }, isUnsaved: true };
  keepDraft('41/case-ftx', kept);
  exchange.use(getGetMyClaimMockHandler200(aDraft({ status: 'withdrawn', lock_version: 2 })));
  open({ user: SELLER, path: '/claim-onboarding/ftx?claim=7' });
  expect(await screen.findByText('CLM-7K3F9Q cannot be changed now')).toBeTruthy();
  expect(screen.getByText(/is made a draft first, on its page/)).toBeTruthy();
  expect(keptDrafts()).toHaveLength(1);
});

test('a second claim of the same case is begun beside the one that is kept', async () => {
  const first = {
    caseCode: 'ftx',
    values: { holder_name: 'Somebody' },
    claim: { id: 12, lock_version: 4 },
    isUnsaved: false,
  };
  keepDraft('41/case-ftx', first);
  const sent = holdDraft(aDraft({ id: 13 }));
  exchange.use(getGetMyClaimMockHandler200(aDraft({ holder_name: 'Somebody' })));
  const { person } = open({ user: SELLER });
  expect(await holder()).toHaveProperty('value', 'Somebody');
  await person.click(screen.getByRole('button', { name: 'Start a new claim' }));
  expect(await holder()).toHaveProperty('value', 'Mara Lind');
  await person.type(await holder(), ' again');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ holder_name: 'Mara Lind again' }));
  await waitFor(() =>
    expect(keptDrafts().map(({ name, form }) => [name, form])).toMatchObject([
      ['41/case-ftx-2', { claim: { id: 13 } }],
      ['41/case-ftx', first],
    ]),
  );
});

test.each<[who: string, user: User | undefined]>([
  ['a seller', SELLER],
  ['a visitor', undefined],
])('a new claim of %s begins with its first step, whichever the address names', async (_, user) => {
  const claim = { id: 12, lock_version: 4 };
  keepDraft('41/case-ftx', { caseCode: 'ftx', values: {}, claim });
  holdDraft(aDraft());
  const { person } = open({ ...(user && { user }), path: '/claim-onboarding/ftx?step=review' });
  await person.click(await screen.findByRole('button', { name: 'Start a new claim' }));
  expect(await question('Who holds the claim?')).toBeTruthy();
  expect(window.location.search).toBe('');
});

test('a draft of an account asks a visitor to log in, shows nothing of it and stays', async () => {
  keepDraft('41/case-ftx', {
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
  await person.type(await holder(), 'A visitor');
  expect(keptDrafts(41)[0]?.form).toMatchObject({ values: { holder_name: 'Somebody' } });
});

test('an exchange that fails throws nobody off the form', async () => {
  holdDraft(aDraft());
  const { person } = open({ user: SELLER, path: '/claim-onboarding/ftx?claim=12&step=holder' });
  exchange.use(
    http.put('/api/api/my_claims/:id', () =>
      HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }),
    ),
  );
  const thrown = vi.spyOn(announce, 'goToLoginWithMessage').mockImplementation(() => undefined);
  await person.type(await holder(), ' the Third');
  expect(await screen.findByText(/^Not in your account yet/)).toBeTruthy();
  expect(thrown).not.toHaveBeenCalled();
});

test('after a session that ended by itself the way leads back through the login', async () => {
  keepDraft('41/case-ftx', { caseCode: 'ftx', claim: null, isUnsaved: true });
  const hold = holdDrafts(41);
  window.localStorage.clear();
  hold();
  open();
  expect(await screen.findByText('Your session has ended')).toBeTruthy();
});
