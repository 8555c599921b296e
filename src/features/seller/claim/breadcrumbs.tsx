import { Link } from 'react-router-dom';
import { pathTo } from '@/paths';
import { Breadcrumbs } from '@/ui/data/breadcrumbs';

export const claimBreadcrumbs = (
  <Breadcrumbs items={[{ label: 'My claims', link: <Link to={pathTo('myClaims')} /> }]} />
);
