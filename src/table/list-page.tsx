import { Page, type PageProps } from '@/ui/layout/page';
import { List } from './list';
import type { ListDeclaration, ListParams } from './list-declaration';

/**
 * A page that is one list of the contract. What differs between one list and another is declared; everything else, from
 * the address to the skeleton, is the same everywhere.
 */
export function ListPage<Params extends ListParams, Data, Row extends { id: number }, Failure>({
  title,
  description,
  action,
  area,
  breadcrumbs,
  ...declaration
}: ListDeclaration<Params, Data, Row, Failure> &
  Pick<PageProps, 'title' | 'description' | 'action' | 'area' | 'breadcrumbs'>) {
  return (
    <Page
      title={title}
      description={description}
      action={action}
      breadcrumbs={breadcrumbs}
      {...(area && { area })}
    >
      <List {...declaration} />
    </Page>
  );
}
