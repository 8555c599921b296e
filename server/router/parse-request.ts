import type * as zod from 'zod/mini';
import type { ErrorCode } from '@generated/model';
import { fieldErrors, type Asks, type FieldErrors } from '@/domain/field-errors';
import type { Details } from '../calls/refusals';
import {
  type Gauge,
  JSON_BYTES,
  jsonGauge,
  LEFTOVER_BYTES,
  MULTIPART_BYTES,
  multipartGauge,
  QUERY,
} from './request-limits';

/** Why a request cannot be handled; the router turns it into the documented answer. */
export class RequestRefused extends Error {
  override name = 'RequestRefused';
  readonly code: ErrorCode;
  readonly details: Pick<Details, 'message' | 'errors'>;
  constructor(code: ErrorCode, details: RequestRefused['details'] = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

const refusedFields = (errors: FieldErrors) => new RequestRefused('validation_failed', { errors });

type Kind = 'string' | 'integer' | 'boolean' | 'string[]' | 'integer[]';
export interface TextPart {
  kinds: Record<string, Kind>;
  schema: zod.ZodMiniType;
  asks: Asks;
}
export type BodyPart = { schema: zod.ZodMiniType; asks: Asks } & (
  | { contentType: 'application/json' }
  /** `fields`: how many parts there can be. */
  | { contentType: 'multipart/form-data'; fields: number }
);

function parse({ schema, asks }: TextPart | BodyPart, value: unknown): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) throw refusedFields(fieldErrors(result.error.issues, asks));
  refuseUnstorable(result.data, '');
  return result.data;
}

/**
 * PostgreSQL stores neither U+0000 nor half of a surrogate pair: without this check the query would fail with a 500.
 */
function refuseUnstorable(value: unknown, path: string): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) {
      throw refusedFields({ [path]: ['This character is not allowed.'] });
    }
  } else if (typeof value === 'object' && value !== null && !(value instanceof Blob)) {
    for (const [key, child] of Object.entries(value)) {
      refuseUnstorable(child, path ? `${path}.${key}` : key);
    }
  }
}

/** A word that is not a number or boolean stays as it is, so that the schema names the fault. */
function convert(text: string, kind: Kind): unknown {
  if (kind === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/** Path parameters, from the decoded texts of the path. */
export function parseParams(part: TextPart, texts: Record<string, string>): unknown {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    convert(text, part.kinds[name] ?? 'string'),
  ]);
  return parse(part, Object.fromEntries(entries));
}

/** The headers that the contract describes; handlers see no others. */
export function parseHeader(part: TextPart, headers: Headers): Record<string, string> {
  const names = Object.keys(part.kinds).filter((name) => headers.has(name));
  const texts = names.map((name) => [name, headers.get(name)] as const);
  // The contract's headers are texts.
  return parse(part, Object.fromEntries(texts)) as Record<string, string>;
}

/**
 * Query parameters. Lists are comma-joined; names that are unknown or given twice are refused.
 * @param text as it appears in the address, with its question mark.
 */
export function parseQuery(part: TextPart | null, text: string): unknown {
  const { characters, parameters } = QUERY;
  if (text.length > characters || text.split('&', parameters + 1).length > parameters) {
    throw new RequestRefused('validation_failed', { message: 'This query is too long.' });
  }
  const search = new URLSearchParams(text);
  const values: Record<string, unknown> = {};
  // A map, because a parameter may be called `__proto__`.
  const errors = new Map<string, string[]>();
  for (const name of new Set(search.keys())) {
    const kind = part && Object.hasOwn(part.kinds, name) ? part.kinds[name] : undefined;
    const [value = '', ...more] = search.getAll(name);
    if (!kind) errors.set(name, ['This parameter is unknown.']);
    else if (more.length > 0) errors.set(name, ['Give this once; join several values by commas.']);
    else if (kind === 'string[]') values[name] = value.split(',');
    else if (kind === 'integer[]')
      values[name] = value.split(',').map((item) => convert(item, 'integer'));
    else values[name] = convert(value, kind);
  }
  if (errors.size > 0) throw refusedFields(Object.fromEntries(errors));
  return part ? parse(part, values) : null;
}

/**
 * Reads at most `limit` bytes, so that a body with a false Content-Length does no harm, and no more than the gauge lets
 * through.
 */
async function readLimited(
  request: Request,
  limit: number,
  gauge: Gauge,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit)
    throw new RequestRefused('payload_too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  let within = true;
  const reader = request.body?.getReader();
  const read = async () => {
    try {
      return await reader?.read();
    } catch {
      // The client has hung up. The connection's error would otherwise be taken for that of a database.
      throw new RequestRefused('malformed_body');
    }
  };
  for (let part = await read(); part && !part.done; part = await read()) {
    size += part.value.byteLength;
    if (size > limit || (!within && size > LEFTOVER_BYTES)) {
      await reader?.cancel();
      throw new RequestRefused('payload_too_large');
    }
    within &&= gauge(part.value);
    if (within) chunks.push(part.value);
    else chunks.length = 0;
  }
  if (!within) throw new RequestRefused('payload_too_large');
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** @param role of the operation: visitors may send only short bodies. */
export async function parseBody(
  part: BodyPart,
  role: keyof typeof JSON_BYTES,
  request: Request,
): Promise<unknown> {
  const header = request.headers.get('content-type') ?? '';
  const contentType = header.split(';')[0]?.trim().toLowerCase();
  if (contentType !== part.contentType) throw new RequestRefused('unsupported_media_type');
  if (part.contentType === 'application/json') {
    return parse(part, jsonOf(await readLimited(request, JSON_BYTES[role], jsonGauge())));
  }
  const boundary = boundaryOf(header);
  const gauge = multipartGauge(boundary, part.fields);
  const bytes = await readLimited(request, MULTIPART_BYTES, gauge);
  return parse(part, await multipartFields(bytes, boundary));
}

/**
 * Accepts only the characters that RFC 2046 allows, and no space: the bytes counted here have to be those that the
 * parser looks for.
 */
function boundaryOf(contentType: string): string {
  const boundary =
    /;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+./:=?-]{1,70}))\s*(?:;|$)/i.exec(
      contentType,
    );
  const text = boundary?.[1] ?? boundary?.[2];
  if (text === undefined) throw unreadableForm();
  return text;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new RequestRefused('malformed_body');
  }
}

/** Omits the usual sentence, which asks for JSON. */
const unreadableForm = () =>
  new RequestRefused('malformed_body', { message: 'The request body could not be read.' });

async function multipartFields(
  bytes: Uint8Array<ArrayBuffer>,
  boundary: string,
): Promise<Record<string, unknown>> {
  // The header is rewritten: a parser that reads it differently would find parts other than those that were counted.
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  let form: FormData;
  try {
    form = await new Response(bytes, { headers }).formData();
  } catch {
    throw unreadableForm();
  }
  const fields = new Map<string, unknown>();
  for (const [name, value] of form.entries()) {
    if (fields.has(name)) throw refusedFields({ [name]: ['Give this once.'] });
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}
