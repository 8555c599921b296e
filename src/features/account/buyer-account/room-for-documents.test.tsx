import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getUploadDocumentMockHandler500 } from '@generated/msw/documents/documents.msw';
import { anApplication } from '@/testing/buyer-account';
import { aDocument, aFile } from '@/testing/documents';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { openApplication } from '@/testing/pages/apply-buyer-account-page';

const exchange = mockExchange();

test('a file that was refused takes the room of no other', async () => {
  const documents = [101, 102].map((id) => aDocument({ id, kind: 'account_statement' }));
  const { person } = openApplication(exchange, anApplication({ documents }), {}, '?step=documents');
  await person.upload(
    await screen.findByLabelText('Tax form'),
    new File([], 'empty.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText('This file is empty.')).toBeTruthy();
  expect(screen.getAllByText(/Up to 18 more files\.$/)).toHaveLength(2);
});

test('a file whose upload failed keeps its room, as it can be tried again', async () => {
  const { person } = openApplication(exchange, anApplication(), {}, '?step=documents');
  exchange.use(getUploadDocumentMockHandler500(aRefusal('internal_error', 'It broke.')));
  await person.upload(await screen.findByLabelText('Tax form'), aFile('w8ben.pdf'));
  expect(await screen.findByRole('button', { name: 'Try w8ben.pdf again' })).toBeTruthy();
  expect(screen.getByText(/Up to 19 more files\.$/)).toBeTruthy();
});
