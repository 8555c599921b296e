import { NOT_KEPT } from '../calls/not-kept';
import { etagOf } from './etag';

/** An answer of any operation. */
export interface AnyReply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** The caller's browser caches it, and asks each time whether it is still current for this session. */
const KEPT = { 'Cache-Control': 'private, no-cache', Vary: 'Authorization' };

interface Asked {
  requestId: string;
  /** Whether the contract lets clients cache the successes, unless the handler says otherwise. */
  isKept: boolean;
  /** `If-None-Match`: what the client has cached. */
  kept: string | null;
}

/** The answer as it is sent; 304 if the client already has it. */
export async function toResponse(
  { status, body, headers: own = {} }: AnyReply,
  { requestId, isKept, kept }: Asked,
): Promise<Response> {
  const headers = new Headers({
    ...NOT_KEPT,
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
    ...own,
  });
  if (body === null) return new Response(null, { status, headers });
  if (body instanceof ReadableStream) return new Response(body, { status, headers });
  const text = JSON.stringify(
    status >= 400 ? { ...(body as object), request_id: requestId } : body,
  );
  if (isKept && status === 200 && !('Cache-Control' in own)) {
    const etag = await etagOf(text);
    for (const [name, value] of Object.entries({ ...KEPT, ETag: etag })) headers.set(name, value);
    if (kept?.includes(etag)) return new Response(null, { status: 304, headers });
  }
  headers.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(text, { status, headers });
}
