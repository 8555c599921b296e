import type { Manifest } from 'vite';
import { featureOf } from '../import-borders.ts';
import type { RouteName } from '../../src/paths.ts';
import { LARGEST_SCRIPT, type RouteRules } from './budgets.ts';
import { closure } from './closure.ts';
import type { Inlined } from './inlined.ts';

/** The output of `npm run build`; sizes are bytes of brotli. */
export interface Bundle {
  manifest: Manifest;
  /** The modules of each chunk, from `chunkModules()`. */
  modules: Record<string, string[]>;
  size: (file: string) => number;
  /** What is inlined in the HTML of a page: its styles, its head script and the entry of the app. */
  inlined: (page: RouteName) => Inlined;
}

export interface RouteLoad {
  script: number;
  styles: number;
  problems: string[];
}

// Text that survives minifying: phrases from each package's own messages.
const MARKERS = [
  ['msw', /\[MSW\]|mockServiceWorker/],
  ['PGlite', /pglite/i],
] as const;

const FOREIGN_MODULES =
  /(^|\/)node_modules\/(msw|@mswjs|@electric-sql\/pglite)\/|^src\/mocks\/|^server\//;

/** The names of the development tools that a built file contains. */
export function toolsIn(text: string): string[] {
  return MARKERS.filter(([, marker]) => marker.test(text)).map(([name]) => name);
}

/** One sentence for each module that does not belong in what visitors download, lazily or not. */
export function foreignModules(modules: Bundle['modules']): string[] {
  return Object.entries(modules).flatMap(([chunk, ids]) =>
    ids.filter((id) => FOREIGN_MODULES.test(id)).map((id) => `${chunk} contains ${id}`),
  );
}

/** No script, even a lazy one, may be so large that it delays everything after it. */
export function largeScripts({ modules, size }: Pick<Bundle, 'modules' | 'size'>): string[] {
  return Object.keys(modules).flatMap((file) => overBudget(file, size(file), LARGEST_SCRIPT));
}

/** What opening a path loads before anybody clicks, and which rules that breaks. */
export function routeLoad(route: RouteRules, bundle: Bundle): RouteLoad {
  const entry = Object.keys(bundle.manifest).find((key) => bundle.manifest[key]?.isEntry);
  const missing = route.modules.filter((key) => !bundle.manifest[key]);
  if (entry === undefined || missing.length > 0) {
    const problem =
      `${route.path}: ${missing.join(', ') || 'the entry'} is no chunk of its own ` +
      '(see src/route-table.ts and scripts/bundle/budgets.ts)';
    return { script: 0, styles: 0, problems: [problem] };
  }

  const loaded = closure([entry, ...route.modules], bundle.manifest);
  const scripts = new Set(loaded.filter(({ isEntry }) => !isEntry).map(({ file }) => file));
  const inlined = bundle.inlined(route.page);
  const script = sum([...scripts].map(bundle.size)) + inlined.script;
  const { styles } = inlined;

  const strangers = [...scripts].flatMap((file) =>
    (bundle.modules[file] ?? []).filter((id) => {
      const feature = featureOf(id);
      return feature !== undefined && feature !== route.feature;
    }),
  );
  const problems = [
    ...strangers.map((id) => `${route.path} loads ${id}, which is another feature's`),
    ...overBudget(`${route.path}: JavaScript`, script, route.script),
    ...overBudget(`${route.path}: CSS`, styles, route.styles),
  ];
  return { script, styles, problems };
}

function overBudget(what: string, bytes: number, budget: number): string[] {
  return bytes > budget ? [`${what} is ${bytes} bytes of brotli, ${budget} are allowed`] : [];
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
