import { screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '@/testing/render-page';
import { Button } from './button';
import { toast } from './feedback/toast';
import { useOnDemand } from './hooks/use-on-demand';
import { lateDialog, lateSheet } from './late';

const NOT_OPENED = /^This could not be opened\. Reload the page/;

/** Code that cannot be had at first, as without a connection. */
function hadAtSecond<Part>(part: Part) {
  let tries = 0;
  return () => {
    tries += 1;
    return tries === 1
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve(part);
  };
}

function Receipt({ onClose }: { onClose: () => void }) {
  return (
    <section aria-label="Receipt">
      <Button onClick={onClose}>Close</Button>
    </section>
  );
}

function Sheet({ isOpen }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return isOpen && <section aria-label="Receipt" />;
}

function dialogPage() {
  const Late = lateDialog(hadAtSecond<ComponentType<{ onClose: () => void }>>(Receipt));
  return function DialogPage() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {isOpen && <Late onClose={() => setOpen(false)} />}
      </>
    );
  };
}

function sheetPage() {
  const Late = lateSheet(hadAtSecond(Sheet));
  return function SheetPage() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Late isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  };
}

function popoverPage() {
  const load = hadAtSecond(() => <section aria-label="Receipt" />);
  return function PopoverPage() {
    const { Part, trigger } = useOnDemand(load);
    // Only pressed: what the button fetches ahead when it is reached for would be the first try.
    return Part ? <Part /> : <Button onClick={trigger.onClick}>Open</Button>;
  };
}

test.each([
  ['a dialog', dialogPage],
  ['a sheet', sheetPage],
  ['a popover', popoverPage],
])('%s whose code cannot be had is told of, and opens at the next press', async (_, pageOf) => {
  const Page = pageOf();
  const { person } = renderPage(
    <main>
      <h1>Negotiation</h1>
      <Page />
    </main>,
  );
  await person.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(NOT_OPENED)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Negotiation' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Receipt' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('region', { name: 'Receipt' })).toBeTruthy();
});

test('nothing is said of what was closed before its code could not be had', async () => {
  const { promise, reject } = Promise.withResolvers<typeof Receipt>();
  const say = vi.spyOn(toast, 'error');
  const Late = lateDialog<{ onClose: () => void }>(() => promise);
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(false)}>Back</Button>
        {isOpen && <Late onClose={() => setOpen(false)} />}
      </>
    );
  }
  const { person } = renderPage(<Page />);
  await person.click(screen.getByRole('button', { name: 'Back' }));
  reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect(promise).rejects.toThrow('Failed to fetch');
  expect(say).not.toHaveBeenCalled();
});

test('without a connection nobody is asked to reload the page, which would be gone with it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const say = vi.spyOn(toast, 'error');
  const Page = dialogPage();
  const { person } = renderPage(<Page />);
  await person.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(/^This could not be opened\. Check your connection/)).toBeTruthy();
  expect(say).toHaveBeenLastCalledWith(expect.any(String), { id: 'not-opened' });
});
