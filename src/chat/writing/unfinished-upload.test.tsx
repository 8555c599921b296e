import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Document } from '@generated/model';
import { getUploadDocumentMockHandler201 } from '@generated/msw/documents/documents.msw';
import { field, openChat } from '@/testing/chat/chat';
import { aMessage, anAttachment } from '@/testing/chat/conversations';
import { onWideScreen } from '@/testing/browser/screen-width';
import { aFile } from '@/testing/documents';
import { mockExchange } from '@/testing/exchange';

const exchange = mockExchange();
beforeEach(onWideScreen);

const open = () => openChat(exchange, [aMessage()]);
const attach = () => screen.getByLabelText('Attach documents');
/** Whether the browser asks who closes or reloads the tab now. */
const asksOnClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const NOT_UPLOADED = 'july.pdf was not uploaded. Attach it again.';

test('who leaves during an upload is asked first, and then reads what was not uploaded', async () => {
  const { person } = await open();
  exchange.use(getUploadDocumentMockHandler201(() => new Promise<Document>(() => {})));
  expect(asksOnClose()).toBe(false);
  await person.upload(attach(), aFile('july.pdf'));
  await waitFor(() => expect(asksOnClose()).toBe(true));
  await person.type(field(), 'See july.pdf');
  cleanup();
  await open();
  expect(field().value).toBe('See july.pdf');
  expect(screen.getByText(NOT_UPLOADED)).toBeTruthy();
  expect(asksOnClose()).toBe(false);
});

test('what was not uploaded is said until it is attached again', async () => {
  const { person } = await open();
  exchange.use(getUploadDocumentMockHandler201(() => new Promise<Document>(() => {})));
  await person.upload(attach(), aFile('july.pdf'));
  cleanup();
  await open();
  cleanup();
  const again = await open();
  expect(screen.getByText(NOT_UPLOADED)).toBeTruthy();
  exchange.use(getUploadDocumentMockHandler201(anAttachment()));
  await again.person.upload(attach(), aFile('july.pdf'));
  expect(await screen.findByText('Uploaded')).toBeTruthy();
  expect(screen.queryByText(NOT_UPLOADED)).toBeNull();
  cleanup();
  await open();
  expect(screen.queryByText(NOT_UPLOADED)).toBeNull();
});
