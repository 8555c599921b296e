import { Link } from 'react-router-dom';
import { pathTo } from '@/paths';
import { useListPath } from '@/table/list-path';
import { Breadcrumbs } from '@/ui/data/breadcrumbs';

/** The way back to the list as it was left. */
export function ClaimBreadcrumbs() {
  const list = useListPath(pathTo('myClaims'));
  return <Breadcrumbs items={[{ label: 'My claims', link: <Link to={list} /> }]} />;
}
