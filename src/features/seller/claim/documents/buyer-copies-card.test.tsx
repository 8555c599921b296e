import { screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, test, vi } from 'vitest';
import type { MyClaim } from '@generated/model';
import {
  getDeleteDocumentMockHandler204,
  getDeleteDocumentMockHandler404,
  getDeleteDocumentMockHandler422,
} from '@generated/msw/documents/documents.msw';
import {
  getGetMyClaimMockHandler200,
  getUploadRedactedDocumentMockHandler201,
  getUploadRedactedDocumentMockHandler415,
} from '@generated/msw/my-claims/my-claims.msw';
import { queryClient } from '@/api/query-client';
import { deleteStored } from '@/testing/pages/delete-stored';
import { aDocument, aFile } from '@/testing/documents';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aMyClaim } from '@/testing/my-claims';
import { openClaim } from '@/testing/pages/my-claim-page';
import { region } from '@/testing/region';
import { toast } from '@/ui/feedback/toast';

const exchange = mockExchange();
const FULL = 'A claim has at most 20 documents, copies for buyers included.';
const copy = aDocument({ id: 44, redacted: true, filename: 'account-statement-redacted.pdf' });
const open = (claim: Partial<MyClaim>) => openClaim(exchange, { claim });
const card = () => region('Copies for buyers');

test('a copy is added as what it is, and buyers can open it from then on', async () => {
  const { person } = await open({ status: 'open', documents: [aDocument()] });
  expect(region('Documents').getByRole('heading', { name: 'Documents (1)' })).toBeTruthy();
  const sent: unknown[] = [];
  exchange.use(
    getUploadRedactedDocumentMockHandler201(async ({ request }) => {
      sent.push(/name="kind"\s+(\w+)/.exec(await request.text())?.[1]);
      return copy;
    }),
    getGetMyClaimMockHandler200(aMyClaim({ status: 'open', documents: [aDocument(), copy] })),
  );
  await person.selectOptions(card().getByLabelText('Kind of document'), 'Account statement');
  await person.upload(card().getByLabelText('Redacted copy'), aFile('statement of me.pdf'));
  expect(await card().findByText('account-statement-redacted.pdf')).toBeTruthy();
  expect(card().getByRole('heading', { name: 'Copies for buyers (1)' })).toBeTruthy();
  expect(card().queryByText('statement of me.pdf')).toBeNull();
  expect(sent).toEqual(['account_statement']);
  expect(await screen.findByText('Buyers can open it now')).toBeTruthy();
});

test('of a claim that our staff keep off the market buyers open nothing yet', async () => {
  const held = { status: 'paused', review_note: 'The copy shows a name.' } as const;
  const { person } = await open({ ...held, documents: [] });
  exchange.use(
    getUploadRedactedDocumentMockHandler201(copy),
    getGetMyClaimMockHandler200(aMyClaim({ ...held, documents: [copy] })),
  );
  await person.upload(card().getByLabelText('Redacted copy'), aFile('redacted.pdf'));
  expect(await screen.findByText('Copy added')).toBeTruthy();
});

test('a copy is deleted', async () => {
  const { person } = await open({ status: 'paused', documents: [copy] });
  exchange.use(
    getDeleteDocumentMockHandler204(),
    getGetMyClaimMockHandler200(aMyClaim({ status: 'paused', documents: [] })),
  );
  await deleteStored(person, copy.filename);
  await waitFor(() => expect(card().queryByText(copy.filename)).toBeNull());
});

/** From now on the claim is not read anew. */
const neverReadAnew = () => http.get('/api/api/my_claims/:id', () => delay('infinite'));

test('a copy stands and takes its room before the claim is read anew', async () => {
  const originals = Array.from({ length: 19 }, (_, index) => aDocument({ id: 100 + index }));
  const { person } = await open({ status: 'open', documents: originals });
  exchange.use(getUploadRedactedDocumentMockHandler201(copy), neverReadAnew());
  await person.upload(card().getByLabelText('Redacted copy'), aFile('redacted.pdf'));
  expect(await card().findByText(copy.filename)).toBeTruthy();
  expect(card().getByRole('heading', { name: 'Copies for buyers (1)' })).toBeTruthy();
  expect(card().getByText(`${FULL} Delete a copy to add another.`)).toBeTruthy();
});

