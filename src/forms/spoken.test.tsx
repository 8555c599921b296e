import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Spoken } from './spoken';

test('a sum is read out once the typing rests, and not what stood there at first', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const said = () => screen.getByRole('status').textContent;
  const { rerender } = render(<Spoken text="" />);
  const keys = ['You pay $7.00.', 'You pay $72.00.', 'You pay $72.50.'];
  for (const text of keys) {
    rerender(<Spoken text={text} />);
    act(() => void vi.advanceTimersByTime(900));
    expect(said()).toBe('');
  }
  act(() => void vi.advanceTimersByTime(100));
  expect(said()).toBe('You pay $72.50.');
});
