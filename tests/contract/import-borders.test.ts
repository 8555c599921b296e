import { describe, expect, test } from 'vitest';
import { borders, crossings } from '../../scripts/import-borders.ts';

// Each border with an import that crosses it: a border that lets its own example pass is broken.
const forbidden: [border: string, file: string, code: string][] = [
  [
    'a room of server imports only rooms below it',
    'server/claims/claim-events.ts',
    `import { closeOffers } from '../deals/end-offers';`,
  ],
  [
    'a feature imports no other feature',
    'src/features/auth/login-page.tsx',
    `import { CaseCard } from '@/features/marketplace/cases/case-card';`,
  ],
  [
    'a feature imports no other feature',
    'src/features/admin/tags/tags-page.tsx',
    `export { UserCell } from '../users/user-cell';`,
  ],
  [
    'a feature imports no other feature',
    'src/features/admin/tags/tags-page.tsx',
    `const page = () => import('../../seller/claims-page');`,
  ],
  [
    'only the root of src and its routes import features',
    'src/app/root.tsx',
    `import type { Row } from '@/features/seller/row';`,
  ],
  [
    'a room of src imports only rooms below it',
    'src/table/data-table.tsx',
    `import { CLAIM_STATUS_LABELS } from '@/claims/labels';`,
  ],
  [
    'ui knows neither queries nor forms',
    'src/ui/button.tsx',
    `import { useQuery } from '@tanstack/react-query';`,
  ],
  [
    'domain is pure: neither React, nor I/O, nor another folder of src',
    'src/domain/claim.ts',
    `import { useMemo } from 'react';`,
  ],
  [
    'storage knows nothing of what is stored: no other folder of src',
    'src/storage/storage.ts',
    `import { isDecimal } from '@/domain/decimals';`,
  ],
  [
    'server imports from src only src/domain',
    'server/operations/claims.ts',
    `import { api } from '../../src/api/client.ts';`,
  ],
  [
    'of src, only src/mocks imports server',
    'src/api/client.ts',
    `import { app } from '../../server/app';`,
  ],
  [
    'the conformance suite knows the contract, and neither exchange nor app',
    'scripts/conformance/suite.ts',
    `import { operations } from '../../generated/operations.ts';`,
  ],
  [
    'only main.tsx, src/mocks and tests import src/mocks',
    'src/testing/exchange.ts',
    `const start = () => import('../mocks');`,
  ],
];

const permitted: [file: string, code: string][] = [
  ['src/features/auth/login-page.tsx', `import { LoginForm } from './login-form';`],
  [
    'src/features/admin/tags/tags-page.tsx',
    `import { TagForm } from '@/features/admin/tags/form';`,
  ],
  ['src/routes.tsx', `const page = () => import('@/features/auth/login/login-page');`],
  ['src/main.tsx', `if (mocked) await import('@/mocks/start');`],
  ['src/mocks/exchange.ts', `import { app } from '../../server/app';`],
  ['src/features/auth/login-page.test.tsx', `import { scenario } from '@/mocks/scenarios';`],
  ['server/operations/claims.ts', `import { canList } from '../../src/domain/claim.ts';`],
  [
    'src/domain/money.ts',
    `import Big from 'big.js'; import type { Claim } from '@generated/model';`,
  ],
];

describe('import borders', () => {
  test.each(forbidden)('%s: refused in %s', (border, file, code) => {
    expect(crossings(file, code)).toEqual([expect.stringContaining(border)]);
  });

  test.each(permitted)('permitted in %s: %s', (file, code) => {
    expect(crossings(file, code)).toEqual([]);
  });

  test('every border has an example', () => {
    const shown = new Set(forbidden.map(([border]) => border));
    expect(borders.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  });
});
