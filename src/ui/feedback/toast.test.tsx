import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '@/testing/render-page';
import { Dialog } from '../overlay/dialog';
import { toast } from './toast';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Sign
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Sign the agreement" />
    </main>
  );
}

test('what was done is not said over the dialog that opens next; what failed or can be undone is', async () => {
  const undo = vi.fn<() => void>();
  const { person } = renderPage(<Page />);
  // Longer than this test waits.
  const durationMs = 60_000;
  toast.success('The agreement is ready', { durationMs });
  toast.success('Claim withdrawn', { durationMs, action: { label: 'Undo', onClick: undo } });
  toast.error('The price was not saved', { durationMs });
  expect(await screen.findByText('The agreement is ready')).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: 'Sign' }));
  expect(await screen.findByRole('dialog', { name: 'Sign the agreement' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('The agreement is ready')).toBeNull());
  expect(screen.getByText('The price was not saved')).toBeTruthy();
  await person.click(screen.getByText('Undo'));
  expect(undo).toHaveBeenCalledOnce();
});
