import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { IdentityVerificationInput } from '@generated/model';
import { identityVerificationInputAsks } from '@generated/asks';
import { SubmitVerificationBody } from '@generated/zod/account/account';
import {
  getDeleteDocumentMockHandler204,
  getGetDocumentMockHandler404,
  getUploadDocumentMockHandler201,
} from '@generated/msw/documents/documents.msw';
import { ContractForm } from '@/forms/contract-form';
import { useContractForm } from '@/forms/use-contract-form';
import { aDocument, aFile } from '@/testing/documents';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { holdTime, passTimeUntil } from '@/testing/pass-time';
import { renderPage } from '@/testing/render-page';
import { watchUploads } from '@/testing/whole-upload';
import { DocumentField } from './document-field';

const exchange = mockExchange();

const sent = vi.fn<(values: IdentityVerificationInput) => void>();

beforeEach(() => sent.mockClear());

/** @param documentId what was uploaded before the page was loaded; 0 for nothing. */
function Form({ documentId }: { documentId: number }) {
  const form = useContractForm<IdentityVerificationInput>(SubmitVerificationBody, {
    asks: identityVerificationInputAsks,
    defaultValues: {
      country: 'SE',
      gov_id_document_id: documentId,
      personal_photo_document_id: 8,
    },
  });
  return (
    <ContractForm
      form={form}
      onSubmit={async (values) => sent(values)}
      submitLabel="Send"
      warnOnLeave={false}
    >
      <DocumentField<IdentityVerificationInput>
        name="gov_id_document_id"
        label="Passport"
        kind="gov_id"
      />
    </ContractForm>
  );
}

test('a lost connection takes no document from a form', async () => {
  holdTime();
  let isLost = true;
  exchange.use(
    http.get('/api/api/documents/:id', () =>
      isLost ? HttpResponse.error() : HttpResponse.json(aDocument({ id: 7, filename: 'me.pdf' })),
    ),
  );
  const { person } = renderPage(<Form documentId={7} />);
  await passTimeUntil(() => screen.getByText('Your document could not be shown'));
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ gov_id_document_id: 7 }),
    ),
  );
  expect(screen.queryByText(/problem connecting/)).toBeNull();

  isLost = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('me.pdf')).toBeTruthy();
});

test('too many requests take no document from a form', async () => {
  exchange.use(
    http.get('/api/api/documents/:id', () =>
      HttpResponse.json(aRefusal('rate_limited', 'Too many attempts.'), { status: 429 }),
    ),
  );
  const { person } = renderPage(<Form documentId={7} />);
  expect(await screen.findByText('Your document could not be shown')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test('a document that is gone is asked for', async () => {
  exchange.use(getGetDocumentMockHandler404(aRefusal('not_found', 'No such record.')));
  const { person } = renderPage(<Form documentId={7} />);
  await waitFor(() => expect(screen.getByLabelText('Passport')).toHaveProperty('disabled', false));
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Upload this document first.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test('a file cancelled when all of it is sent is deleted again, and never the form’s', async () => {
  let letGo: (() => void) | undefined;
  const deleted = vi.fn<(id: unknown) => void>();
  exchange.use(
    getUploadDocumentMockHandler201(async () => {
      await new Promise<void>((resolve) => (letGo = resolve));
      return aDocument({ id: 9, filename: 'wrong.png' });
    }),
    getDeleteDocumentMockHandler204(({ params }) => deleted(params['id'])),
  );
  const uploads = watchUploads();
  const { person } = renderPage(<Form documentId={0} />);
  await person.upload(screen.getByLabelText('Passport'), aFile('wrong.png'));
  await waitFor(() => expect(letGo).toBeTruthy());
  uploads.progress(7, 7);
  await person.click(screen.getByRole('button', { name: 'Cancel wrong.png' }));
  letGo?.();
  await waitFor(() => expect(deleted).toHaveBeenCalledExactlyOnceWith('9'));
  expect(screen.queryByText('wrong.png')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Upload this document first.')).toBeTruthy();
});

test('who chooses a file by keyboard goes on at its row, also when the upload has ended', async () => {
  const upload = Promise.withResolvers<undefined>();
  exchange.use(
    getUploadDocumentMockHandler201(async () => {
      await upload.promise;
      return aDocument({ id: 7, filename: 'me.pdf' });
    }),
  );
  renderPage(<Form documentId={0} />);
  const input = screen.getByLabelText('Passport');
  // The window in which the file is chosen takes the focus from this one, and not from the field.
  input.focus();
  fireEvent.change(input, { target: { files: [aFile('me.pdf')] } });
  const cancel = await screen.findByRole('button', { name: 'Cancel me.pdf' });
  expect(cancel.closest('li')?.contains(document.activeElement)).toBe(true);
  cancel.focus();
  upload.resolve(undefined);
  const deletion = await screen.findByRole('button', { name: 'Delete me.pdf' });
  expect(document.activeElement).toBe(deletion);
});
