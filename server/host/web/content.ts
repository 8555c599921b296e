import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

const compressors = {
  br: (bytes: Uint8Array, text: boolean) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: text
          ? constants.BROTLI_MODE_TEXT
          : constants.BROTLI_MODE_GENERIC,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
};

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
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

/** Already compressed: another pass gains nothing. */
const COMPACT = /^(image\/(png|jpeg|webp)|font\/woff2)/;

/** A file in memory, compressed once for each encoding that is asked for. */
export class Content {
  readonly type: string;
  readonly etag: string;
  readonly #encodings = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();

  constructor(name: string, bytes: Uint8Array<ArrayBuffer>) {
    this.type = types[/\.(\w+)$/.exec(name)?.[1] ?? ''] ?? 'application/octet-stream';
    // Weak: the encodings of a file share it.
    this.etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    this.#encodings.set('identity', Promise.resolve(bytes));
  }

  async encoded(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#encodings.get(encoding);
    if (known) return await known;
    const made = this.#encode(encoding);
    this.#encodings.set(encoding, made);
    return await made;
  }

  /** The best encoding that the client takes. */
  choose(acceptEncoding: string | null): Encoding {
    if (COMPACT.test(this.type)) return 'identity';
    const accepted = new Map(
      (acceptEncoding ?? '').split(',').map((item) => {
        const [name = '', weight] = item
          .trim()
          .toLowerCase()
          .split(/\s*;\s*q=/);
        return [name, weight === undefined ? 1 : Number(weight)];
      }),
    );
    const takes = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
    return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
  }

  async #encode(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await this.encoded('identity');
    if (encoding === 'identity') return bytes;
    return new Uint8Array(await compressors[encoding](bytes, !this.type.startsWith('image/')));
  }
}
