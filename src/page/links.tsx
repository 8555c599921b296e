import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** A line of a card that is one link as a whole. It holds a CoverLink. */
export function LinkRow({ className, ...rest }: ComponentProps<'li'>) {
  return (
    <li
      className={clsx(
        'border-line hover:bg-subtle relative flex border-b last:border-0',
        className,
      )}
      {...rest}
    />
  );
}

/** A link that covers its whole row or card. Other links stay above it. */
export function CoverLink({ className, ...rest }: LinkProps) {
  return <Link className={clsx('after:absolute after:inset-0', className)} {...rest} />;
}

/** A link within a sentence. */
export function TextLink(link: Omit<LinkProps, 'className'>) {
  return <Link {...link} className="text-link underline underline-offset-4" />;
}
