import { RoutePage, type RoutePageProps } from '@/page/route-page';
import { List } from './list';
import type { ListDeclaration, ListParams } from './list-declaration';

/**
 * A page that is one list of the contract. Whatever differs between lists is declared. Everything else, from the
 * address to the skeleton, is the same everywhere.
 */
export function ListPage<Params extends ListParams, Data, Row extends { id: number }, Failure>({
  of,
  title,
  description,
  action,
  ...declaration
}: ListDeclaration<Params, Data, Row, Failure> &
  Pick<RoutePageProps, 'of' | 'title' | 'description' | 'action'>) {
  return (
    <RoutePage of={of} title={title} description={description} action={action}>
      <List {...declaration} />
    </RoutePage>
  );
}
