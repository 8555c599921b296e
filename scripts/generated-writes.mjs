import { takesKey } from './contract/error-examples.ts';
import { METHODS, resolver } from './generated-modules.mjs';

/** Writes generated/writes.ts: what follows from a successful write for the answers and the session that a client holds. */
export function writesModule(contract) {
  const resolve = resolver(contract);
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ path, method, ...item[method] })),
  );
  const schemaOf = ({ responses }) => {
    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
    return resolve(success)?.content?.['application/json']?.schema;
  };
  const propertiesOf = (schema) => {
    const { properties = {}, allOf = [] } = resolve(schema);
    return [...Object.keys(properties), ...allOf.flatMap(propertiesOf)];
  };
  const nameOf = (schema) => schema?.$ref ?? null;
  const reads = operations.filter(({ method }) => method === 'get');
  const byId = Object.fromEntries(reads.map((read) => [read.operationId, read]));
  const isRecord = ({ path }) => /^[^{]*(\{id\})?$/.test(path);
  const listed = (read) => {
    if (!read.operationId.startsWith('list')) return null;
    const properties = Object.entries(resolve(schemaOf(read)).properties);
    const [under, { items: row }] = properties.find(([, { type }]) => type === 'array');
    return { under, row };
  };

  const sets = contract['x-read-sets'];
  const entries = operations
    .filter(({ method }) => method !== 'get')
    .map((write) => {
      const { method, path, operationId: id } = write;
      const answer = schemaOf(write);
      const stale = readsOf(write['x-makes-stale'], sets);
      const begins = write['x-begins-session'] ?? null;
      const answersAlike = (read) => isRecord(read) && nameOf(schemaOf(read)) === nameOf(answer);
      const newest = answer && !begins ? (reads.find(answersAlike)?.operationId ?? null) : null;
      const gone =
        method === 'delete'
          ? (reads.find((read) => read.path === path)?.operationId ?? null)
          : null;
      const record = answer ?? (gone && schemaOf(byId[gone]));
      const holds = record ? propertiesOf(record) : [];
      const rows = Object.fromEntries(
        stale.flatMap((list) => {
          const { under, row } = listed(byId[list]) ?? {};
          const fits = row && propertiesOf(row).every((name) => holds.includes(name));
          return fits ? [[list, under]] : [];
        }),
      );
      const facts = {
        method: method.toUpperCase(),
        path,
        ...(takesKey(contract, write) && { takesKey: true }),
        ...(begins && { begins }),
        ...(newest && { newest }),
        ...(gone && { gone }),
        ...(Object.keys(rows).length > 0 && { rows }),
      };
      const staleText = stale.length > 0 ? `, stale: ${readsText(write['x-makes-stale'])}` : '';
      return `  ${id}: ${JSON.stringify(facts).slice(0, -1)}${staleText}},`;
    });
  return `/** The path of every read, by its operation. */
export const READ_PATHS = {
${reads.map(({ operationId, path }) => `  ${operationId}: '${path}',`).join('\n')}
} as const;

export type ReadId = keyof typeof READ_PATHS;

/** Reads that become stale together. */
export const READ_SETS = {
${Object.entries(sets)
  .map(([name, ids]) => `  ${name}: ${JSON.stringify(ids)},`)
  .join('\n')}
} satisfies Record<string, readonly ReadId[]>;

/** What follows from a successful write. */
export interface Write {
  method: string;
  path: string;
  /** Whether it is one act of its caller, by the key that goes along. */
  takesKey?: true;
  /** Whose session begins with the token of its answer. */
  begins?: 'user' | 'admin';
  /** The read that would answer the same record: the answer of the write is its newest state. */
  newest?: ReadId;
  /** The read whose record is no more. */
  gone?: ReadId;
  /** Reads that may answer otherwise now. */
  stale?: readonly ReadId[];
  /** Lists among them in which the row of the record is known already, by the name of their rows. */
  rows?: Partial<Record<ReadId, string>>;
}

const writes = {
${entries.join('\n')}
} satisfies Record<string, Write>;

export const WRITES: Record<keyof typeof writes, Write> = writes;
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
