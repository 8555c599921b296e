import { Link, useLocation } from 'react-router-dom';
import { pathTo, placeAt } from '@/paths';
import { RoutePage } from '@/page/route-page';
import { Button } from '@/ui/button';
import { Card } from '@/ui/data/card';
import { EmptyState } from '@/ui/feedback/empty-state';
import { AREAS, isAreaRoute } from './areas';

/** Says what a page without content is for, and leads on. */
export default function AreaPage() {
  const { pathname } = useLocation();
  const of = placeAt(pathname)?.page;
  if (of === undefined || !isAreaRoute(of)) throw new Error(`${pathname} is no such page.`);
  const { title, description, holds, next } = AREAS[of];
  return (
    <RoutePage of={of} title={title} description={description}>
      <Card>
        <EmptyState
          description={holds}
          emptyAction={
            <Button asChild>
              <Link to={pathTo(next.to)}>{next.label}</Link>
            </Button>
          }
        />
      </Card>
    </RoutePage>
  );
}
