import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  getDeleteDocumentMockHandler204,
  getUploadDocumentMockHandler201,
} from '@generated/msw/documents/documents.msw';
import type { Document } from '@generated/model';
import { aDocument, aFile } from '@/testing/documents';
import { mockExchange } from '@/testing/exchange';
import { renderPage } from '@/testing/render-page';
import { watchUploads } from '@/testing/whole-upload';
import { useUploads } from './use-uploads';

const exchange = mockExchange();

function Files({ onDone }: { onDone: (document: Document) => void }) {
  const uploads = useUploads(onDone);
  return (
    <>
      <button type="button" onClick={() => uploads.add('other', [aFile('wrong.pdf')])}>
        Add
      </button>
      {uploads.items.map(({ id, name }) => (
        <button key={id} type="button" onClick={() => uploads.drop(id)}>
          Cancel {name}
        </button>
      ))}
    </>
  );
}

test('a file cancelled when all of it is sent is deleted again and handed to nobody', async () => {
  let letGo: (() => void) | undefined;
  const deleted = vi.fn<(id: unknown) => void>();
  const onDone = vi.fn<(document: Document) => void>();
  exchange.use(
    getUploadDocumentMockHandler201(async () => {
      await new Promise<void>((resolve) => (letGo = resolve));
      return aDocument({ id: 9 });
    }),
    getDeleteDocumentMockHandler204(({ params }) => deleted(params['id'])),
  );
  const uploads = watchUploads();
  const { person } = renderPage(<Files onDone={onDone} />);
  await person.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(letGo).toBeTruthy());
  uploads.progress(7, 7);
  await person.click(screen.getByRole('button', { name: 'Cancel wrong.pdf' }));
  expect(screen.queryByRole('button', { name: 'Cancel wrong.pdf' })).toBeNull();
  letGo?.();
  await waitFor(() => expect(deleted).toHaveBeenCalledExactlyOnceWith('9'));
  expect(onDone).not.toHaveBeenCalled();
});
