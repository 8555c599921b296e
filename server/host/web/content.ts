import { createHash } from 'node:crypto';
import { chooseEncoding, compress, type Encoding } from './encoding';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  yaml: 'application/yaml',
  webmanifest: 'application/manifest+json',
  map: 'application/json',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** Already compressed: compressing again gains nothing. */
const COMPACT = /^(image\/(png|jpeg|webp)|font\/woff2)/;

/** A file in memory, compressed by the build, or when the first client asks for an encoding. */
export class Content {
  readonly type: string;
  readonly etag: string;
  readonly #encodings = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();

  constructor(name: string, bytes: Uint8Array<ArrayBuffer>, brotli?: Uint8Array<ArrayBuffer>) {
    this.type = types[/\.(\w+)$/.exec(name)?.[1] ?? ''] ?? 'application/octet-stream';
    // Weak: all encodings of a file share it.
    this.etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    this.#encodings.set('identity', Promise.resolve(bytes));
    if (brotli) this.#encodings.set('br', Promise.resolve(brotli));
  }

  async encoded(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#encodings.get(encoding);
    if (known) return await known;
    const made = this.#encode(encoding);
    this.#encodings.set(encoding, made);
    return await made;
  }

  /** The best encoding that the client accepts. */
  choose(acceptEncoding: string | null): Encoding {
    return COMPACT.test(this.type) ? 'identity' : chooseEncoding(acceptEncoding);
  }

  async #encode(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await this.encoded('identity');
    if (encoding === 'identity') return bytes;
    return await compress(bytes, encoding);
  }
}
