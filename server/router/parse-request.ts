import type * as zod from 'zod/mini';
import type { ErrorCode } from '@generated/model';
import { fieldErrors, type FieldErrors } from '@/domain/field-errors';

const JSON_LIMIT = 1024 * 1024;
/** Room for the largest file (25 MB) and the multipart frame around it. */
const MULTIPART_LIMIT = 26 * 1024 * 1024;

/** Why a request cannot be handled; the router turns it into the documented answer. */
export class RequestRefused extends Error {
  override name = 'RequestRefused';
  readonly status: 400 | 413 | 415 | 422;
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  constructor(status: 400 | 413 | 415 | 422, code: ErrorCode, errors?: FieldErrors) {
    super(code);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

type Kind = 'string' | 'integer' | 'boolean' | 'string[]' | 'integer[]';
export interface TextPart {
  kinds: Record<string, Kind>;
  schema: zod.ZodMiniType;
}
export interface BodyPart {
  contentType: 'application/json' | 'multipart/form-data';
  schema: zod.ZodMiniType;
}

function parse(schema: zod.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success)
    throw new RequestRefused(422, 'validation_failed', fieldErrors(result.error.issues));
  // After the schema, which bounds the depth: a body of half a million brackets would end this recursion with a 500.
  refuseUnstorable(result.data, '');
  return result.data;
}

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair: without this the query would fail with a 500. */
function refuseUnstorable(value: unknown, path: string): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) {
      throw new RequestRefused(422, 'validation_failed', {
        [path]: ['This character is not allowed.'],
      });
    }
  } else if (typeof value === 'object' && value !== null && !(value instanceof Blob)) {
    for (const [key, child] of Object.entries(value)) {
      refuseUnstorable(child, path ? `${path}.${key}` : key);
    }
  }
}

/** A word that is no number or boolean stays as it is, so that the schema names the fault. */
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
  return parse(part.schema, Object.fromEntries(entries));
}

/** Query parameters: a list is comma-joined; a name given twice or unknown is refused. */
export function parseQuery(part: TextPart | null, search: URLSearchParams): unknown {
  const values: Record<string, unknown> = {};
  const errors: FieldErrors = {};
  for (const name of new Set(search.keys())) {
    const kind = part && Object.hasOwn(part.kinds, name) ? part.kinds[name] : undefined;
    const [text = '', ...more] = search.getAll(name);
    if (!kind) errors[name] = ['This parameter is unknown.'];
    else if (more.length > 0) errors[name] = ['Give this once; join several values by commas.'];
    else if (kind === 'string[]') values[name] = text.split(',');
    else if (kind === 'integer[]')
      values[name] = text.split(',').map((item) => convert(item, 'integer'));
    else values[name] = convert(text, kind);
  }
  if (Object.keys(errors).length > 0) throw new RequestRefused(422, 'validation_failed', errors);
  return part ? parse(part.schema, values) : null;
}

/** Reads at most `limit` bytes, so that a body without a truthful Content-Length does no harm. */
async function readLimited(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit)
    throw new RequestRefused(413, 'payload_too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      throw new RequestRefused(413, 'payload_too_large');
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

export async function parseBody(part: BodyPart, request: Request): Promise<unknown> {
  const header = request.headers.get('content-type') ?? '';
  const contentType = header.split(';')[0]?.trim().toLowerCase();
  if (contentType !== part.contentType) throw new RequestRefused(415, 'unsupported_media_type');
  const multipart = part.contentType === 'multipart/form-data';
  const bytes = await readLimited(request, multipart ? MULTIPART_LIMIT : JSON_LIMIT);
  return parse(part.schema, multipart ? await multipartFields(bytes, header) : jsonOf(bytes));
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new RequestRefused(400, 'malformed_body');
  }
}

async function multipartFields(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Record<string, unknown>> {
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new RequestRefused(400, 'malformed_body');
  }
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form.entries()) {
    if (Object.hasOwn(fields, name)) {
      throw new RequestRefused(422, 'validation_failed', { [name]: ['Give this once.'] });
    }
    fields[name] = value;
  }
  return fields;
}
