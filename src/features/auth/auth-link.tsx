import { clsx } from 'clsx';
import { Link, type LinkProps } from 'react-router-dom';
import { Button } from '@/ui/button';
import type { AuthLinkState } from './links/auth-links';

type AuthLinkProps = LinkProps & { state?: AuthLinkState };

/** A link within the text of an auth card. */
export function AuthLink({ className, ...rest }: AuthLinkProps) {
  return (
    <Link
      className={clsx('text-link font-medium underline-offset-4 hover:underline', className)}
      {...rest}
    />
  );
}

/** The button-like link at the end of an auth card. */
export function AuthButtonLink(link: AuthLinkProps) {
  return (
    <Button size="lg" block asChild>
      <Link {...link} />
    </Button>
  );
}
