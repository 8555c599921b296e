import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Document } from '@generated/model';
import {
  getGetDocumentMockHandler200,
  getGetDocumentMockHandler404,
  getReadDocumentContentMockHandler200,
  getReadDocumentContentMockHandler404,
} from '@generated/msw/documents/documents.msw';
import { area, fileRow, openClaimDocuments, PROOF } from '@/testing/claim-documents';
import { mockDeviceDatabase } from '@/testing/browser/device-database';
import { aDocument, aFile } from '@/testing/documents';
import { aRefusal, mockExchange } from '@/testing/exchange';
// Fetched on demand; read ahead here, so that no test waits for it.
import '@/ui/overlay/preview-dialog';

const exchange = mockExchange();
mockDeviceDatabase();

/** What the addresses of the page stand for, by the type of their content. */
let addresses: Map<string, string>;

beforeEach(() => {
  addresses = new Map();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = `about:blank#${addresses.size}`;
    addresses.set(url, content instanceof Blob ? content.type : '');
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void addresses.delete(url));
  hasViewer(true);
});
afterEach(() => hasViewer(undefined));

/** Whether the browser shows PDFs within a page. */
function hasViewer(isEnabled: boolean | undefined): void {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: isEnabled, configurable: true });
}

/** Lets the exchange hand out a document, always as bytes to be saved. */
function storeDocument(differences: Partial<Document> = {}): Document {
  const document = aDocument(differences);
  exchange.use(
    getGetDocumentMockHandler200(document),
    getReadDocumentContentMockHandler200(
      new Blob(['content'], { type: 'application/octet-stream' }),
    ),
  );
  return document;
}

/** Chooses a file as a visitor, who has nothing but the device, and asks for its preview. */
async function previewFile(file: File) {
  const { person } = openClaimDocuments(exchange, { isLoggedIn: false });
  await person.upload(area(PROOF), file);
  await person.click(await screen.findByRole('button', { name: `Preview ${file.name}` }));
  return { person, dialog: within(await screen.findByRole('dialog', { name: file.name })) };
}

async function previewDocument({ filename }: Document, documents: Document[]) {
  const { person } = openClaimDocuments(exchange, { documents });
  await person.click(await screen.findByRole('button', { name: `Preview ${filename}` }));
  return { person, dialog: within(await screen.findByRole('dialog', { name: filename })) };
}

function typeBehind(url: string | null) {
  return addresses.get(url ?? '');
}

test('a picture on the device is shown, can be enlarged and saved; closed, the focus returns', async () => {
  const { person, dialog } = await previewFile(aFile('scan.png'));
  const picture = await dialog.findByRole('img', { name: 'scan.png' });
  expect(typeBehind(picture.getAttribute('src'))).toBe('image/png');
  await person.click(dialog.getByRole('button', { name: 'Magnify' }));
  expect(dialog.getByRole('button', { name: 'Fit to the window' })).toBeTruthy();
  const download = dialog.getByRole('link', { name: 'Download' });
  expect(download.getAttribute('download')).toBe('scan.png');
  expect(download.getAttribute('href')).toBe(picture.getAttribute('src'));

  await person.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Preview scan.png' }));
  // Of all addresses only the thumbnail's is left.
  expect(addresses.size).toBe(1);
});

test('a picture that is none says so and can still be saved', async () => {
  const { dialog } = await previewFile(aFile('damaged.png'));
  fireEvent.error(await dialog.findByRole('img', { name: 'damaged.png' }));
  expect(dialog.getByText('This picture cannot be shown')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Download' })).toBeTruthy();
});

test('a PDF on the device is shown by the browser’s own viewer', async () => {
  const { dialog } = await previewFile(aFile('proof.pdf'));
  const frame = await dialog.findByTitle('proof.pdf');
  expect(frame.tagName).toBe('IFRAME');
  expect(typeBehind(frame.getAttribute('src'))).toBe('application/pdf');
  expect(dialog.getByRole('link', { name: 'Download' }).getAttribute('download')).toBe('proof.pdf');
  expect(dialog.queryByRole('button', { name: 'Magnify' })).toBeNull();
});

test('a browser without a viewer says so and offers the download', async () => {
  hasViewer(false);
  const { dialog } = await previewFile(aFile('proof.pdf'));
  expect(await dialog.findByText('Not shown here')).toBeTruthy();
  expect(dialog.queryByTitle('proof.pdf')).toBeNull();
  expect(dialog.getByRole('link', { name: 'Download' })).toBeTruthy();
});

test('a document of the exchange is shown as what it is, not as the bytes it is handed out as', async () => {
  const stored = storeDocument();
  const { dialog } = await previewDocument(stored, [stored]);
  const frame = await dialog.findByTitle('proof-of-claim.pdf');
  expect(typeBehind(frame.getAttribute('src'))).toBe('application/pdf');
});

test('a stored picture is shown as a picture', async () => {
  const stored = storeDocument({ filename: 'scan.jpg', content_type: 'image/jpeg' });
  const { dialog } = await previewDocument(stored, [stored]);
  const picture = await dialog.findByRole('img', { name: 'scan.jpg' });
  expect(typeBehind(picture.getAttribute('src'))).toBe('image/jpeg');
});

test('what is neither a picture nor a PDF is never framed', async () => {
  const stored = storeDocument({ filename: 'page.html', content_type: 'text/html' });
  const { dialog } = await previewDocument(stored, [stored]);
  expect(await dialog.findByText('Not shown here')).toBeTruthy();
  expect(dialog.queryByTitle('page.html')).toBeNull();
});

test('a content that does not arrive is asked for again, at a fresh address', async () => {
  const asked = vi.fn<() => void>();
  const stored = storeDocument();
  exchange.use(
    getGetDocumentMockHandler200(() => {
      asked();
      return stored;
    }),
    getReadDocumentContentMockHandler404(aRefusal('not_found', 'Not found.'), { once: true }),
  );
  const { person, dialog } = await previewDocument(stored, [stored]);
  expect(await dialog.findByText('The document could not be loaded. Try again.')).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByTitle('proof-of-claim.pdf')).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('the exchange’s reason for handing out nothing is shown', async () => {
  const stored = aDocument();
  exchange.use(
    getGetDocumentMockHandler404(aRefusal('not_found', 'This document is no longer there.')),
  );
  const { dialog } = await previewDocument(stored, [stored]);
  expect(await dialog.findByText('This document is no longer there.')).toBeTruthy();
});

test('a document that is being checked, or is not safe, cannot be opened', async () => {
  openClaimDocuments(exchange, {
    documents: [
      aDocument({ id: 1, filename: 'new.pdf', status: 'scanning' }),
      aDocument({ id: 2, filename: 'harmful.pdf', status: 'rejected' }),
    ],
  });
  expect((await fileRow('new.pdf')).getByText('Being checked for harmful content.')).toBeTruthy();
  expect(
    (await fileRow('harmful.pdf')).getByText('This file is not safe to open. Delete it.'),
  ).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Preview/ })).toBeNull());
});
