/** What a first visit may load, in bytes of brotli: the figures that decide how fast a route opens. */
import { pageModule, type RouteName } from '../../src/paths.ts';
import { ROUTES } from '../../src/route-table.ts';
import { featureOf } from '../import-borders.ts';

export const KB = 1000;

export const LARGEST_SCRIPT = 100 * KB;
export const STYLES = 7 * KB;

export interface RouteRules {
  path: string;
  /** The modules that the route table loads on demand for this path, the shell included. */
  modules: string[];
  /** The folder of src/features whose code may load with it. */
  feature: string;
  script: number;
  styles: number;
}

export interface RouteBudget extends RouteRules {
  /** The page of the floor application to compare with: one form, or a list of 25 rows. */
  floor: 'form' | 'list';
  asAdmin: boolean;
}

/** The routes with a budget of their own; the shells are the ones of src/routes.tsx. */
export const routeBudgets: RouteBudget[] = [
  {
    path: '/login',
    ...pageOf('login'),
    script: 136 * KB,
    styles: STYLES,
    floor: 'form',
    asAdmin: false,
  },
  {
    path: '/marketplace',
    ...pageOf('marketplace', 'src/shell/user-shell.tsx'),
    script: 150 * KB,
    styles: STYLES,
    floor: 'list',
    asAdmin: false,
  },
  {
    path: '/admin/users',
    ...pageOf('adminUsers', 'src/shell/admin-area.tsx'),
    script: 168 * KB,
    styles: STYLES,
    floor: 'list',
    asAdmin: true,
  },
];

/** Every page of the route table, for the rule that it loads no other feature's code. */
export function everyPage(): RouteRules[] {
  return (Object.keys(ROUTES) as RouteName[]).map((name) => ({
    path: `page ${name}`,
    ...pageOf(name),
    script: Number.POSITIVE_INFINITY,
    styles: Number.POSITIVE_INFINITY,
  }));
}

function pageOf(name: RouteName, ...shells: string[]) {
  const module = pageModule(name);
  return { modules: [...shells, module], feature: featureOf(module) ?? '' };
}
