import type { Schema } from '../../contract/openapi-types.ts';
import type { Contract } from '../../contract/read-contract.ts';
import { pascal } from '../names.ts';

const RULES = ['type', 'enum', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength'] as const;

/**
 * generated/queries.ts: what the query of each reading operation may hold, for pages that keep a query in their URL,
 * without loading a schema library.
 */
export function queriesModule({ document, operations, resolve }: Contract): string {
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
  const queries = operations
    .filter(({ method }) => method === 'GET')
    .map(({ id, parameters }) => ({
      id,
      query: parameters.filter((parameter) => parameter.in === 'query'),
    }))
    .filter(({ query }) => query.length > 0);
  const tables = queries.map(({ id, query }) => {
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
  const types = queries.map(({ id }) => `${pascal(id)}Params`);
  return `import type { ${types.join(', ')} } from './model';

/** What one query parameter may hold; \`isList\` where several values are joined by commas. */
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

${[...shared].map(([name, field]) => `const ${name}: QueryField = ${field};`).join('\n')}

${tables.join('\n\n')}
`;
}
