import type { Schema } from '../../contract/openapi-types.ts';
import type { Contract, Operation } from '../../contract/read-contract.ts';
import { pascal } from '../names.ts';

const RULES = ['type', 'enum', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength'] as const;

/**
 * generated/queries/: what the query of each reading operation may hold, for pages that keep a query in their URL, without
 * loading a schema library. A file for each tag: a page needs no other.
 */
export function queriesModules(contract: Contract): Record<string, string> {
  const reading = contract.operations.filter(
    ({ method, parameters }) =>
      method === 'GET' && parameters.some((parameter) => parameter.in === 'query'),
  );
  const tags = Array.from(
    Map.groupBy(reading, ({ tag }) => tag),
    ([tag, operations]): [string, string] => [
      `queries/${tag}.ts`,
      queriesOfTag(contract, operations),
    ],
  );
  return { 'queries/query.ts': TYPES, ...Object.fromEntries<string>(tags) };
}

const TYPES = `/** What one query parameter may hold; \`isList\` where several values are joined by commas. */
export interface QueryField {
  isList: boolean;
  type: string;
  enum?: readonly string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}
export interface Query<Params, Defaults extends Partial<Params> = Partial<Params>> {
  fields: Record<keyof Params & string, QueryField>;
  /** What the exchange takes for a parameter that is not sent. */
  defaults: Defaults;
  /** Holds the type only, never a value. */
  params?: Params;
}
`;

function queriesOfTag({ document, resolve }: Contract, operations: Operation[]): string {
  const fieldOf = (schema: Schema) => {
    const single = schema.type === 'array' ? resolve(schema.items ?? {}) : schema;
    const rules = RULES.map((rule) => [rule, single[rule]]);
    return JSON.stringify({ isList: schema.type === 'array', ...Object.fromEntries(rules) });
  };
  /** Parameters that several operations share have a name in the contract. */
  const names = new Map(
    Object.entries(document.components?.parameters ?? {}).map(([name, each]) => [each, name]),
  );
  const shared = new Map<string, string>();
  const tables = operations.map(({ id, parameters }) => {
    const query = parameters.filter((parameter) => parameter.in === 'query');
    const fields = query.map((parameter) => {
      const field = fieldOf(resolve(parameter.schema));
      const sharedName = names.get(parameter);
      if (sharedName !== undefined) shared.set(sharedName, field);
      return `${parameter.name}: ${sharedName ?? field}`;
    });
    const known = query.map(({ name, schema }) => [name, resolve(schema).default]);
    const defaults = JSON.stringify(Object.fromEntries(known));
    return `export const ${id}Query: Query<${pascal(id)}Params, ${defaults}> = { fields: { ${fields.join(', ')} }, defaults: ${defaults} };`;
  });
  const params = operations.map(({ id }) => `${pascal(id)}Params`);
  const types = shared.size > 0 ? 'Query, QueryField' : 'Query';
  return `import type { ${params.join(', ')} } from '../model';
import type { ${types} } from './query.ts';

${[...shared].map(([name, field]) => `const ${name}: QueryField = ${field};`).join('\n')}

${tables.join('\n\n')}
`;
}
