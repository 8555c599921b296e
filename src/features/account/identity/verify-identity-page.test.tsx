import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BuyerAccount, IdentityStatus, IdentityVerification, User } from '@generated/model';
import {
  getGetIdentityVerificationMockHandler200,
  getSubmitVerificationMockHandler201,
} from '@generated/msw/account/account.msw';
import { getGetBuyerAccountMockHandler200 } from '@generated/msw/buyer-account/buyer-account.msw';
import {
  getGetDocumentMockHandler200,
  getReadDocumentContentMockHandler200,
  getUploadDocumentMockHandler201,
} from '@generated/msw/documents/documents.msw';
import { useSession } from '@/session/session-store';
import { anApplication } from '@/testing/buyer-account';
import { aDocument, aFile } from '@/testing/documents';
import { mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import VerifyIdentityPage from './verify-identity-page';
// Fetched on demand; read ahead here, so that no test waits for it.
import '@/ui/overlay/preview-dialog';

const exchange = mockExchange();

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('about:blank');
});

interface Opened {
  /** What was begun of an application for a buyer account. */
  account?: BuyerAccount;
  user?: Partial<User>;
}

const aVerification = (status: IdentityVerification['status']): IdentityVerification => ({
  attempt: 1,
  country: 'SE',
  gov_id_document_id: 7,
  personal_photo_document_id: 8,
  status,
  rejection_reason: status === 'pending' ? null : 'The picture is not readable.',
  earlier_reason: null,
  submitted_at: '2026-01-05T09:00:00Z',
  reviewed_at: null,
});

function open(status: IdentityStatus, { account, user = {} }: Opened = {}) {
  useSession.setState({ user: aUser(user), token: 'token', isLoggedIn: true });
  exchange.use(
    getGetIdentityVerificationMockHandler200({ status, verification: aVerification(status) }),
    getGetBuyerAccountMockHandler200({ status: 'none', account: account ?? null }),
  );
  return renderPage(<VerifyIdentityPage />, '/profile-verify-identity');
}

test.each<IdentityStatus>(['pending', 'resubmission_requested', 'rejected'])(
  'the documents of a submission that is %s can be looked at again',
  async (status) => {
    const asked = vi.fn<(id: unknown) => void>();
    exchange.use(
      getGetDocumentMockHandler200(({ params }) => {
        asked(params['id']);
        return aDocument({ id: 8, filename: 'me.png', content_type: 'image/png' });
      }),
      getReadDocumentContentMockHandler200(new Blob(['content'])),
    );
    const { person } = open(status);
    expect(await screen.findByRole('button', { name: 'Preview Identity document' })).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Preview Photo of yourself' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Photo of yourself' }));
    expect(await dialog.findByRole('img', { name: 'Photo of yourself' })).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Download' }).getAttribute('download')).toBe('me.png');
    expect(asked).toHaveBeenCalledExactlyOnceWith('8');
  },
);

test('documents that were refused say why, and whom to write to where no others may be sent', async () => {
  open('rejected');
  expect(await screen.findByText('Our staff wrote: The picture is not readable.')).toBeTruthy();
  const contact = await screen.findByRole('link', { name: 'our staff' });
  expect(contact.getAttribute('href')).toBe('/chat?new');
  expect(contact.parentElement?.textContent).toMatch(
    /write to our staff, who can request other documents\.$/,
  );
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
});

test('documents that were asked for again say why, and the form takes others', async () => {
  open('resubmission_requested');
  expect(await screen.findByText('Our staff wrote: The picture is not readable.')).toBeTruthy();
  expect(
    screen.getByText(/^Until they are approved you can neither accept offers nor bid/),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submit for review' })).toBeTruthy();
});

test('documents that were submitted are being reviewed, and the focus goes on where their form was', async () => {
  const { person } = open('resubmission_requested');
  exchange.use(getUploadDocumentMockHandler201(() => aDocument({ kind: 'gov_id' })));
  for (const field of [/^Passport/, 'Photo of yourself']) {
    await person.upload(await screen.findByLabelText(field), aFile('me.png'));
  }
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
  exchange.use(
    getSubmitVerificationMockHandler201(aVerification('pending')),
    getGetIdentityVerificationMockHandler200({
      status: 'pending',
      verification: aVerification('pending'),
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Submit for review' }));
  const outcome = await screen.findByText('We are reviewing your documents');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(outcome)).toBe(true);
});

test('other documents begin with the country as our staff have corrected it', async () => {
  open('resubmission_requested', { user: { country: 'NO' } });
  const country = await screen.findByLabelText('Country of the document');
  expect(country).toHaveProperty('value', 'NO');
});

test('documents that were approved are done with', async () => {
  open('approved');
  expect(await screen.findByText('Your identity is approved')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Preview/ })).toBeNull();
});

test.each([
  ['complete', [aDocument({ kind: 'tax_form' })], 'It can be submitted now.'],
  ['without its tax form', [], 'It can be submitted once it is complete.'],
])('whoever came from an application that is %s is led back to it', async (_, documents, say) => {
  open('pending', { account: anApplication({ documents }) });
  expect(await screen.findByText(/application .* is not submitted yet/)).toBeTruthy();
  expect(screen.getByText(say)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Continue the application' });
  expect(link.getAttribute('href')).toBe('/apply-buyer-account');
});
