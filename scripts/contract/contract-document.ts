/** The contract as a tree of values, and how pointers name its parts. */
import { z } from 'zod/mini';

/** The parts of a bundled contract that the comparison looks at. */
export const contractDocument = z.looseObject({
  info: z.looseObject({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

export type ContractDocument = z.infer<typeof contractDocument>;

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** `#/paths/~1claims/get` as `['paths', '/claims', 'get']`. */
export function tokensOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a place, with references followed; undefined if there is none. */
export function valueAt(document: ContractDocument, tokens: readonly string[]): unknown {
  let value: unknown = document;
  for (const token of tokens) value = fieldsOf(document, value)[token];
  return value;
}

/** The fields of a value, or of what it refers to; empty if it has none. */
export function fieldsOf(document: ContractDocument, value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  const fields = value as Record<string, unknown>;
  const reference = fields['$ref'];
  return typeof reference === 'string'
    ? fieldsOf(document, valueAt(document, tokensOf(reference)))
    : fields;
}
