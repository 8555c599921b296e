import { COMPRESSIBLE_CONTENT_TYPE_REGEX as COMPRESSIBLE } from 'hono/compress';
import { chooseEncoding, compress } from './encoding';

/** Smaller answers fit into one packet anyway. */
const LEAST_BYTES = 1024;

/** An answer of the exchange in the client's preferred form: longer texts compressed, files as they are. */
export async function compressAnswer(request: Request, answer: Response): Promise<Response> {
  const type = answer.headers.get('Content-Type');
  if (type !== null && !COMPRESSIBLE.test(type)) return answer;
  // Also without a body: a 304 has the headers of its 200.
  answer.headers.append('Vary', 'Accept-Encoding');
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'));
  if (type === null || request.method === 'HEAD' || encoding === 'identity') return answer;

  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { status, headers } = answer;
  if (bytes.length < LEAST_BYTES) return new Response(bytes, { status, headers });
  headers.set('Content-Encoding', encoding);
  const body = await compress(bytes, encoding);
  return new Response(body, { status, headers });
}
