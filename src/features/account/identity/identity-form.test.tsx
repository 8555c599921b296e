import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import {
  getSubmitVerificationMockHandler201,
  getSubmitVerificationMockHandler422,
} from '@generated/msw/account/account.msw';
import {
  getDeleteDocumentMockHandler204,
  getUploadDocumentMockHandler201,
  getUploadDocumentMockHandler415,
  getUploadDocumentMockHandler500,
} from '@generated/msw/documents/documents.msw';
import { queryClient } from '@/api/query-client';
import { useSession } from '@/session/session-store';
import { deleteStored } from '@/testing/pages/delete-stored';
import { mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { IdentityForm } from './identity-form';
// Fetched on demand; read ahead here, so that no test waits for it.
import '@/ui/overlay/preview-dialog';

const exchange = mockExchange();

const GOV_ID = 'Passport, identity card or driver’s license';
const PHOTO = 'Photo of yourself';

function aPicture(name: string) {
  return new File(['picture'], name, { type: 'image/jpeg' });
}

function stored(id: number) {
  return {
    id,
    kind: 'gov_id',
    claim_id: null,
    redacted: false,
    filename: 'passport.jpg',
    content_type: 'image/jpeg',
    byte_size: 7,
    status: 'ready',
    url: '/api/documents/1/content',
    created_at: '2026-01-05T09:00:00Z',
  } as const;
}

/** Documents get the ids 7, 8, 9 … in the order of their uploads. */
function storeUploads() {
  let id = 6;
  exchange.use(getUploadDocumentMockHandler201(() => stored(++id)));
}

const error = (
  code: 'internal_error' | 'unsupported_media_type' | 'document_not_usable' | 'not_found',
  message: string,
) => ({
  message,
  code,
  request_id: 'r-1',
});

test('country and two documents are sent by the ids of their uploads', async () => {
  storeUploads();
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getSubmitVerificationMockHandler201(async ({ request }) => {
      sent(await request.json());
      return {
        attempt: 1,
        country: 'SE',
        gov_id_document_id: 7,
        personal_photo_document_id: 8,
        status: 'pending',
        rejection_reason: null,
        earlier_reason: null,
        submitted_at: '2026-01-05T09:00:00Z',
        reviewed_at: null,
      };
    }),
  );
  const { person } = renderPage(<IdentityForm country={undefined} />);

  await person.selectOptions(screen.getByLabelText('Country of the document'), 'Sweden');
  await person.upload(screen.getByLabelText(GOV_ID), aPicture('passport.jpg'));
  expect(await screen.findByText('Uploaded')).toBeTruthy();
  await person.upload(screen.getByLabelText(PHOTO), aPicture('me.jpg'));
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
  await person.click(screen.getByRole('button', { name: 'Submit for review' }));

  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      country: 'SE',
      gov_id_document_id: 7,
      personal_photo_document_id: 8,
    }),
  );
});

test('a form without documents names what is missing and leads to the first of it', async () => {
  const { person } = renderPage(<IdentityForm country="SE" />);
  await person.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(await screen.findAllByText('Upload this document first.')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText(GOV_ID));
});

test('a file of another type is refused with a sentence and never sent', async () => {
  const { person } = renderPage(<IdentityForm country="SE" />);
  // A drop is not filtered by what the field accepts.
  const field = screen.getByLabelText(GOV_ID);
  field.removeAttribute('accept');
  await person.upload(field, new File(['text'], 'notes.txt', { type: 'text/plain' }));
  expect(
    await screen.findByText('Choose a PDF, JPEG, PNG or WebP file that opens on your device.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Try .* again$/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Remove notes.txt' }));
  expect(screen.queryByText('notes.txt')).toBeNull();
});

