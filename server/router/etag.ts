import { createXXHash64 } from 'hash-wasm';

let hasher: ReturnType<typeof createXXHash64> | undefined;

/**
 * Names an answer by its text, the same in every encoding (weak). It does not use the platform's SHA-256, whose detour
 * through another thread kept the event loop busy for a tenth of a request.
 */
export async function etagOf(text: string): Promise<string> {
  hasher ??= createXXHash64();
  const hash = await hasher;
  return `W/"${hash.init().update(text).digest('hex')}"`;
}
