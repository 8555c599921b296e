import { brotliCompressSync } from 'node:zlib';

/** The bytes of brotli that are inlined in the HTML. */
export interface Inlined {
  script: number;
  styles: number;
}

export function inlinedIn(html: string): Inlined {
  const packed = (element: RegExp) => {
    const texts = [...html.matchAll(element)].map(([, text = '']) => text).join('');
    return texts === '' ? 0 : brotliCompressSync(texts).length;
  };
  return {
    script: packed(/<script[^>]*>([\s\S]*?)<\/script>/g),
    styles: packed(/<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}
