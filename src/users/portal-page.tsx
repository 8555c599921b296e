import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '@generated/model';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Card, CardBody } from '@/ui/data/card';
import { Skeleton, SkeletonText } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';

interface PortalPageProps {
  /** The title until the session knows its user. */
  title: string;
  description: string;
  /** What a person comes here for. */
  next: { label: string; to: string };
  children: (user: User | null) => ReactNode;
}

/** The page on which a person with a given role begins. */
export function PortalPage({ title, description, next, children }: PortalPageProps) {
  const user = useSession((session) => session.user);
  return (
    <Page
      title={user ? `Welcome, ${user.first_name}` : title}
      description={description}
      action={
        <Button asChild>
          <Link to={next.to}>{next.label}</Link>
        </Button>
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">{children(user)}</div>
    </Page>
  );
}

/** Takes the place of a portal's card while its content is read. */
export function WaitingCard({ name }: { name: string }) {
  return (
    <Card aria-label={name} aria-busy>
      <CardBody>
        <Skeleton className="mb-4 h-6 w-1/3" />
        <SkeletonText lines={3} />
      </CardBody>
    </Card>
  );
}
