import type { Received, Sent } from './transport.ts';

export interface Answer extends Received {
  text: string;
  /** Undefined if the body is not JSON. */
  json: unknown;
  sent: Sent;
}

const TEXT_SHOWN = 160;

export function answerOf(sent: Sent, received: Received): Answer {
  const type = received.headers.get('content-type') ?? '';
  // A file is not read as text.
  const isText = /json|text/.test(type);
  const text = isText ? new TextDecoder().decode(received.bytes) : '';
  return { ...received, sent, text, json: parsedOrUndefined(text) };
}

function parsedOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value at a path like `stats.open_claims_count` or `0.id`; undefined if there is none. */
export function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => {
    if (typeof node !== 'object' || node === null) return undefined;
    return Object.entries(node).find(([name]) => name === key)?.[1] as unknown;
  }, value);
}

/** A property of a row by its name, at the top or one level below. */
export function cell(row: unknown, name: string): unknown {
  const own = at(row, name);
  if (own !== undefined || typeof row !== 'object' || row === null) return own;
  return Object.values(row)
    .map((value) => at(value, name))
    .find((value) => value !== undefined);
}

export const idOf = (answer: Answer): number => Number(at(answer.json, 'id'));
export const codeOf = (answer: Answer): unknown => at(answer.json, 'code');

/** The token of the `Authorization` header, or null. */
export function tokenOf({ headers }: Answer): string | null {
  return /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

export function rowsOf(answer: Answer, under: string): unknown[] {
  const rows = at(answer.json, under);
  return Array.isArray(rows) ? (rows as unknown[]) : [];
}

/** The request as a shell command; a token is named but not shown. */
export function asCurl({ method, path, headers, body }: Sent, base: string): string {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const shown = Object.entries(headers).map(([name, value]) => {
    const told =
      name === 'Authorization' ? '"Authorization: Bearer $TOKEN"' : quoted(`${name}: ${value}`);
    return `-H ${told}`;
  });
  const data =
    typeof body === 'string'
      ? [`--data-raw ${quoted(body.length > 2_000 ? `${body.slice(0, TEXT_SHOWN)}…` : body)}`]
      : body
        ? [`# and a body of ${body.byteLength} bytes`]
        : [];
  return ['curl -i -X', method, ...shown, quoted(`${base}${path}`), ...data].join(' ');
}
