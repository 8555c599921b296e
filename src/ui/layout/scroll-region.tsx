import type { ComponentProps } from 'react';

/** A part of a page that scrolls on its own. It has a name and takes the focus, to be scrolled by keyboard. */
export function ScrollRegion({
  label,
  ...rest
}: Omit<ComponentProps<'div'>, 'role' | 'tabIndex'> & { label: string }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling needs to work by keyboard
  return <div role="region" aria-label={label} tabIndex={0} {...rest} />;
}
