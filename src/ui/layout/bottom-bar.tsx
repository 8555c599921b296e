import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface BottomBarProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** `end` for a bar at the end of its page. `anywhere` for one elsewhere: the page reserves space at its end. */
  place?: 'end' | 'anywhere';
  /** Whether it is also shown on wider screens, floating above the page. */
  floats?: boolean;
}

/** The buttons of a page on a phone, within reach of the thumb, wherever the page is scrolled to. */
export function BottomBar({ place = 'end', floats = false, ...rest }: BottomBarProps) {
  return (
    <div
      data-bottom-bar={place}
      className={clsx(
        'border-line bg-surface bottom-0 z-10 border-t px-4 py-3',
        place === 'end' ? 'sticky -mx-4 mt-6 -mb-6' : 'fixed inset-x-0',
        floats
          ? 'sm:bg-raised sm:shadow-float sm:bottom-4 sm:m-0 sm:rounded-lg sm:border-0'
          : 'sm:hidden',
      )}
      {...rest}
    />
  );
}
