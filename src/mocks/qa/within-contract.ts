import * as core from 'zod/v4/core';
import { type OperationId, operations } from '@generated/operations';

/** Possible replacements for a part of an answer. The first one that the contract allows there is taken. */
export type Change = (part: unknown) => unknown[];

/** An answer of the exchange, changed as far as the contract allows. */
export async function changedWithin(
  response: Response,
  id: OperationId,
  change: Change,
): Promise<Response> {
  const { 200: schema }: Record<number, core.$ZodType | null> = operations[id].responses;
  if (response.status !== 200 || !schema) return response;
  const body = changeParts(await response.json(), schema, change);
  return Response.json(body, { headers: response.headers });
}

export function changeParts(value: unknown, schema: core.$ZodType, change: Change): unknown {
  if (value === null || value === undefined) return value;
  const other = change(value).find((wanted) => core.safeParse(schema, wanted).success);
  if (other !== undefined) return other;
  const { def } = (schema as core.$ZodTypes)._zod;
  if (def.type === 'object') {
    const parts = Object.entries(value as Record<string, unknown>).map(([name, part]) => {
      const of = def.shape[name];
      return [name, of ? changeParts(part, of, change) : part];
    });
    return Object.fromEntries(parts);
  }
  if (def.type === 'array') {
    return (value as unknown[]).map((part) => changeParts(part, def.element, change));
  }
  if (def.type === 'union') {
    const of = def.options.find((option) => core.safeParse(option, value).success);
    return of ? changeParts(value, of, change) : value;
  }
  return 'innerType' in def ? changeParts(value, def.innerType, change) : value;
}

/** Null, wherever an answer may have it. */
export const nothing: Change = () => [null];

/** Matches names and sentences, but neither references nor addresses, which lead somewhere. */
const WORDS = /^[\p{L}\p{M} .,’'&()–-]+$/u;
/** As long as the names of people and companies get, with one word that does not break. */
const MORE = ' und Verwaltungsgesellschaftsbeteiligungen mbH & Co. Kommanditgesellschaft';

/** Long texts in place of short ones. */
export const long: Change = (part) =>
  typeof part === 'string' && WORDS.test(part) ? [part + MORE.repeat(3), part + MORE] : [];
