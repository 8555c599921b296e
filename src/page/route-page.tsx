import { Link } from 'react-router-dom';
import { type LabelledRoute, pageAbove, pathTo, type RouteName } from '@/paths';
import { ROUTES } from '@/route-table';
import { useListPath } from './list-path';
import { Breadcrumbs, type BreadcrumbsProps } from '@/ui/data/breadcrumbs';
import type { Area } from '@/ui/hooks/use-document-title';
import { Page, type PageProps } from '@/ui/layout/page';

export type RoutePageProps = Omit<PageProps, 'area' | 'breadcrumbs'> & {
  of: RouteName;
  /** The page above, if the route table does not know it because it depends on the reader. */
  above?: LabelledRoute | undefined;
  /** What comes between the page above and this one, such as the case of a claim. */
  parents?: BreadcrumbsProps['items'];
};

/** A page of the route table, with the way up that the table defines. */
export function RoutePage({ of, above = pageAbove(of), parents = [], ...page }: RoutePageProps) {
  return (
    <Page
      {...page}
      area={frameOf(of)}
      breadcrumbs={above && <WayUp to={above} parents={parents} />}
    />
  );
}

function WayUp({ to, parents }: { to: LabelledRoute; parents: BreadcrumbsProps['items'] }) {
  const link = <Link to={usePathTo(to)} />;
  return <Breadcrumbs items={[{ label: ROUTES[to].label, link }, ...parents]} />;
}

/** The path of a page above. A list is as the person left it. */
export function usePathTo(above: LabelledRoute): string {
  return useListPath(pathTo(above));
}

export function frameOf(page: RouteName): Area {
  return ROUTES[page].area === 'admin' ? 'admin' : 'user';
}
