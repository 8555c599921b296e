import { Link } from 'react-router-dom';
import { isVerifiedBuyer } from '@/domain/buyers/verified-buyer';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';

interface SellButtonProps {
  to: string;
  /** Over the whole width. */
  block?: boolean;
  /** Its place. */
  className?: string | undefined;
}

/** The way to a sale. A verified buyer is here for the claims of others: to them it is not the first thing to do. */
export function SellButton({ to, ...rest }: SellButtonProps) {
  const isBuyer = useSession(({ user }) => isVerifiedBuyer(user));
  return (
    <Button {...rest} variant={isBuyer ? 'secondary' : 'primary'} asChild>
      <Link to={to}>Sell your claim</Link>
    </Button>
  );
}
