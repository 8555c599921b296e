import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type LabelledRoute, pageAbove, type RouteName } from '@/paths';
import { ROUTES } from '@/route-table';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Page } from '@/ui/layout/page';
import { frameOf, usePathTo } from './route-page';

interface NotFoundProps {
  /** The page that has nothing to show. Without one, the address matches no page. */
  of?: RouteName;
  /** The page above it, if the route table does not know it. */
  above?: LabelledRoute | undefined;
  title?: string;
  description?: string;
}

/** Offers a link to the page above. Without one it leads to the marketplace, or to the administration for staff. */
export function NotFound({
  of,
  above = of && pageAbove(of),
  title = 'Page not found',
  description = 'There is nothing at this address. It may have moved, or the link may be incomplete.',
}: NotFoundProps) {
  const isAdmin = useSession((session) => session.isAdmin);
  const next = above ?? (isAdmin ? 'adminHome' : 'marketplace');
  const path = usePathTo(next);
  return (
    <Page title={title} area={of ? frameOf(of) : 'user'}>
      <EmptyState
        title="Nothing here"
        description={description}
        icon={<SearchX size={20} />}
        emptyAction={
          <Button asChild>
            <Link to={path}>Go to {ROUTES[next].label.toLowerCase()}</Link>
          </Button>
        }
      />
    </Page>
  );
}
