/** The contract in one file, as the scripts that publish it walk through it. The linter has checked its shape. */

export type Fields = Record<string, unknown>;

export interface BundledContract {
  paths: Record<string, Record<string, Fields>>;
  components: { schemas: Record<string, Fields>; responses?: Record<string, Fields> };
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

export function operationsOf(contract: BundledContract): Fields[] {
  return Object.values(contract.paths).flatMap((item) =>
    Object.entries(item).flatMap(([method, operation]) => (METHODS.has(method) ? [operation] : [])),
  );
}

/** What stands there, references followed; without fields where that is no object. */
export function resolved(contract: BundledContract, value: unknown): Fields {
  if (typeof value !== 'object' || value === null) return {};
  const fields = value as Fields;
  if (typeof fields['$ref'] !== 'string') return fields;
  const target = fields['$ref']
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Fields | undefined)?.[key], contract);
  return resolved(contract, target);
}
