import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  getDeleteDocumentMockHandler204,
  getDeleteDocumentMockHandler422,
  getListDocumentsMockHandler422,
} from '@generated/msw/documents/documents.msw';
import {
  getCopyDocumentToMyClaimMockHandler201,
  getCopyDocumentToMyClaimMockHandler422,
} from '@generated/msw/my-claims/my-claims.msw';
import { area, fileRow, openClaimDocuments, PROOF } from '@/testing/claim-documents';
import { mockDeviceDatabase } from '@/testing/browser/device-database';
import { deleteStored } from '@/testing/pages/delete-stored';
import { aDocument } from '@/testing/documents';
import { aRefusal, mockExchange } from '@/testing/exchange';
// Fetched on demand; read ahead here, so that no test waits for it.
import '@/ui/feedback/toast-host';

const exchange = mockExchange();
mockDeviceDatabase();

test('a document of the claim is deleted, and its kind is missing again', async () => {
  const deleted = vi.fn<(id: unknown) => void>();
  exchange.use(getDeleteDocumentMockHandler204(({ params }) => deleted(params['id'])));
  const { person } = openClaimDocuments(exchange, { documents: [aDocument()] });
  expect(screen.getAllByText('Missing')).toHaveLength(1);
  await deleteStored(person, 'proof-of-claim.pdf');
  await waitFor(() => expect(deleted).toHaveBeenCalledExactlyOnceWith('43'));
  expect(screen.queryByText('proof-of-claim.pdf')).toBeNull();
  expect(screen.getAllByText('Missing')).toHaveLength(2);
  expect(document.activeElement).toBe(area(PROOF));
});

test('a document is deleted only after a question, and stays where the answer is no', async () => {
  const deleted = vi.fn<() => void>();
  exchange.use(getDeleteDocumentMockHandler204(deleted));
  const { person } = openClaimDocuments(exchange, { documents: [aDocument()] });
  await person.click(screen.getByRole('button', { name: 'Delete proof-of-claim.pdf' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete proof-of-claim.pdf?' });
  expect(question.textContent).toContain('This cannot be undone.');
  await person.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const button = screen.getByRole('button', { name: 'Delete proof-of-claim.pdf' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(deleted).not.toHaveBeenCalled();
});

test('a document that may not be deleted comes back, and a toast says why', async () => {
  exchange.use(
    getDeleteDocumentMockHandler422(aRefusal('document_in_use', 'This document is in use.')),
  );
  const { person } = openClaimDocuments(exchange, { documents: [aDocument()] });
  await deleteStored(person, 'proof-of-claim.pdf');
  expect(await screen.findByText('This document is in use.')).toBeTruthy();
  expect(screen.getByText('proof-of-claim.pdf')).toBeTruthy();
});

test('a document of another claim is added as a copy', async () => {
  const copied = vi.fn<(body: unknown) => void>();
  exchange.use(
    getCopyDocumentToMyClaimMockHandler201(async ({ request }) => {
      copied(await request.json());
      return aDocument({ id: 88, filename: 'old-statement.pdf', kind: 'account_statement' });
    }),
  );
  const saved = [
    aDocument({ id: 43 }),
    aDocument({ id: 12, claim_id: 3, filename: 'old-statement.pdf', kind: 'account_statement' }),
    // The same file once more, of a third claim.
    aDocument({ id: 9, claim_id: 2, filename: 'old-statement.pdf', kind: 'account_statement' }),
  ];
  const { person } = openClaimDocuments(exchange, { documents: [aDocument({ id: 43 })] }, saved);
  expect(await screen.findByText('Saved documents (1)')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Add old-statement.pdf' }));
  expect(await screen.findAllByText('old-statement.pdf')).toHaveLength(2);
  expect(copied).toHaveBeenCalledExactlyOnceWith({ document_id: 12 });
  expect(screen.queryByText('Missing')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
});

test('a saved document that is refused says why where it stands', async () => {
  exchange.use(
    getCopyDocumentToMyClaimMockHandler422(
      aRefusal('document_not_usable', 'A claim takes no documents of this kind.'),
    ),
  );
  const { person } = openClaimDocuments(exchange, {}, [
    aDocument({ id: 12, claim_id: null, filename: 'old.pdf' }),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Add old.pdf' }));
  expect(
    await (await fileRow('old.pdf')).findByText('A claim takes no documents of this kind.'),
  ).toBeTruthy();
});

test('saved documents are folded away when there are none, and can be asked for again', async () => {
  openClaimDocuments(exchange);
  const summary = await screen.findByText('Saved documents (0)');
  expect(summary.closest('details')?.open).toBe(false);
});

test('saved documents that could not be read are asked for again', async () => {
  const { person } = openClaimDocuments(exchange, {}, [
    aDocument({ id: 12, claim_id: 3, filename: 'old.pdf' }),
  ]);
  exchange.use(
    getListDocumentsMockHandler422(aRefusal('validation_failed', 'Please check the list.'), {
      once: true,
    }),
  );
  expect(await screen.findByText('Please check the list.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Add old.pdf' })).toBeTruthy();
});
