import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const report = process.env['TEST_REPORT'];

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
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', 'tests/contract/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
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
          exclude: [...configDefaults.exclude, 'src/domain/**'],
          setupFiles: ['src/test-setup.ts'],
        },
      },
    ],
  },
});
