import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/button';
import { Breadcrumbs } from '@/ui/data/breadcrumbs';
import { Card } from '@/ui/data/card';
import { EmptyState } from '@/ui/feedback/empty-state';
import type { Area } from '@/ui/hooks/use-document-title';
import { Page } from '@/ui/layout/page';

interface AreaPageProps {
  title: string;
  /** What this page is for. */
  description: string;
  /** What will be listed here. */
  holds: string;
  /** The one step that leads on from here. */
  next: { label: string; to: string };
  area?: Area;
  /** The page above this one. */
  parent?: { label: string; to: string };
  /** Tabs or a notice above the list. */
  above?: ReactNode;
  width?: 'page' | 'narrow';
}

/** A page whose list is still empty: what it holds, and the step that fills it. */
export function AreaPage({ holds, next, parent, above, ...page }: AreaPageProps) {
  return (
    <Page
      {...page}
      breadcrumbs={
        parent && <Breadcrumbs items={[{ label: parent.label, link: <Link to={parent.to} /> }]} />
      }
    >
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
    </Page>
  );
}
