import type { ComponentProps } from 'react';

/** A part of a page that scrolls by itself, and by keyboard as well: therefore it takes the focus and has a name. */
export function ScrollRegion({
  label,
  ...rest
}: Omit<ComponentProps<'div'>, 'role' | 'tabIndex'> & { label: string }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled is reached by keyboard
  return <div role="region" aria-label={label} tabIndex={0} {...rest} />;
}
