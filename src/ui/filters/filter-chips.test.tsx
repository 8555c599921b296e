import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FilterChips } from './filter-chips';

function Chips({ values }: { values: string[] }) {
  const [left, setLeft] = useState(values);
  return (
    <FilterChips
      chips={left.map((value) => ({
        key: value,
        name: 'Status',
        value,
        onRemove: () => setLeft(left.filter((each) => each !== value)),
      }))}
      onClearAll={() => setLeft([])}
    />
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label');

test('who takes a filter away goes on from the next one, then from the last, then from the empty group', async () => {
  const person = userEvent.setup();
  render(<Chips values={['Active', 'Pending', 'Suspended']} />);
  await person.click(screen.getByRole('button', { name: 'Remove filter Status: Pending' }));
  expect(focused()).toBe('Remove filter Status: Suspended');
  await person.keyboard('{Enter}');
  expect(focused()).toBe('Remove filter Status: Active');
  await person.keyboard('{Enter}');
  expect(focused()).toBe('No active filters');
});

test('who clears all filters stays where they were', async () => {
  const person = userEvent.setup();
  render(<Chips values={['Active', 'Pending']} />);
  await person.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('list')).toBeNull();
  expect(focused()).toBe('No active filters');
});
