import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { Tooltip } from './overlay/tooltip';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What the button does. Read aloud, and shown on hover or keyboard focus. */
  label: string;
  size?: 'sm' | 'md';
  /** Renders the single child (a router link) with the looks of a button. */
  asChild?: boolean;
};

export function IconButton({
  label,
  size = 'md',
  asChild = false,
  className,
  ...rest
}: IconButtonProps) {
  const Tag = asChild ? Slot.Root : 'button';
  return (
    <Tooltip text={label}>
      <Tag
        {...(!asChild && { type: 'button' as const })}
        aria-label={label}
        className={clsx(
          'fade text-muted hover:bg-subtle hover:text-ink inline-grid shrink-0 place-items-center rounded-lg disabled:cursor-not-allowed disabled:opacity-50',
          size === 'sm' ? 'size-7' : 'size-9',
          'thumb:size-11',
          className,
        )}
        {...rest}
      />
    </Tooltip>
  );
}
