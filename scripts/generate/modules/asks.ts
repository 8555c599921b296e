import { asksOf } from '../../contract/asks.ts';
import type { Contract } from '../../contract/read-contract.ts';
import { camel, nameOf } from '../names.ts';

/** generated/asks.ts: what the fields of a body ask for, in the words of the contract. */
export function asksModule({ operations, resolve }: Contract): string {
  const bodies = operations.flatMap(({ body }) => body?.schema.$ref ?? []);
  const tables = [...new Set(bodies)].map(
    ($ref) =>
      `export const ${camel(nameOf({ $ref }))}Asks = ${JSON.stringify(asksOf({ $ref }, resolve))};`,
  );
  return `/* What the fields of a body ask for where a form was missed, by schema and property (x-asks). */

${tables.join('\n\n')}
`;
}
