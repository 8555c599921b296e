import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Skeleton, Skeletons } from './skeleton';

test.each([3, 8, 25])('of %i rows each has its height; at most eight are drawn', (count) => {
  render(
    <ul>
      <Skeletons as="li" count={count} height="h-16" className="border-b">
        <Skeleton />
      </Skeletons>
    </ul>,
  );
  const rows = screen.getAllByRole('listitem');
  expect(rows.filter(({ classList }) => classList.contains('h-16'))).toHaveLength(count);
  expect(document.querySelectorAll('.skeleton')).toHaveLength(Math.min(count, 8));
});
