import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const report = process.env['TEST_REPORT'];

/** Tests that load the app's modules again, as a page reload does. Each file has a worker of its own. */
const RELOADS = 'src/**/*.reload.test.ts';

/**
 * With PostgreSQL (`TEST_DATABASE_URL`), only the files that open the test database are run. The others do not depend
 * on the database, or start their own.
 */
const SERVER_TESTS = process.env['TEST_DATABASE_URL']
  ? [
      ...globSync('server/**/*.test.ts', { cwd: folder('.') }).filter((path) => {
        const text = readFileSync(folder(path), 'utf8');
        return (
          /\/testing\/(exchange-client|test-database)';/.test(text) &&
          !text.includes('connectPglite(')
        );
      }),
      'tests/contract/conformance.test.ts',
    ]
  : ['server/**/*.test.ts', 'tests/contract/**/*.test.ts', 'scripts/**/*.test.ts'];

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: folder('./src/') },
      { find: /^@generated\//, replacement: folder('./generated/') },
    ],
  },
  test: {
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    env: { TZ: 'UTC' },
    restoreMocks: true,
    // The files of a worker share modules, environment and compiled code (docs/decisions/0049). Loading them again for
    // each file would cost more than the tests.
    isolate: false,
    unstubGlobals: true,
    // On a busy machine, a second may pass before anything has started.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: SERVER_TESTS,
          testTimeout: 240_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'domain',
          environment: 'node',
          include: ['src/domain/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'src/domain/**', RELOADS],
          setupFiles: ['src/test-setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'reload',
          environment: 'jsdom',
          include: [RELOADS],
          setupFiles: ['src/test-setup.ts'],
          testTimeout: 60_000,
          isolate: true,
        },
      },
    ],
  },
});