test.each([
  ['is deleted', getDeleteDocumentMockHandler204()],
  ['is gone already', getDeleteDocumentMockHandler404(aRefusal('not_found', 'Not found.'))],
])('a copy that %s leaves before the claim is read anew', async (_, answer) => {
  const said = vi.spyOn(toast, 'error');
  const { person } = await open({ status: 'open', documents: [copy] });
  exchange.use(answer, neverReadAnew());
  await deleteStored(person, copy.filename);
  await waitFor(() => expect(card().queryByText(copy.filename)).toBeNull());
  expect(card().getByRole('heading', { name: 'Copies for buyers (0)' })).toBeTruthy();
  expect(said).not.toHaveBeenCalled();
});

test('a copy that was added is shown as it is read anew, and leaves when it was deleted elsewhere', async () => {
  const { person } = await open({ status: 'open', documents: [] });
  const scanned = { ...copy, status: 'rejected' } as const;
  exchange.use(
    getUploadRedactedDocumentMockHandler201({ ...copy, status: 'scanning' }),
    getGetMyClaimMockHandler200(aMyClaim({ status: 'open', documents: [scanned] })),
  );
  await person.upload(card().getByLabelText('Redacted copy'), aFile('redacted.pdf'));
  expect(await card().findByText(/is not safe to open/)).toBeTruthy();
  exchange.use(getGetMyClaimMockHandler200(aMyClaim({ status: 'open', documents: [] })));
  await queryClient.invalidateQueries();
  await waitFor(() => expect(card().queryByText(copy.filename)).toBeNull());
});

test('a file that is refused stands with its reason', async () => {
  const { person } = await open({ status: 'open', documents: [] });
  const message = 'Choose a PDF, JPEG, PNG or WebP file that opens on your device.';
  exchange.use(
    getUploadRedactedDocumentMockHandler415(aRefusal('unsupported_media_type', message)),
  );
  await person.upload(card().getByLabelText('Redacted copy'), aFile('renamed.pdf'));
  expect(await card().findByText(message)).toBeTruthy();
  expect(card().queryByRole('button', { name: /^Try .* again$/ })).toBeNull();
});

test('a copy that cannot be deleted any more says why', async () => {
  const { person } = await open({ status: 'open', documents: [copy] });
  exchange.use(
    getGetMyClaimMockHandler200(aMyClaim({ status: 'under_offer', documents: [copy] })),
    getDeleteDocumentMockHandler422(aRefusal('document_in_use', 'An offer was accepted.')),
  );
  await deleteStored(person, copy.filename);
  expect(await screen.findByText('An offer was accepted.')).toBeTruthy();
});

test.each([
  ['a copy', [copy], `${FULL} Delete a copy to add another.`],
  // The documents of a listed claim stay: there is nothing to delete here.
  ['none', [aDocument({ id: 45 })], FULL],
])('a full claim with %s says so in place of the area', async (_, last, note) => {
  const originals = Array.from({ length: 19 }, (__, index) => aDocument({ id: 100 + index }));
  await open({ status: 'open', documents: [...originals, ...last] });
  expect(card().getByText(note)).toBeTruthy();
  expect(card().getByLabelText('Redacted copy').closest('[hidden]')).toBeTruthy();
});

test('once an offer is accepted the copies can only be looked at', async () => {
  await open({ status: 'under_offer', documents: [copy] });
  expect(card().getByRole('button', { name: `Preview ${copy.filename}` })).toBeTruthy();
  expect(card().queryByLabelText('Redacted copy')).toBeNull();
  expect(card().queryByRole('button', { name: /Delete/ })).toBeNull();
});

test('a claim that has none then shows no room for them', async () => {
  await open({ status: 'sold', documents: [] });
  expect(screen.queryByRole('region', { name: 'Copies for buyers' })).toBeNull();
});
