import { createXXHash64 } from 'hash-wasm';

let hasher: ReturnType<typeof createXXHash64> | undefined;

/**
 * Names an answer by its text, the same in each encoding (weak). Not by SHA-256 of the platform: its detour over another
 * thread kept the event loop busy for a tenth of a request.
 */
export async function etagOf(text: string): Promise<string> {
  hasher ??= createXXHash64();
  const hash = await hasher;
  return `W/"${hash.init().update(text).digest('hex')}"`;
}
