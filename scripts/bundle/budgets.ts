/**
 * What a first visit may load, in bytes of brotli. The budgets are today's sizes, so that they do not grow by accident.
 * About 0.1 KB varies with the hashes in file names, which change with every edit. The target sizes are next to the
 * times in scripts/bench/load/pages.ts.
 */
import { keysOf } from '../../src/domain/keys-of.ts';
import { pageModule, type RouteName } from '../../src/paths.ts';
import { ROUTES } from '../../src/route-table.ts';
import { featureOf } from '../import-borders.ts';

export const KB = 1000;

export const LARGEST_SCRIPT = 100 * KB;
const STYLES = 8.7 * KB;

export interface RouteRules {
  path: string;
  page: RouteName;
  /** The modules that the route table loads on demand for this path, including the shell. */
  modules: string[];
  /** The folder of src/features whose code may load with it. */
  feature: string;
  script: number;
  styles: number;
}

/** The routes with a budget of their own; the shells are the ones of src/routes.tsx. */
export const routeBudgets: RouteRules[] = [
  {
    path: '/login',
    ...pageOf('login'),
    script: 120.4 * KB,
    styles: STYLES,
  },
  {
    path: '/marketplace',
    ...pageOf('marketplace', 'src/shell/user-shell.tsx'),
    script: 146.5 * KB,
    styles: STYLES,
  },
  {
    path: '/my-claims',
    ...pageOf('myClaims', 'src/shell/user-shell.tsx'),
    script: 150 * KB,
    styles: STYLES,
  },
  {
    path: '/my-offers',
    ...pageOf('myOffers', 'src/shell/user-shell.tsx'),
    script: 149 * KB,
    styles: STYLES,
  },
  {
    path: '/admin/users',
    ...pageOf('adminUsers', 'src/shell/admin-area.tsx'),
    script: 149.6 * KB,
    styles: STYLES,
  },
];

/** Every page of the route table, for the rule that it loads no other feature's code. */
export function everyPage(): RouteRules[] {
  return keysOf(ROUTES).map((name) => ({
    path: `page ${name}`,
    ...pageOf(name),
    script: Number.POSITIVE_INFINITY,
    styles: Number.POSITIVE_INFINITY,
  }));
}

function pageOf(name: RouteName, ...shells: string[]) {
  const module = pageModule(name);
  return { page: name, modules: [...shells, module], feature: featureOf(module) ?? '' };
}
