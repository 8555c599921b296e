import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '@/paths';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import type { Area } from '@/ui/hooks/use-document-title';
import { Page } from '@/ui/layout/page';

interface NotFoundProps {
  title?: string;
  description?: string;
  area?: Area;
  /** The way on; by default to the marketplace. */
  action?: ReactNode;
}

const toMarketplace = (
  <Button asChild>
    <Link to={pathTo('marketplace')}>Go to the marketplace</Link>
  </Button>
);

export function NotFound({
  title = 'Page not found',
  description = 'There is nothing at this address. It may have moved, or the link may be incomplete.',
  area = 'user',
  action = toMarketplace,
}: NotFoundProps) {
  return (
    <Page title={title} area={area}>
      <EmptyState
        title="Nothing here"
        description={description}
        icon={<SearchX size={20} />}
        emptyAction={action}
      />
    </Page>
  );
}
