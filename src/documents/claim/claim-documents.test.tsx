import { act, screen, waitFor } from '@testing-library/react';
import { delay } from 'msw';
import { expect, test, vi } from 'vitest';
import {
  getDeleteDocumentMockHandler204,
  getDeleteDocumentMockHandler422,
} from '@generated/msw/documents/documents.msw';
import {
  getGetMyClaimMockHandler200,
  getUploadClaimDocumentMockHandler415,
  getUploadClaimDocumentMockHandler500,
} from '@generated/msw/my-claims/my-claims.msw';
import {
  area,
  dropOnto,
  fileRow,
  filesOnDevice,
  holdUploads,
  openClaimDocuments,
  PROOF,
  STATEMENT,
  storeUploads,
} from '@/testing/claim-documents';
import { mockDeviceDatabase } from '@/testing/browser/device-database';
import { aDocument, aFile } from '@/testing/documents';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aMyClaim } from '@/testing/my-claims';
import { watchUploads } from '@/testing/whole-upload';
// Fetched on demand; read ahead here, so that no test waits for it.
import '@/ui/feedback/toast-host';

const exchange = mockExchange();
mockDeviceDatabase();

test('several files chosen at once are uploaded as what they are, and the case is served', async () => {
  const uploads = storeUploads(exchange);
  const { person } = openClaimDocuments(exchange);
  expect(screen.getAllByText('Missing')).toHaveLength(2);
  await person.upload(area(PROOF), [aFile('one.pdf'), aFile('two.pdf')]);
  await person.upload(area(STATEMENT), aFile('statement.png'));
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(3));
  expect(uploads.toSorted()).toEqual([
    '7: account_statement statement.png',
    '7: proof_of_claim one.pdf',
    '7: proof_of_claim two.pdf',
  ]);
  expect(screen.queryByText('Missing')).toBeNull();
  expect(await filesOnDevice()).toEqual([]);
});

test('another kind is chosen for more documents, and its rows say what they are', async () => {
  const uploads = storeUploads(exchange);
  const { person } = openClaimDocuments(exchange);
  await person.selectOptions(screen.getByLabelText('Kind of document'), 'Tax form');
  await person.upload(area('More documents'), aFile('w-8.pdf'));
  expect(await (await fileRow('w-8.pdf')).findByText('Uploaded')).toBeTruthy();
  expect((await fileRow('w-8.pdf')).getByText('Tax form')).toBeTruthy();
  expect(uploads).toEqual(['7: tax_form w-8.pdf']);
});

