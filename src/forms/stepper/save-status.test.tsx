import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SaveStatus } from './save-status';

const savedAt = '2026-03-02T09:00:00Z';

test('what is saved as a matter of course is shown, and not read out', () => {
  const { rerender } = render(<SaveStatus state="saving" savedAt={savedAt} />);
  expect(screen.getByText('Saving…')).toBeTruthy();
  rerender(<SaveStatus state="saved" savedAt={savedAt} />);
  expect(screen.getByText(/^Saved /)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['unchanged', 'Nothing written yet'],
  ['waiting', 'Saving…'],
  ['saving', 'Saving…'],
  ['refused', 'Not saved in your account'],
] as const)('before anything is saved, what is %s is said as it is', (state, words) => {
  render(<SaveStatus state={state} savedAt={null} />);
  expect(screen.getByText(words)).toBeTruthy();
});

test.each([
  ['failed', false, /^Not in your account yet/],
  ['refused', false, /^Not saved in your account/],
  ['saved', true, /^Only in this tab/],
] as const)('what is %s is read out where it may be lost', (state, isOnlyInTab, words) => {
  render(<SaveStatus {...{ state, savedAt, isOnlyInTab }} />);
  expect(screen.getByRole('status').textContent).toMatch(words);
});
