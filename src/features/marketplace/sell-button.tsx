import { Link } from 'react-router-dom';
import { isVerifiedBuyer } from '@/domain/buyers/verified-buyer';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';

interface SellButtonProps {
  to: string;
  /** Stretches over the full width. */
  block?: boolean;
  /** Positions the button. */
  className?: string | undefined;
}

/** The link to selling a claim. Secondary for a verified buyer, who is here for other people's claims. */
export function SellButton({ to, ...rest }: SellButtonProps) {
  const isBuyer = useSession(({ user }) => isVerifiedBuyer(user));
  return (
    <Button {...rest} variant={isBuyer ? 'secondary' : 'primary'} asChild>
      <Link to={to}>Sell your claim</Link>
    </Button>
  );
}
