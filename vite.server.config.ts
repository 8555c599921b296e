import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { pageModule, type RouteName } from './src/paths.ts';
import { ROUTES, type Area } from './src/route-table.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The frames around the pages, which the route table loads lazily as well. */
const shells: Record<Area, string[]> = {
  auth: [],
  public: ['src/shell/user-shell.tsx'],
  user: ['src/shell/user-shell.tsx'],
  buyer: ['src/shell/user-shell.tsx'],
  admin: ['src/shell/admin-area.tsx'],
};

/** The lazy modules of each page by its path pattern, for the preloads in index.html. */
const routeModules = Object.fromEntries(
  (Object.keys(ROUTES) as RouteName[]).map((name) => [
    ROUTES[name].pattern,
    [pageModule(name), ...shells[ROUTES[name].area]],
  ]),
);

/** Builds the Node host: its own code in one file for each entry, packages stay in node_modules. */
export default defineConfig({
  resolve: { alias: { '@': folder('./src'), '@generated': folder('./generated') } },
  define: { __ROUTE_MODULES__: JSON.stringify(routeModules) },
  publicDir: false,
  build: {
    outDir: 'dist/server',
    ssr: true,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: { input: { node: 'server/node.ts', 'db-cli': 'server/db-cli.ts' } },
  },
});
