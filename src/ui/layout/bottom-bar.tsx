import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface BottomBarProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** `end` where it stands at the end of its page, `anywhere` within it: the page then has room for it below. */
  place?: 'end' | 'anywhere';
  /** Whether it is there on a wider screen as well, floating above the page. */
  floats?: boolean;
}

/** The acts of a phone's page, in reach of the thumb, wherever the page is scrolled to. */
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
