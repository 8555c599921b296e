import { placedOperationsOf } from './generated-modules.mjs';

/** Writes generated/reads.ts: the reads of the contract, and which of them become stale together. */
export function readsModule(contract) {
  const reads = placedOperationsOf(contract).filter(({ method }) => method === 'get');
  return `/** The path of every read, by its operation. */
export const READ_PATHS = {
${reads.map(({ operationId, path }) => `  ${operationId}: '${path}',`).join('\n')}
} as const;

export type ReadId = keyof typeof READ_PATHS;

/** Reads that become stale together. */
export const READ_SETS = {
${Object.entries(contract['x-read-sets'])
  .map(([name, ids]) => `  ${name}: ${JSON.stringify(ids)},`)
  .join('\n')}
} satisfies Record<string, readonly ReadId[]>;
`;
}

/** The reads that `x-makes-stale` names, by themselves or as one of the contract's sets. */
export function readsOf(names, sets) {
  return names.flatMap((name) => (name.startsWith('$') ? sets[name.slice(1)] : [name]));
}

/** The same as an array of the generated module. */
export function readsText(names) {
  const each = names.map((name) =>
    name.startsWith('$') ? `...READ_SETS.${name.slice(1)}` : JSON.stringify(name),
  );
  return `[${each.join(', ')}]`;
}
