import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '@/testing/render-page';
import { ExportDialog } from './export-dialog';

test.each([
  [1, '1 claim exported'],
  [1200, '1,200 claims exported'],
])('of %s rows it is said how many there were', async (rows, words) => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:claims';
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  renderPage(
    <ExportDialog
      noun={{ one: 'claim', many: 'claims' }}
      make={() => Promise.resolve({ text: '', rows, hasChanged: false })}
      onClose={() => undefined}
    />,
  );
  expect(await screen.findByText(words)).toBeTruthy();
});
