import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/button';
import { Card } from '@/ui/data/card';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RoutePage, type RoutePageProps } from './route-page';

type AreaPageProps = Pick<RoutePageProps, 'of' | 'title' | 'width'> & {
  /** What this page is for. */
  description: string;
  /** What will be listed here. */
  holds: string;
  /** The one step that leads on from here. */
  next: { label: string; to: string };
  /** Tabs or a notice above the list. */
  above?: ReactNode;
};

/** A page whose list is still empty: what it holds, and the step that fills it. */
export function AreaPage({ holds, next, above, ...page }: AreaPageProps) {
  return (
    <RoutePage {...page}>
      {above}
      <Card>
        <EmptyState
          description={holds}
          emptyAction={
            <Button asChild>
              <Link to={next.to}>{next.label}</Link>
            </Button>
          }
        />
      </Card>
    </RoutePage>
  );
}
