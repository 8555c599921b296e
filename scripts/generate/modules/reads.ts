import type { RawDocument } from '../../contract/openapi-types.ts';
import type { Contract } from '../../contract/read-contract.ts';

/** generated/reads.ts: the reads of the contract. */
export function readsModule({ operations }: Contract): string {
  const reads = operations.filter(({ method }) => method === 'GET');
  return `/** The path of every read, by its operation. */
export const READ_PATHS = {
${reads.map(({ id, path }) => `  ${id}: '${path}',`).join('\n')}
} as const;

export type ReadId = keyof typeof READ_PATHS;
`;
}

/** generated/read-sets.ts: which reads become stale together. A page needs them for its writes, and no paths. */
export function readSetsModule({ document }: Contract): string {
  const sets = Object.entries(document['x-read-sets'] ?? {});
  return `import type { ReadId } from './reads.ts';

/** Reads that become stale together. */
export const READ_SETS = {
${sets.map(([name, ids]) => `  ${name}: ${JSON.stringify(ids)},`).join('\n')}
} satisfies Record<string, readonly ReadId[]>;
`;
}

/** The reads that `x-makes-stale` names, by themselves or as one of the contract's sets. */
export function staleReads(names: readonly string[], document: RawDocument): string[] {
  return names.flatMap((name) =>
    name.startsWith('$') ? (document['x-read-sets']?.[name.slice(1)] ?? []) : name,
  );
}

/** The same, as the source text of an array. */
export function staleText(names: readonly string[]): string {
  const each = names.map((name) =>
    name.startsWith('$') ? `...READ_SETS.${name.slice(1)}` : JSON.stringify(name),
  );
  return `[${each.join(', ')}]`;
}
