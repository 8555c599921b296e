import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './tests/support/find-chromium.ts';
import { freePort } from './tests/support/free-port.ts';
import type { Hosts } from './tests/support/test.ts';

// Workers read this file again and have to get the same address, which they inherit through this.
const env = process.env;
const mockPort = (env['E2E_MOCK_PORT'] ??= String(await freePort()));
const mockUrl = `http://127.0.0.1:${mockPort}`;

export default defineConfig<object, Hosts>({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/support/global-setup.ts',
  forbidOnly: Boolean(env['CI']),
  retries: 0,
  workers: 2,
  // Generous, for a slow machine: a journey that passes takes a tenth of it.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ...(env['TEST_REPORT'] ? [['json', { outputFile: env['TEST_REPORT'] }] as const] : []),
  ],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every moment and every page that is acted on would take a sixth of the time. The screenshot of a
    // failure is kept.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumArgs,
      ...(env['HEADLESS_PATH'] && { executablePath: env['HEADLESS_PATH'] }),
    },
  },
  projects: [
    // Runs first: it has the longest journey, during which one worker would wait for the other at the end.
    {
      name: 'mock',
      testDir: 'tests/e2e/mock',
      // The exchange starts in the page, which takes a slow machine a minute.
      timeout: 600_000,
      expect: { timeout: 120_000 },
      use: { staticHost: mockUrl },
    },
    {
      name: 'exchange',
      testIgnore: 'mock/**',
    },
  ],
  webServer: {
    name: 'mock',
    command: `vite preview --outDir dist/mock --host 127.0.0.1 --port ${mockPort} --strictPort`,
    url: mockUrl,
  },
});
