import { Link, useSearchParams } from 'react-router-dom';
import type { User } from '@generated/model';
import { isAgreementOffered } from '@/domain/buyers/agreement-due';
import { portalPath } from '@/session/after-login';
import { safeFrom } from '@/session/safe-from';
import { Button, type ButtonProps } from '@/ui/button';

/** Leads on to where the person was going, without accepting. */
export function NotNow({ user, size = 'md' }: { user: User; size?: ButtonProps['size'] }) {
  const from = safeFrom(useSearchParams()[0].get('from'), 'user');
  return (
    <Button variant="secondary" size={size} asChild>
      <Link to={from ?? portalPath(user)}>
        {isAgreementOffered(user.buyer_account_status) ? 'Not now' : 'Continue'}
      </Link>
    </Button>
  );
}
