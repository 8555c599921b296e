import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}', '!/src/{mocks,testing}/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** The clock itself, and what the browser measures for itself: ages, pauses, how long something is kept. */
const MEASURING = [
  '/src/api/keys/idempotency.ts',
  '/src/api/query-client.ts',
  '/src/app/missing-chunk.ts',
  '/src/cable/consumer.ts',
  '/src/cases/featured-cases.tsx',
  '/src/cases/featured-refresh.tsx',
  '/src/chat/use-typing.ts',
  '/src/documents/claim/claim-uploads.ts',
  '/src/domain/present-time.ts',
  '/src/features/account/buyer-account/apply-buyer-account-page.tsx',
  '/src/opening/rows-head-script.ts',
  '/src/session/kept/way-back.ts',
  '/src/session/session.ts',
];

test('nothing else asks the browser’s clock for the time: presentTime() tells it', () => {
  const asking = Object.keys(sources).filter((path) =>
    /\bnew Date\(\)|\bDate\.now\b/.test(sources[path] ?? ''),
  );
  expect(asking.toSorted()).toEqual(MEASURING);
});
