import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '@generated/model';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Page } from '@/ui/layout/page';

interface PortalPageProps {
  /** Until the session knows its user. */
  title: string;
  description: string;
  /** What a person comes for. */
  next: { label: string; to: string };
  children: (user: User | null) => ReactNode;
}

/** The page on which a person of a role begins. */
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
