import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from './feedback/spinner';

const base =
  'fade one-line relative inline-flex items-center justify-center gap-2 rounded-lg text-center font-medium';

const variants = {
  // The border is visible in a contrast theme, which removes the background.
  primary: 'bg-primary text-on-primary hover:bg-primary-hover border border-transparent',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-subtle border',
  ghost: 'text-ink hover:bg-subtle',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover border border-transparent',
  link: 'text-link underline-offset-4 hover:underline',
};

/** For a thumb (`thumb:`, on phones and touch screens) each is 44 px high. */
const sizes = {
  sm: 'h-8 px-3 text-sm thumb:h-11',
  md: 'h-9 px-4 text-sm thumb:h-11',
  lg: 'h-11 px-5 text-base',
};

export type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Stretches over the full width. */
  block?: boolean;
  /** Ignores presses, and keeps the focus. */
  disabled?: boolean;
  /** Shows a spinner in place of the label, keeps the width and the focus, and ignores presses. */
  isPending?: boolean;
  /** Renders the single child (a router link) with the looks of a button. */
  asChild?: boolean;
};

export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  isPending = false,
  asChild = false,
  disabled = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = clsx(
    base,
    variants[variant],
    // A link is as high as its line, whatever is next to it. The touch area extends 10 px above and below.
    variant === 'link' ? 'thumb:-my-2.5 thumb:min-h-11 min-h-6 text-sm' : sizes[size],
    block && 'w-full',
    disabled && 'cursor-not-allowed opacity-50',
    className,
  );
  if (asChild) {
    return (
      <Slot.Root className={look} data-variant={variant} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    );
  }

  const isOff = isPending || disabled;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: that would drop the focus to <body> and hide the button from a screen reader.
    // Preventing the click also stops an implicit submit by Enter, which browsers send as a click.
    if (isOff) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={look}
      data-variant={variant}
      aria-busy={isPending || undefined}
      aria-disabled={isOff || rest['aria-disabled']}
      onClick={handleClick}
    >
      {isPending ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
