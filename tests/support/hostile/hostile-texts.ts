import type { APIRequestContext } from '@playwright/test';
import type { Schema } from '../../../scripts/contract/openapi-types.ts';
import type { Contract } from '../../../scripts/contract/read-contract.ts';

/** Becomes an element, and runs, wherever a text is taken for HTML. */
export const MARKUP = '<img src=x onerror=alert(1)>';

const TINY = '<img src=x>';

/** On one line, for a name. */
export const HOSTILE = `${MARKUP}"><script>alert(1)</script>{{constructor}}javascript:alert(1)`;

/** With a word that is broken nowhere. */
export const LONG = `${HOSTILE}\n${'W'.repeat(300)}`;

/** What a text of at most so many characters can hold. */
export const fitting = (most: number) =>
  [HOSTILE, MARKUP, TINY].find((text) => text.length <= most) ?? null;

/** What a page would have in it where one of the texts was not taken for text. */
export const INTRUDERS = 'img[src="x"], [onerror], a[href^="javascript:" i]';

/** Texts that are never shown, and those that name one of the choices of the case. */
const NOT_FREE = /password$|^reportClientError |^\w+MyClaim claim\.(claim_class|assets\.symbol)$/;

/** Every text of a request that may say anything, by operation and place: `makeOffer offer.message`. */
export function freeTexts({ operations, resolve }: Contract): string[] {
  const textsIn = (schema: Schema, at: string[]): string[] => {
    const { properties = {}, items, oneOf = [], allOf = [], ...own } = resolve(schema);
    const { additionalProperties: others } = own;
    return [
      ...(isFree(own) ? [at.join('.')] : []),
      ...[items, typeof others === 'object' ? others : undefined, ...oneOf, ...allOf].flatMap(
        (part) => (part ? textsIn(part, at) : []),
      ),
      ...Object.entries(properties).flatMap(([key, part]) => textsIn(part, [...at, key])),
    ];
  };
  const found = operations.flatMap(({ id, body }) =>
    body?.contentType === 'application/json'
      ? textsIn(body.schema, []).map((place) => `${id} ${place}`)
      : [],
  );
  return [...new Set(found)].filter((text) => !NOT_FREE.test(text));
}

function isFree({ type, enum: values, const: only, format, pattern, maxLength }: Schema): boolean {
  if (![type].flat().includes('string') || values || only !== undefined || format) return false;
  const text = fitting(maxLength ?? Infinity);
  return text !== null && (!pattern || new RegExp(pattern, 'u').test(text));
}

/** Sends requests as they are, and notes of which texts of `freeTexts` a hostile one was sent and taken. */
export function noting(
  request: APIRequestContext,
  { operations }: Contract,
  taken: Set<string>,
): APIRequestContext {
  const places = operations.map(({ id, method, path }) => ({
    id,
    method,
    address: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  const note = (method: string, address: string, data: unknown) => {
    const operation = places.find((each) => each.method === method && each.address.test(address));
    for (const place of hostileIn(data, [])) taken.add(`${operation?.id} ${place}`);
  };
  return new Proxy(request, {
    get: (target, name) => {
      if (name !== 'post' && name !== 'fetch') return Reflect.get(target, name) as unknown;
      const send: APIRequestContext['fetch'] = async (address, options) => {
        const answer = await target[name](address as string, options);
        const method = name === 'post' ? 'POST' : (options?.method ?? 'GET');
        if (answer.ok()) note(method, address as string, options?.data);
        return answer;
      };
      return send;
    },
  });
}

/** The places of hostile texts in a body; an entry of a list has the place of the list. */
function hostileIn(value: unknown, at: string[]): string[] {
  if (typeof value === 'string') return value.startsWith(TINY.slice(0, -1)) ? [at.join('.')] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => hostileIn(entry, at));
  if (typeof value !== 'object' || value === null) return [];
  // The keys of the answers to a case's questions are the case's own.
  return Object.entries(value).flatMap(([key, part]) =>
    hostileIn(part, at.at(-1) === 'answers' ? at : [...at, key]),
  );
}
