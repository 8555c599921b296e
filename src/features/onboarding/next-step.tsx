import type { Case } from '@generated/model';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Seller, sellingStep } from '@/domain/selling-step';
import { pathTo } from '@/paths';
import { entryPath } from '@/session/entry-path';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Skeleton } from '@/ui/feedback/skeleton';

/** Null for the moment in which a session has a token and no profile yet. */
function useSeller(): Seller | null {
  const token = useSession((session) => session.token);
  const isAdmin = useSession((session) => session.isAdmin);
  const user = useSession((session) => session.user);
  if (token === null) return { kind: 'visitor' };
  if (isAdmin) return { kind: 'staff' };
  return user && { kind: 'user', user };
}

/** The one thing to do next for somebody who wants to sell a claim of this case. */
export function NextStep({ item }: { item: Case }) {
  const seller = useSeller();
  return (
    <Card>
      <CardHeader title="Next step" />
      <CardBody className="grid gap-3 text-sm">
        {seller ? <Step item={item} seller={seller} /> : <Skeleton className="h-20" />}
      </CardBody>
    </Card>
  );
}

function Step({ item, seller }: { item: Case; seller: Seller }) {
  const here = pathTo('claimOnboardingForCase', { case_code: item.case_code });
  switch (sellingStep(item.status, seller)) {
    case 'case_not_open':
      return (
        <>
          <p>
            {item.status === 'paused'
              ? 'This case takes no new claims for now.'
              : 'This case is closed: its claims are no longer traded here.'}
          </p>
          <Wide variant="secondary" to={pathTo('claimOnboarding')}>
            Pick another case
          </Wide>
        </>
      );
    case 'register':
      return (
        <>
          <p>
            An account is free, and your name stays private until you accept an offer. Afterwards
            you come back here.
          </p>
          <Wide to={entryPath('register', here)}>Register to sell</Wide>
          <Wide variant="secondary" to={entryPath('login', here)}>
            Log in
          </Wide>
        </>
      );
    case 'staff':
      return (
        <>
          <p>You are logged in as an administrator. Claims are listed by their holders.</p>
          <Wide variant="secondary" to={pathTo('adminHome')}>
            Go to the admin area
          </Wide>
        </>
      );
    case 'verify_identity':
      return (
        <>
          <p>
            Before a claim is listed we verify who holds it: an identity document and a photo, once.
          </p>
          <Wide to={pathTo('verifyIdentity')}>Verify your identity</Wide>
        </>
      );
    case 'list_claim':
      return (
        <>
          <p>
            Your identity papers are with us. Your claims and what happens with them are in one
            place.
          </p>
          <Wide to={pathTo('myClaims')}>Go to my claims</Wide>
        </>
      );
  }
}

function Wide({
  to,
  variant = 'primary',
  children,
}: {
  to: string;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}) {
  return (
    <Button block variant={variant} asChild>
      <Link to={to}>{children}</Link>
    </Button>
  );
}