test('two files are under way at a time, the next one waits; uploads go on at another step', async () => {
  const { held } = holdUploads(exchange);
  const { person } = openClaimDocuments(exchange);
  await person.upload(area(PROOF), [aFile('one.pdf'), aFile('two.pdf'), aFile('three.pdf')]);
  await waitFor(() => expect(held).toHaveLength(2));
  expect((await fileRow('three.pdf')).getByText('Waiting')).toBeTruthy();
  expect(screen.getByText('Busy')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Other step' }));
  held[0]?.letGo();
  await waitFor(() => expect(held.map(({ name }) => name)).toContain('three.pdf'));
  held[1]?.letGo();
  held[2]?.letGo();
  await waitFor(() => expect(screen.queryByText('Busy')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Other step' }));
  expect(screen.getAllByText('Uploaded')).toHaveLength(3);
});

test('an upload shows how much of it is on its way', async () => {
  const { held } = holdUploads(exchange);
  const uploads = watchUploads();
  const { person } = openClaimDocuments(exchange);
  await person.upload(area(PROOF), aFile('one.pdf'));
  await waitFor(() => expect(held).toHaveLength(1));
  const progress = await screen.findByRole('progressbar', { name: 'Uploading one.pdf' });
  expect(progress.getAttribute('aria-valuenow')).toBe('0');
  uploads.progress(3, 7);
  await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('43'));
  held[0]?.letGo();
  expect(await screen.findByText('Uploaded')).toBeTruthy();
});

test('a cancelled upload ends, and nothing of it stays', async () => {
  const { held, aborted } = holdUploads(exchange);
  const { person } = openClaimDocuments(exchange);
  await person.upload(area(PROOF), aFile('wrong.pdf'));
  await waitFor(() => expect(held).toHaveLength(1));
  await person.click(screen.getByRole('button', { name: 'Cancel wrong.pdf' }));
  await waitFor(() => expect(aborted).toEqual(['wrong.pdf']));
  expect(screen.queryByText('wrong.pdf')).toBeNull();
  expect(screen.getAllByText('Missing')).toHaveLength(2);
  expect(document.activeElement).toBe(area(PROOF));
  await waitFor(async () => expect(await filesOnDevice()).toEqual([]));
});

test('a file cancelled when all of it is sent is deleted again, and nothing is submitted before', async () => {
  const { held, aborted } = holdUploads(exchange);
  const deleted = vi.fn<(id: unknown) => void>();
  exchange.use(getDeleteDocumentMockHandler204(({ params }) => deleted(params['id'])));
  const uploads = watchUploads();
  const { person } = openClaimDocuments(exchange);
  await person.upload(area(PROOF), aFile('wrong.pdf'));
  await waitFor(() => expect(held).toHaveLength(1));
  uploads.progress(7, 7);
  await person.click(screen.getByRole('button', { name: 'Cancel wrong.pdf' }));
  expect(screen.queryByText('wrong.pdf')).toBeNull();
  expect(screen.getByText('Busy')).toBeTruthy();

  // The right one goes at once, and its document stays.
  await person.upload(area(PROOF), aFile('right.pdf'));
  await waitFor(() => expect(held.map(({ name }) => name)).toEqual(['wrong.pdf', 'right.pdf']));
  for (const { letGo } of held) letGo();
  expect(await screen.findByText('Uploaded')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Busy')).toBeNull());
  expect(deleted).toHaveBeenCalledExactlyOnceWith('201');
  expect(aborted).toEqual([]);
  expect(screen.queryByText('wrong.pdf')).toBeNull();
  expect(await filesOnDevice()).toEqual([]);
});

test('a file cancelled too late that cannot be deleted is seen, and a toast says why', async () => {
  const { held } = holdUploads(exchange);
  exchange.use(
    getDeleteDocumentMockHandler422(aRefusal('document_in_use', 'This document is in use.')),
  );
  const uploads = watchUploads();
  const { person } = openClaimDocuments(exchange);
  await person.upload(area(PROOF), aFile('wrong.pdf'));
  await waitFor(() => expect(held).toHaveLength(1));
  uploads.progress(7, 7);
  await person.click(screen.getByRole('button', { name: 'Cancel wrong.pdf' }));
  await person.click(screen.getByRole('button', { name: 'Other step' }));
  held[0]?.letGo();
  expect(await screen.findByText('This document is in use.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Other step' }));
  expect(screen.getByText('wrong.pdf')).toBeTruthy();
});

test('an upload that failed is tried again with the same file', async () => {
  const uploads = storeUploads(exchange);
  exchange.use(
    getGetMyClaimMockHandler200(aMyClaim({ documents: [] })),
    getUploadClaimDocumentMockHandler500(aRefusal('internal_error', 'An error occurred.'), {
      once: true,
    }),
  );
  const { person } = openClaimDocuments(exchange);
  await person.upload(area(PROOF), aFile('one.pdf'));
  expect(await screen.findByText('An error occurred.')).toBeTruthy();
  expect(await filesOnDevice()).toEqual(['one.pdf']);
  await person.click(screen.getByRole('button', { name: 'Try one.pdf again' }));
  expect(await screen.findByText('Uploaded')).toBeTruthy();
  expect(uploads).toEqual(['7: proof_of_claim one.pdf']);
});

test('a file that breaks the limits is refused with a sentence and never sent', async () => {
  const uploads = storeUploads(exchange);
  const { person } = openClaimDocuments(exchange);
  const large = aFile('large.pdf');
  Object.defineProperty(large, 'size', { value: 26 * 1024 * 1024 });
  await person.upload(area(PROOF), [large, aFile('right.pdf')]);
  expect(await screen.findByText('This file is larger than 25 MB.')).toBeTruthy();
  expect((await fileRow('large.pdf')).queryByRole('button', { name: /^Try .* again$/ })).toBeNull();
  expect(await screen.findByText('Uploaded')).toBeTruthy();
  expect(uploads).toEqual(['7: proof_of_claim right.pdf']);
});

test('several files can be dropped; one of a wrong type says the sentence', async () => {
  const uploads = storeUploads(exchange);
  openClaimDocuments(exchange);
  dropOnto(area(PROOF), [aFile('one.pdf'), aFile('notes.txt', 'text/plain'), aFile('two.png')]);
  const notes = await fileRow('notes.txt');
  expect(
    notes.getByText('Choose a PDF, JPEG, PNG or WebP file that opens on your device.'),
  ).toBeTruthy();
  expect(notes.queryByRole('button', { name: /Preview/ })).toBeNull();
  await waitFor(() => expect(uploads).toHaveLength(2));
});

test('an area says how many files it takes, and refuses more', async () => {
  const documents = Array.from({ length: 18 }, (_, index) => aDocument({ id: index + 1 }));
  const { person } = openClaimDocuments(exchange, { documents });
  expect(screen.getByLabelText(PROOF)).toHaveProperty('multiple', true);
  expect(screen.getAllByText(/up to 25 MB\. Up to 2 (more )?files\./)).toHaveLength(3);
  await person.upload(
    area(STATEMENT),
    ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => aFile(name)),
  );
  expect(await screen.findByText('Choose at most 2 files.')).toBeTruthy();
  expect(screen.queryByText('a.pdf')).toBeNull();

  storeUploads(exchange);
  await person.upload(area(STATEMENT), [aFile('a.pdf'), aFile('b.pdf')]);
  expect(await screen.findByText('A claim has at most 20 documents')).toBeTruthy();
  expect(area(STATEMENT).closest('[hidden]')).toBeTruthy();
});

test('copies for buyers take room as well, though the form does not show them', async () => {
  const documents = Array.from({ length: 18 }, (_, index) =>
    aDocument({ id: index + 1, redacted: index < 17 }),
  );
  openClaimDocuments(exchange, { documents });
  expect(screen.getAllByText('proof-of-claim.pdf')).toHaveLength(1);
  expect(screen.getAllByText(/up to 25 MB\. Up to 2 (more )?files\./)).toHaveLength(3);
  const uploads = storeUploads(exchange);
  // Both at once: neither area has heard of the other's files.
  act(() => {
    dropOnto(area(STATEMENT), [aFile('a.pdf'), aFile('b.pdf')]);
    dropOnto(area(PROOF), [aFile('c.pdf')]);
  });
  expect((await fileRow('c.pdf')).getByText('A claim has at most 20 documents.')).toBeTruthy();
  expect(await screen.findByText('A claim has at most 20 documents')).toBeTruthy();
  await waitFor(() => expect(uploads).toHaveLength(2));
});

test('what the exchange refuses stands at the file with its reason and is not offered again', async () => {
  exchange.use(
    getUploadClaimDocumentMockHandler415(
      aRefusal('unsupported_media_type', 'This file is not what its name says.'),
    ),
  );
  const { person } = openClaimDocuments(exchange);
  await person.upload(area(PROOF), aFile('renamed.pdf'));
  expect(await screen.findByText('This file is not what its name says.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Try .* again$/ })).toBeNull();
  expect(screen.getAllByText('Missing')).toHaveLength(2);
  await waitFor(async () => expect(await filesOnDevice()).toEqual([]));
  await person.click(screen.getByRole('button', { name: 'Remove renamed.pdf' }));
  expect(screen.queryByText('renamed.pdf')).toBeNull();
});

test('files that come together ask for one claim; without it they can be tried again', async () => {
  const uploads = storeUploads(exchange);
  const ensureClaim = vi
    .fn<() => Promise<number>>()
    .mockImplementationOnce(async () => {
      await delay(20);
      throw new Error('The draft could not be saved.');
    })
    .mockResolvedValue(9);
  const { person } = openClaimDocuments(exchange, { ensureClaim });
  await person.upload(area(PROOF), [aFile('one.pdf'), aFile('two.pdf')]);
  expect(await screen.findAllByText('Not uploaded. Try again.')).toHaveLength(2);
  expect(ensureClaim).toHaveBeenCalledOnce();
  await person.click(screen.getByRole('button', { name: 'Try two.pdf again' }));
  expect(await screen.findByText('Uploaded')).toBeTruthy();
  expect(uploads).toEqual(['9: proof_of_claim two.pdf']);
});
