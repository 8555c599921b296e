import { expect, test } from 'vitest';
import { loadContract } from '../../scripts/conformance/contract/load-contract';

const contract = await loadContract();

test('no pattern of the generated checks is another one than the contract has', () => {
  const generated = import.meta.glob<Record<string, unknown>>('../../generated/zod/**/*.ts', {
    eager: true,
  });
  const checked = Object.values(generated)
    .flatMap((module) => Object.values(module))
    .filter((value) => value instanceof RegExp);
  const written = patternsIn(contract.document).map((pattern) => new RegExp(pattern, 'u'));
  expect(sources(checked).length).toBeGreaterThan(20);
  // Those of headers are no part of the checks.
  expect(sources(written)).toEqual(expect.arrayContaining(sources(checked)));
});

const sources = (patterns: RegExp[]) => [...new Set(patterns.map(({ source }) => source))];

function patternsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(patternsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  );
}
