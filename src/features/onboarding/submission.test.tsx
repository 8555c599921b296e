import type { IdentityStatus, MyClaim } from '@generated/model';
import { getGetCaseParametersMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import {
  getGetMyClaimMockHandler200,
  getListMyClaimsMockHandler200,
  getSubmitMyClaimMockHandler200,
  getSubmitMyClaimMockHandler409,
  getSubmitMyClaimMockHandler422,
  getUpdateMyClaimMockHandler409,
  getUploadClaimDocumentMockHandler500,
} from '@generated/msw/my-claims/my-claims.msw';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { keepDraft } from '@/session/kept/claim-drafts';
import { area, fileRow, holdUploads, storeUploads } from '@/testing/claim-documents';
import { aDraft, claimForm, NO_CLAIMS, question, SELLER } from '@/testing/claim-form';
import { mockDeviceDatabase } from '@/testing/browser/device-database';
import { aDocument, aFile } from '@/testing/documents';
import { answered, aRefusal } from '@/testing/exchange';
import { someParameters } from '@/testing/marketplace';

const { exchange, open, holdDraft } = claimForm();
mockDeviceDatabase();

const REVIEW = '/claim-onboarding/ftx?claim=12&step=review';
const STALE = aRefusal('stale_version', 'Somebody else.');
const submitButton = () => screen.findByRole('button', { name: 'Submit for review' });

/** From the step of the documents. */
async function goOnToReview({ person }: ReturnType<typeof open>) {
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await question('What do you want for it?');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await question('Is everything right?');
}

/** The draft is changed elsewhere after the form has read it. */
function changeElsewhere(change: Partial<MyClaim>) {
  exchange.use(
    getSubmitMyClaimMockHandler409(STALE),
    getUpdateMyClaimMockHandler409(STALE),
    getGetMyClaimMockHandler200(aDraft({ lock_version: 9, ...change })),
  );
}

test('a file that did not arrive is sent again before the claim is submitted', async () => {
  holdDraft(aDraft());
  exchange.use(getUploadClaimDocumentMockHandler500(aRefusal('internal_error', 'A fault.')));
  const form = open({
    user: SELLER,
    path: '/claim-onboarding/ftx?claim=12&step=documents',
  });
  const { person } = form;
  await question('What proves the claim?');
  await person.upload(area('Account statement'), aFile('second.pdf'));
  await (await fileRow('second.pdf')).findByText('A fault.');
  await goOnToReview(form);

  expect(await screen.findByText('A document is not in your account')).toBeTruthy();
  expect(screen.getByText(/^second\.pdf: try again/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();

  const uploads = storeUploads(exchange);
  await person.click(screen.getByRole('button', { name: 'Go to the documents' }));
  await person.click(
    (await fileRow('second.pdf')).getByRole('button', { name: 'Try second.pdf again' }),
  );
  await (await fileRow('second.pdf')).findByText('Uploaded');
  expect(uploads).toHaveLength(1);
  await goOnToReview(form);
  expect(await submitButton()).toBeTruthy();
});

test('the submission waits for files that are being sent, and says so', async () => {
  holdDraft(aDraft());
  const asked = vi.fn<() => void>();
  exchange.use(
    getSubmitMyClaimMockHandler200(() => {
      asked();
      return aDraft({ status: 'in_review' });
    }),
  );
  const { held } = holdUploads(exchange);
  const form = open({ user: SELLER, path: '/claim-onboarding/ftx?claim=12&step=documents' });
  const { person } = form;
  await question('What proves the claim?');
  await person.upload(area('Account statement'), [aFile('first.pdf'), aFile('second.pdf')]);
  await waitFor(() => expect(held).toHaveLength(2));
  await goOnToReview(form);

  const submit = await submitButton();
  expect(
    screen.getByText('2 files are being sent; you can submit once they have arrived.'),
  ).toBeTruthy();
  held.find(({ name }) => name === 'first.pdf')?.letGo();
  const reason = await screen.findByText(
    'second.pdf is being sent; you can submit once it has arrived.',
  );
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  expect(submit.getAttribute('aria-describedby')).toBe(reason.id);
  expect(submit.getAttribute('aria-busy')).toBeNull();
  await person.click(submit);
  await answered();
  expect(asked).not.toHaveBeenCalled();

  held.find(({ name }) => name === 'second.pdf')?.letGo();
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull());
  expect(screen.queryByText(/is being sent/)).toBeNull();
  await person.click(submit);
  expect(await screen.findByRole('heading', { name: 'The claim' })).toBeTruthy();
});

test.each<[IdentityStatus, boolean]>([
  ['not_submitted', true],
  ['approved', false],
])(
  'before the submission, who has an identity that is %s reads what it still opens',
  async (identity_status, isTold) => {
    holdDraft(aDraft());
    open({ user: { ...SELLER, identity_status }, path: REVIEW });
    await submitButton();
    const told = screen.queryByText(/You can accept offers once your identity is approved\.$/);
    expect(told !== null).toBe(isTold);
  },
);

test('a price far from the guide is asked about once, also of who goes to the review by the list of steps', async () => {
  holdDraft(
    aDraft({
      ask_percent: '11.85',
      minimum_percent: null,
      answers: { voted_on_plan: true },
      documents: [aDocument({ kind: 'account_statement' })],
    }),
  );
  exchange.use(getSubmitMyClaimMockHandler200(aDraft({ status: 'in_review' })));
  const { person } = open({ user: SELLER, path: REVIEW });
  await person.click(await submitButton());
  await screen.findByRole('alertdialog', { name: 'Ask for 11.85 %?' });
  await person.click(screen.getByRole('button', { name: 'Change it' }));
  expect(await question('What do you want for it?')).toBe(document.activeElement);

  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await person.click(await screen.findByRole('button', { name: 'Ask for 11.85 %' }));
  await person.click(await submitButton());
  expect(await screen.findByRole('heading', { name: 'The claim' })).toBeTruthy();
});

test('a refusal for a document says what to do with it, and the review knows it then', async () => {
  holdDraft(aDraft());
  const unsafe = 'Delete the document that is not safe to open.';
  exchange.use(
    getSubmitMyClaimMockHandler422(() => {
      exchange.use(
        getGetMyClaimMockHandler200(aDraft({ documents: [aDocument({ status: 'rejected' })] })),
      );
      return {
        ...aRefusal('claim_incomplete', 'Please complete the marked fields.'),
        errors: { 'claim.documents': [unsafe] },
      };
    }),
  );
  const { person } = open({ user: SELLER, path: REVIEW });
  await person.click(await submitButton());
  expect((await screen.findByText(unsafe)).closest('[role="alert"]')).toBeTruthy();
  expect(screen.queryByText(/marked fields/)).toBeNull();
  const missing = await screen.findByRole('heading', { name: /Something is missing/ });
  expect(missing.parentElement?.textContent).toContain('Documents: one thing');
});

test('a draft that was changed elsewhere is submitted once the person has chosen a version', async () => {
  holdDraft(aDraft());
  const { person } = open({ user: SELLER, path: REVIEW });
  const submit = await submitButton();
  changeElsewhere({ holder_name: 'Written there' });
  await person.click(submit);
  const title = await screen.findByText('This draft was changed elsewhere');
  await waitFor(() => expect(document.activeElement).toBe(title));
  const called = vi.fn<() => void>();
  const refuse = () => {
    called();
    return STALE;
  };
  exchange.use(getSubmitMyClaimMockHandler409(refuse), getUpdateMyClaimMockHandler409(refuse));
  await person.click(submit);
  expect(document.activeElement).toBe(title);
  await answered();
  expect(called).not.toHaveBeenCalled();
  expect(screen.queryByText(/Please try again/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Take the other version' }));

  const asked = vi.fn<(body: unknown) => void>();
  exchange.use(
    getSubmitMyClaimMockHandler200(async ({ request }) => {
      asked(await request.json());
      return aDraft({ status: 'in_review' });
    }),
  );
  expect(await screen.findByText('Written there')).toBeTruthy();
  await person.click(await submitButton());
  expect(await screen.findByRole('heading', { name: 'The claim' })).toBeTruthy();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ lock_version: 9 });
});

test('who goes back after the submission finds no empty form, and can begin a new claim', async () => {
  holdDraft(aDraft());
  keepDraft(`${SELLER.id}/case-ftx`, {
    caseCode: 'ftx',
    step: 'price',
    claim: { id: 12, lock_version: 4 },
  });
  exchange.use(
    getSubmitMyClaimMockHandler200(aDraft({ status: 'in_review' })),
    getListMyClaimsMockHandler200(NO_CLAIMS),
  );
  const { person } = open({ user: SELLER, path: '/claim-onboarding/ftx?step=price' });
  await question('What do you want for it?');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await person.click(await submitButton());
  await screen.findByRole('heading', { name: 'The claim' });

  window.history.back();
  await screen.findByRole('heading', { name: 'CLM-7K3F9Q was submitted' });
  expect(screen.getByRole('link', { name: 'See the claim' }).getAttribute('href')).toBe(
    '/my-claims/12',
  );
  await person.click(screen.getByRole('button', { name: 'Start a new claim' }));
  expect(await question('Who holds the claim?')).toBeTruthy();
});

test('a draft that was submitted elsewhere leads to the claim', async () => {
  holdDraft(aDraft());
  const { person } = open({ user: SELLER, path: REVIEW });
  const submit = await submitButton();
  changeElsewhere({ status: 'in_review' });
  await person.click(submit);
  const refusal = await screen.findByText('CLM-7K3F9Q cannot be changed any more');
  await person.click(submit);
  expect(document.activeElement).toBe(refusal);
  const link = screen.getByRole('link', { name: 'Look at the claim' });
  expect(link.getAttribute('href')).toBe('/my-claims/12');
  expect(screen.queryByRole('button', { name: 'Take the other version' })).toBeNull();
});

test('the review shows no amount that is not asked for any more', async () => {
  keepDraft('visitor/case-ftx', {
    caseCode: 'ftx',
    step: 'review',
    values: { has_preference_exposure: 'false', preference_exposure_amount: '5000' },
  });
  open({ path: '/claim-onboarding/ftx?step=review' });
  await question('Is everything right?');
  const risks = within(screen.getByRole('region', { name: 'Risks' }));
  expect(risks.getByText('Preference exposure').nextElementSibling?.textContent).toBe('No');
  expect(risks.queryByText(/Received in the 90 days/)).toBeNull();
});

test('each document that is missing counts, in the review as beside it', async () => {
  open({ path: '/claim-onboarding/ftx?step=review' });
  exchange.use(
    getGetCaseParametersMockHandler200(
      someParameters({
        required_document_kinds: ['proof_of_claim', 'account_statement', 'tax_form'],
      }),
    ),
  );
  const missing = await screen.findByRole('heading', { name: /Something is missing/ });
  expect(missing.parentElement?.textContent).toContain('Documents: 3 things');
  expect(screen.getByText('0 of 3')).toBeTruthy();
});

test('a claim that is only scheduled is not asked for a proof of claim', async () => {
  holdDraft(aDraft({ register_status: 'scheduled', documents: [] }));
  exchange.use(
    getGetCaseParametersMockHandler200(
      someParameters({ required_document_kinds: ['proof_of_claim', 'account_statement'] }),
    ),
  );
  open({ user: SELLER, path: '/claim-onboarding/ftx?claim=12&step=documents' });
  await question('What proves the claim?');
  expect(area('Account statement')).toBeTruthy();
  expect(screen.queryByLabelText('Proof of claim')).toBeNull();
  expect(screen.getByText('0 of 1')).toBeTruthy();
});

test('a submission that finds no connection says so until the next press, which sends it again', async () => {
  holdDraft(aDraft());
  const { person } = open({ user: SELLER, path: REVIEW });
  const submit = await submitButton();
  exchange.use(http.post('/api/api/my_claims/:id/submit', () => HttpResponse.error()));
  await person.click(submit);
  expect(await screen.findByText(/^No answer came back\. What you entered/)).toBeTruthy();
  exchange.use(getSubmitMyClaimMockHandler200(aDraft({ status: 'in_review' })));
  await person.click(submit);
  expect(await screen.findByRole('heading', { name: 'The claim' })).toBeTruthy();
});
