import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ErrorState } from './error-state';

function Part() {
  const [isRead, setIsRead] = useState(false);
  return (
    <section aria-label="Documents">
      {isRead ? (
        <p>Three documents</p>
      ) : (
        <ErrorState message="No." onRetry={() => setIsRead(true)} />
      )}
    </section>
  );
}

test('the focus stays in the part that was read again', async () => {
  const person = userEvent.setup();
  render(<Part />);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Three documents')).toBeTruthy();
  const part = screen.getByRole('region', { name: 'Documents' });
  await waitFor(() => expect(document.activeElement).toBe(part));
});

function WholePage() {
  const [isRead, setIsRead] = useState(false);
  return isRead ? (
    <h1 tabIndex={-1}>FTX</h1>
  ) : (
    <main>
      <ErrorState message="No." onRetry={() => setIsRead(true)} />
    </main>
  );
}

test('where the whole page was read again, its heading has the focus', async () => {
  const person = userEvent.setup();
  render(<WholePage />);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  const heading = screen.getByRole('heading', { name: 'FTX' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
