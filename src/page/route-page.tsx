import { Link } from 'react-router-dom';
import { type LabelledRoute, pageAbove, pathTo, type RouteName } from '@/paths';
import { ROUTES } from '@/route-table';
import { useListPath } from './list-path';
import { Breadcrumbs, type BreadcrumbsProps } from '@/ui/data/breadcrumbs';
import type { Area } from '@/ui/hooks/use-document-title';
import { Page, type PageProps } from '@/ui/layout/page';

export type RoutePageProps = Omit<PageProps, 'area' | 'breadcrumbs'> & {
  of: RouteName;
  /** The page above, where the table does not know it: it depends on who reads. */
  above?: LabelledRoute | undefined;
  /** What stands between the page above and this one: the case of a claim. */
  parents?: BreadcrumbsProps['items'];
};

/** A page of the route table, with the way up that the table says. */
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

/** The path of a page above, as it was left where it is a list. */
export function usePathTo(above: LabelledRoute): string {
  return useListPath(pathTo(above));
}

export function frameOf(page: RouteName): Area {
  return ROUTES[page].area === 'admin' ? 'admin' : 'user';
}
