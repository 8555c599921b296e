import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './tests/support/find-chromium.ts';
import { freePort } from './tests/support/free-port.ts';

// Workers read this file again and have to arrive at the same addresses: they inherit these.
const env = process.env;
const exchangePort = (env['E2E_EXCHANGE_PORT'] ??= String(await freePort()));
const mockPort = (env['E2E_MOCK_PORT'] ??= String(await freePort()));
const dataDir = (env['E2E_DATA_DIR'] ??= temporaryFolder());

const exchangeUrl = `http://127.0.0.1:${exchangePort}`;
const mockUrl = `http://127.0.0.1:${mockPort}`;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/support/global-setup.ts',
  forbidOnly: Boolean(env['CI']),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ...(env['TEST_REPORT'] ? [['json', { outputFile: env['TEST_REPORT'] }] as const] : []),
  ],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // A picture of every moment costs time in each journey; the one of its failure is kept.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumArgs,
      ...(env['HEADLESS_PATH'] && { executablePath: env['HEADLESS_PATH'] }),
    },
  },
  projects: [
    // First: its two journeys are the longest, and at the end one worker would wait for the other.
    {
      name: 'mock',
      testDir: 'tests/e2e/mock',
      use: { baseURL: mockUrl },
    },
    {
      name: 'exchange',
      testIgnore: 'mock/**',
      use: { baseURL: exchangeUrl },
    },
  ],
  webServer: [
    {
      name: 'exchange',
      command: `"${process.execPath}" tests/support/serve-journeys.ts`,
      url: `${exchangeUrl}/readyz`,
      // The journeys stand in for the proxy: they say from which address a person comes.
      env: { PORT: exchangePort, DATA_DIR: dataDir, TRUST_PROXY: '1' },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      name: 'mock',
      command: `vite preview --outDir dist/mock --host 127.0.0.1 --port ${mockPort} --strictPort`,
      url: mockUrl,
    },
  ],
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'claims-exchange-e2e-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
