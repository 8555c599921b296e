import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { getGetMyClaimMockHandler200 } from '@generated/msw/my-claims/my-claims.msw';
import {
  area,
  fileRow,
  filesOnDevice,
  holdUploads,
  openClaimDocuments,
  PROOF,
  storeUploads,
} from '@/testing/claim-documents';
import { mockDeviceDatabase } from '@/testing/browser/device-database';
import { aDocument, aFile } from '@/testing/documents';
import { mockExchange } from '@/testing/exchange';
import { aMyClaim } from '@/testing/my-claims';
import { dropFile, keepFile, markSent } from './kept-files';

const exchange = mockExchange();
mockDeviceDatabase();

test('a visitor’s files are kept on the device and sent after the login', async () => {
  const { person } = openClaimDocuments(exchange, { isLoggedIn: false });
  expect(screen.getByText('Kept on this device. They are sent when you log in.')).toBeTruthy();
  expect(screen.queryByText(/Saved documents/)).toBeNull();
  await person.upload(area(PROOF), [aFile('one.pdf'), aFile('two.pdf')]);
  expect(await screen.findAllByText('Kept on this device')).toHaveLength(2);
  await waitFor(async () => expect(await filesOnDevice()).toEqual(['one.pdf', 'two.pdf']));
  expect(screen.getAllByText('Missing')).toHaveLength(1);

  const uploads = storeUploads(exchange);
  await person.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
  expect(uploads).toHaveLength(2);
  await waitFor(async () => expect(await filesOnDevice()).toEqual([]));
});

test('files that an earlier visit has kept are found again, and can be taken back', async () => {
  await keepFile('ftx', {
    id: '1',
    kind: 'proof_of_claim',
    file: aFile('one.pdf'),
    keptAt: 1,
    wasSent: false,
  });
  const { person } = openClaimDocuments(exchange, { isLoggedIn: false });
  expect(await (await fileRow('one.pdf')).findByText('Kept on this device')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Remove one.pdf' }));
  expect(screen.queryByText('one.pdf')).toBeNull();
  await waitFor(async () => expect(await filesOnDevice()).toEqual([]));
});

test('where the browser keeps no files, the row says so', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { person } = openClaimDocuments(exchange, { isLoggedIn: false });
  await person.upload(area(PROOF), aFile('one.pdf'));
  expect(
    await screen.findByText(
      'Your browser keeps no files here: this one is lost when you close the page.',
    ),
  ).toBeTruthy();
  const uploads = storeUploads(exchange);
  await person.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Uploaded')).toBeTruthy();
  expect(uploads).toEqual(['7: proof_of_claim one.pdf']);
});

test('a file that had arrived when the tab was killed is not sent twice', async () => {
  const uploads = storeUploads(exchange);
  for (const [index, name] of ['arrived.pdf', 'lost.pdf'].entries()) {
    const id = String(index);
    const file = aFile(name);
    await keepFile('ftx', { id, kind: 'proof_of_claim', file, keptAt: index, wasSent: false });
    await markSent('ftx', id);
  }
  const arrived = aDocument({ id: 44, filename: 'arrived.pdf', byte_size: 7 });
  exchange.use(getGetMyClaimMockHandler200(aMyClaim({ documents: [arrived] })));
  openClaimDocuments(exchange);
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
  expect(uploads).toEqual(['7: proof_of_claim lost.pdf']);
  await waitFor(async () => expect(await filesOnDevice()).toEqual([]));
});

test('a file that another tab has sent is sent by nobody else', async () => {
  const uploads = storeUploads(exchange);
  const file = aFile('one.pdf');
  await keepFile('ftx', { id: '1', kind: 'proof_of_claim', file, keptAt: 1, wasSent: false });
  const { person } = openClaimDocuments(exchange, { isLoggedIn: false });
  await fileRow('one.pdf');
  await dropFile('ftx', '1');
  await person.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.queryByText('one.pdf')).toBeNull());
  expect(uploads).toEqual([]);
});

test('leaving the page ends its uploads; the next visit goes on with them', async () => {
  const { held, aborted } = holdUploads(exchange);
  const { person } = openClaimDocuments(exchange);
  await person.upload(area(PROOF), aFile('one.pdf'));
  await waitFor(() => expect(held).toHaveLength(1));
  await person.click(screen.getByRole('button', { name: 'Other page' }));
  await waitFor(() => expect(aborted).toEqual(['one.pdf']));
  expect(await filesOnDevice()).toEqual(['one.pdf']);

  const uploads = storeUploads(exchange);
  exchange.use(getGetMyClaimMockHandler200(aMyClaim({ documents: [] })));
  await person.click(screen.getByRole('button', { name: 'Other page' }));
  expect(await screen.findByText('Uploaded')).toBeTruthy();
  expect(uploads).toEqual(['7: proof_of_claim one.pdf']);
});

test('the end of the session leaves nothing of the person on the screen', async () => {
  storeUploads(exchange);
  const { person } = openClaimDocuments(exchange);
  await person.upload(area(PROOF), aFile('one.pdf'));
  expect(await screen.findByText('Uploaded')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Log out' }));
  expect(screen.queryByText('one.pdf')).toBeNull();
});

test('a draft that is given up leaves no file behind', async () => {
  const { person } = openClaimDocuments(exchange, { isLoggedIn: false });
  await person.upload(area(PROOF), aFile('one.pdf'));
  await waitFor(async () => expect(await filesOnDevice()).toEqual(['one.pdf']));
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('one.pdf')).toBeNull();
  await waitFor(async () => expect(await filesOnDevice()).toEqual([]));
});

test('a lost connection is no reason to lose a file', async () => {
  exchange.use(
    http.post('/api/api/my_claims/:id/documents', async () => {
      await delay(10);
      return HttpResponse.error();
    }),
  );
  const { person } = openClaimDocuments(exchange);
  await person.upload(area(PROOF), aFile('one.pdf'));
  expect(await screen.findByText('Not uploaded. Try again.')).toBeTruthy();
  expect(await filesOnDevice()).toEqual(['one.pdf']);
});
