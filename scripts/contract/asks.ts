import type { Asks, Schema } from './openapi-types.ts';
import type { Contract } from './read-contract.ts';

/** What a schema asks for: its own words, or those of its fields; a list asks for what its entries ask for. */
export function asksOf(node: Schema, resolve: Contract['resolve']): Asks | undefined {
  const { properties, items, oneOf = [], 'x-asks': asks } = { ...resolve(node), ...node };
  if (asks !== undefined) return asks;
  if (items) return asksOf(items, resolve);
  const branches = oneOf.flatMap((branch) => asksOf(branch, resolve) ?? []);
  const sentence = branches.find((branch) => typeof branch === 'string');
  if (sentence !== undefined || (branches.length === 0 && !properties)) return sentence;
  return Object.assign({}, asksOfFields(properties ?? {}, resolve), ...branches) as Asks;
}

export function asksOfFields(
  fields: Record<string, Schema>,
  resolve: Contract['resolve'],
): Record<string, Asks> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, schema]) => {
      const asks = asksOf(schema, resolve);
      return asks === undefined ? [] : [[name, asks]];
    }),
  );
}
