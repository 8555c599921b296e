import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog';

test('whoever tabs around a tall dialog sees where the focus is', async () => {
  const person = userEvent.setup();
  render(
    <Dialog isOpen onOpenChange={() => {}} title="Make an offer">
      <input aria-label="Price" />
    </Dialog>,
  );
  const price = screen.getByLabelText('Price');
  expect(document.activeElement).toBe(price);
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await person.tab();
  expect(document.activeElement).toBe(price);
  expect(shown.mock.contexts.at(-1)).toBe(price);
});
