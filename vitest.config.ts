import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const report = process.env['TEST_REPORT'];

/** Tests that load the modules of the app anew, as a reload of the page does: each file has a worker of its own. */
const RELOADS = 'src/**/*.reload.test.ts';

/**
 * Against PostgreSQL (`TEST_DATABASE_URL`) run the files that open the test database. What the others test is decided by
 * no database, or by one that they start themselves.
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
    // The files of a worker share modules, environment and compiled code (docs/decisions/0049): to load them anew for
    // each file cost more than the tests.
    isolate: false,
    unstubGlobals: true,
    // Beside other work a second may pass before anything has begun.
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
