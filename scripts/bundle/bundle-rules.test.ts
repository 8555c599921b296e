import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';
import type { RouteRules } from './budgets.ts';
import { projectRoot } from '../build-stamp.ts';
import { foreignModules, largeScripts, routeLoad, toolsIn, type Bundle } from './bundle-rules.ts';

// Below the project, so that packages resolve as they do for the application.
const folder = mkdtempSync(join(projectRoot, 'node_modules/.bundle-rules-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Minified by the same bundler as the application, leaving only what the code uses. */
async function bundled(code: string): Promise<string> {
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, code);
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output.map((file) => 'code' in file && file.code)).join();
}

describe('development tools are recognised in minified code', () => {
  test.each([
    ['msw', `import { setupWorker } from 'msw/browser'; void setupWorker().start();`],
    ['PGlite', `import { PGlite } from '@electric-sql/pglite'; window.db = new PGlite();`],
  ])('%s', async (tool, code) => {
    expect(toolsIn(await bundled(code))).toContain(tool);
  });

  test('and not in code without them', async () => {
    const code = `import { createRoot } from 'react-dom/client'; createRoot(document.body).render('');`;
    expect(toolsIn(await bundled(code))).toEqual([]);
  });
});

test('modules that visitors must not download are named', () => {
  const modules = {
    'assets/a.js': ['src/main.tsx', 'node_modules/react/index.js', 'src/mocks/start.ts'],
    'assets/b.js': ['node_modules/msw/lib/core/index.mjs', 'server/app.ts', 'src/api/client.ts'],
  };
  expect(foreignModules(modules)).toEqual([
    'assets/a.js contains src/mocks/start.ts',
    'assets/b.js contains node_modules/msw/lib/core/index.mjs',
    'assets/b.js contains server/app.ts',
  ]);
});

test('a script over the limit is named', () => {
  const sizes: Record<string, number> = { 'small.js': 100_000, 'large.js': 100_001 };
  const modules = { 'small.js': [], 'large.js': [] };
  expect(largeScripts({ modules, size: (file) => sizes[file] ?? 0 })).toEqual([
    'large.js is 100001 bytes of brotli, 100000 are allowed',
  ]);
});

describe('what a route loads', () => {
  const login: RouteRules = {
    path: '/login',
    page: 'login',
    modules: ['src/features/auth/login-page.tsx'],
    feature: 'auth',
    script: 1000,
    styles: 350,
  };
  const bundle: Bundle = {
    manifest: {
      'index.html': { file: 'main.js', isEntry: true, imports: ['_shared.js'] },
      '_shared.js': { file: 'shared.js' },
      'src/features/auth/login-page.tsx': { file: 'login.js', imports: ['_shared.js'] },
      'src/features/seller/claims-page.tsx': { file: 'claims.js' },
    },
    modules: {
      'shared.js': ['src/forms/form-shell.tsx'],
      'login.js': ['src/features/auth/login-page.tsx'],
      'claims.js': ['src/features/seller/claims-page.tsx'],
    },
    size: () => 300,
    inlined: () => ({ script: 100, styles: 350 }),
  };

  test('is what stands in its HTML, its lazy modules and what they import, each once', () => {
    expect(routeLoad(login, bundle)).toEqual({ script: 700, styles: 350, problems: [] });
  });

  test('must stay within the budget', () => {
    const { problems } = routeLoad({ ...login, script: 699 }, bundle);
    expect(problems).toEqual(['/login: JavaScript is 700 bytes of brotli, 699 are allowed']);
  });

  test('counts the styles in the page as well', () => {
    const { problems } = routeLoad({ ...login, styles: 349 }, bundle);
    expect(problems).toEqual(['/login: CSS is 350 bytes of brotli, 349 are allowed']);
  });

  test('must not contain the code of another feature', () => {
    const modules = { ...bundle.modules, 'shared.js': ['src/features/seller/claim-card.tsx'] };
    const { problems } = routeLoad(login, { ...bundle, modules });
    expect(problems).toEqual([
      `/login loads src/features/seller/claim-card.tsx, which is another feature's`,
    ]);
  });

  test('is unknown when its module is no chunk of its own', () => {
    const { problems } = routeLoad({ ...login, modules: ['src/features/auth/gone.tsx'] }, bundle);
    expect(problems).toEqual([expect.stringContaining('src/features/auth/gone.tsx is no chunk')]);
  });
});
