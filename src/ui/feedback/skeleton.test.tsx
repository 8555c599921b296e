import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Skeleton, SkeletonRows } from './skeleton';

function open(count: number) {
  render(
    <ul>
      <SkeletonRows as="li" count={count} rowRem={4} className="">
        <Skeleton />
      </SkeletonRows>
    </ul>,
  );
  const bars = document.querySelectorAll('.skeleton').length;
  const heights = screen
    .getAllByRole('listitem', { hidden: true })
    .map(({ style }) => Number.parseFloat(style.height));
  return { bars, height: heights.reduce((sum, height) => sum + height, 0) };
}

test.each([3, 8, 25])(
  '%i rows have their whole height; at most eight of them are drawn',
  (count) => {
    expect(open(count)).toEqual({ bars: Math.min(count, 8), height: count * 4 });
  },
);
