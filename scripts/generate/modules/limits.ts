import type { Schema } from '../../contract/openapi-types.ts';
import type { Contract } from '../../contract/read-contract.ts';
import { camel } from '../names.ts';

type Limits = { [property: string]: number | Limits };

/** generated/limits.ts: the greatest lengths of a schema's texts and lists, without loading a schema library. */
export function limitsModule({ resolve, schemas }: Contract): string {
  const limitsOf = (schema: Schema): Limits =>
    Object.fromEntries(
      Object.entries(resolve(schema).properties ?? {}).flatMap(([name, property]) => {
        const { oneOf = [], ...own } = resolve(property);
        const whole = oneOf.map(resolve).find(({ type }) => type !== 'null') ?? own;
        const limit = whole.maxLength ?? whole.maxItems ?? limitsOf(whole);
        return isEmpty(limit) ? [] : [[name, limit]];
      }),
    );
  const tables = Object.entries(schemas)
    .map(([name, schema]) => [name, limitsOf(schema)] as const)
    .filter(([, limits]) => !isEmpty(limits))
    .map(([name, limits]) => `export const ${camel(name)}Limits = ${JSON.stringify(limits)};`);
  return `/* The greatest number of characters of a text, or of entries of a list, by schema and property. */

${tables.join('\n\n')}
`;
}

const isEmpty = (limit: number | Limits) =>
  typeof limit === 'object' && Object.keys(limit).length === 0;