test('what the exchange says of the content stands at the file', async () => {
  exchange.use(
    getUploadDocumentMockHandler415(
      error('unsupported_media_type', 'This file is not what its name says.'),
    ),
  );
  const { person } = renderPage(<IdentityForm country="SE" />);
  await person.upload(screen.getByLabelText(PHOTO), aPicture('renamed.jpg'));
  expect(await screen.findByText('This file is not what its name says.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Try .* again$/ })).toBeNull();
});

test('only one file is taken, in whichever way it comes', async () => {
  const { person } = renderPage(<IdentityForm country="SE" />);
  fireEvent.drop(screen.getByLabelText(PHOTO), {
    dataTransfer: { files: [aPicture('me.jpg'), aPicture('again.jpg')] },
  });
  expect(await screen.findByText('Choose one file only.')).toBeTruthy();
  storeUploads();
  await person.upload(screen.getByLabelText(PHOTO), aPicture('me.jpg'));
  expect(await screen.findByText('Uploaded')).toBeTruthy();
  expect(screen.queryByText('Choose one file only.')).toBeNull();
});

test('a document can be looked at before it is submitted', async () => {
  storeUploads();
  const { person } = renderPage(<IdentityForm country="SE" />);
  await person.upload(screen.getByLabelText(GOV_ID), aPicture('passport.jpg'));
  await person.click(await screen.findByRole('button', { name: 'Preview passport.jpg' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'passport.jpg' }));
  expect(await dialog.findByRole('img', { name: 'passport.jpg' })).toBeTruthy();
  await person.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Preview passport.jpg' }));
});

test('an upload that failed is tried again with the same file', async () => {
  storeUploads();
  exchange.use(
    getUploadDocumentMockHandler500(error('internal_error', 'An error occurred.'), { once: true }),
  );
  const { person } = renderPage(<IdentityForm country="SE" />);
  await person.upload(screen.getByLabelText(GOV_ID), aPicture('passport.jpg'));
  await person.click(await screen.findByRole('button', { name: 'Try passport.jpg again' }));
  expect(await screen.findByText('Uploaded')).toBeTruthy();
});

test('a running upload can be cancelled, and another file be chosen', async () => {
  storeUploads();
  let ended = false;
  exchange.use(
    http.post(
      '/api/api/documents',
      async ({ request }) => {
        request.signal.addEventListener('abort', () => (ended = true));
        await delay('infinite');
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  const { person } = renderPage(<IdentityForm country="SE" />);
  await person.upload(screen.getByLabelText(GOV_ID), aPicture('wrong.jpg'));
  expect(await screen.findByRole('progressbar', { name: 'Uploading wrong.jpg' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Cancel wrong.jpg' }));
  await waitFor(() => expect(ended).toBe(true));

  await person.upload(screen.getByLabelText(GOV_ID), aPicture('right.jpg'));
  expect(await screen.findByText('Uploaded')).toBeTruthy();
  expect(screen.queryByText('wrong.jpg')).toBeNull();
});

test('a document that is deleted no longer counts, and its field has the focus', async () => {
  storeUploads();
  const deleted = vi.fn<(id: unknown) => void>();
  exchange.use(getDeleteDocumentMockHandler204(({ params }) => deleted(params['id'])));
  const { person } = renderPage(<IdentityForm country="SE" />);
  await person.upload(screen.getByLabelText(GOV_ID), aPicture('passport.jpg'));
  await deleteStored(person, 'passport.jpg');
  await waitFor(() => expect(deleted).toHaveBeenCalledExactlyOnceWith('7'));
  expect(document.activeElement).toBe(screen.getByLabelText(GOV_ID));

  await person.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(await screen.findAllByText('Upload this document first.')).toHaveLength(2);
});

test('a document that the exchange refuses is named at its field', async () => {
  storeUploads();
  exchange.use(
    getSubmitVerificationMockHandler422({
      ...error(
        'document_not_usable',
        'One of these documents cannot be used. Delete it, or upload it again.',
      ),
      errors: { personal_photo_document_id: ['This document cannot be used.'] },
    }),
  );
  const { person } = renderPage(<IdentityForm country="SE" />);
  await person.upload(screen.getByLabelText(GOV_ID), aPicture('passport.jpg'));
  await person.upload(screen.getByLabelText(PHOTO), aPicture('me.jpg'));
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
  await person.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText('This document cannot be used.')).toBeTruthy();
  expect(
    screen.queryByText('One of these documents cannot be used. Delete it, or upload it again.'),
  ).toBeNull();
  expect(screen.getByLabelText(PHOTO).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText(GOV_ID).getAttribute('aria-invalid')).toBeNull();
});

test('country and documents are there again after a reload; a document that is gone is asked for', async () => {
  storeUploads();
  useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });
  const { person } = renderPage(<IdentityForm country={undefined} />);
  await person.selectOptions(screen.getByLabelText('Country of the document'), 'SE');
  await person.upload(screen.getByLabelText(GOV_ID), aPicture('passport.jpg'));
  await person.upload(screen.getByLabelText(PHOTO), aPicture('me.jpg'));
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));

  cleanup();
  queryClient.clear();
  exchange.use(
    http.get('/api/api/documents/:id', ({ params }) =>
      params['id'] === '7'
        ? HttpResponse.json(stored(7))
        : HttpResponse.json(error('not_found', 'No such record.'), { status: 404 }),
    ),
  );
  renderPage(<IdentityForm country={undefined} />);
  expect(screen.getByLabelText('Country of the document')).toHaveProperty('value', 'SE');
  expect(await screen.findByRole('button', { name: 'Preview passport.jpg' })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(1));
  await person.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(await screen.findAllByText('Upload this document first.')).toHaveLength(1);
});

test('a form that nobody has touched is left without a question', async () => {
  useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });
  const { person } = renderPage(
    <>
      <IdentityForm country={undefined} />
      <Link to="/settings">Settings</Link>
    </>,
    '/profile-verify-identity',
  );
  await person.click(screen.getByRole('link', { name: 'Settings' }));
  expect(window.location.pathname).toBe('/settings');
  expect(sessionStorage.getItem('kept-forms')).toBeNull();
});
