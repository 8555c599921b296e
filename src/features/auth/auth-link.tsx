import { clsx } from 'clsx';
import { Link, type LinkProps } from 'react-router-dom';
import type { AuthLinkState } from './links/auth-links';

/** A link within the text of an auth card. */
export function AuthLink({ className, ...rest }: LinkProps & { state?: AuthLinkState }) {
  return (
    <Link
      className={clsx('text-link font-medium underline-offset-4 hover:underline', className)}
      {...rest}
    />
  );
}
