import type { CaseResult, World } from '../session/world.ts';

export interface Report {
  results: CaseResult[];
  failed: CaseResult[];
  notProvoked: CaseResult[];
  /** Documented statuses that no answer had, by operation, with the reason if it is known. */
  missing: { operation: string; status: number; reason: string }[];
  /** Listed codes that no answer had. */
  missingCodes: { operation: string; code: string }[];
  version: string;
  requests: number;
  ms: number;
}

const REASONS: Record<number, string> = {
  429: 'would use up a limit',
  500: 'comes from inside only',
  503: 'comes from inside only',
};

export function makeReport(world: World, ms: number): Report {
  const { contract, results, seen, options } = world;
  const operations = contract.operations.filter(
    ({ id }) => (options.only?.includes(id) ?? true) && (options.focus?.includes(id) ?? true),
  );
  return {
    results,
    failed: results.filter(({ outcome }) => outcome === 'failed'),
    notProvoked: results.filter(({ outcome }) => outcome === 'not provoked'),
    missing: operations.flatMap(({ id, responses }) =>
      Array.from(responses.keys())
        .filter((status) => !seen.get(id)?.statuses.has(status))
        .map((status) => ({ operation: id, status, reason: REASONS[status] ?? '' })),
    ),
    missingCodes: operations.flatMap(({ id, errorCodes }) =>
      (errorCodes ?? [])
        .filter((code) => !seen.get(id)?.codes.has(code))
        .map((code) => ({ operation: id, code })),
    ),
    version: contract.version,
    requests: world.requests,
    ms,
  };
}
