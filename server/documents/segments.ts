/** One piece of a file that consists of consecutive pieces. */
interface Chunk {
  type: string;
  start: number;
  end: number;
}

/** Real files have hundreds; going through millions of empty ones would keep everybody waiting. */
const MOST_PIECES = 10_000;

/** The first pieces: a file with more counts as truncated. */
function* few<Piece>(pieces: Iterable<Piece>): Generator<Piece> {
  let count = 0;
  for (const piece of pieces) {
    count += 1;
    if (count > MOST_PIECES) return;
    yield piece;
  }
}

export const JPEG = { picture: 0xd8, scan: 0xda, end: 0xd9, fill: 0xff } as const;

/** The segments of a JPEG, the last with the marker `end`; without it the picture is truncated or broken. */
export const jpegSegments = (bytes: Uint8Array, start: number) =>
  few(allJpegSegments(bytes, start));

function* allJpegSegments(
  bytes: Uint8Array,
  start: number,
): Generator<{ marker: number; start: number; end: number }> {
  if (bytes[start] !== 0xff || bytes[start + 1] !== JPEG.picture) return;
  yield { marker: JPEG.picture, start, end: start + 2 };
  for (let at = start + 2; at + 1 < bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return;
    if (marker === JPEG.fill) {
      at += 1;
      continue;
    }
    if (marker === JPEG.end) {
      yield { marker, start: at, end: at + 2 };
      return;
    }
    const size = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (size < 2) return;
    const end = marker === JPEG.scan ? endOfScan(bytes, at + 2 + size) : at + 2 + size;
    yield { marker, start: at, end };
    at = end;
  }
}

/** The next marker that is not a stuffed 0xff, a restart or a fill byte. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = start;
  for (; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== JPEG.fill && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return at;
}

/** The chunks after the eight bytes of a PNG's signature. */
export const pngChunks = (bytes: Uint8Array) => few(allPngChunks(bytes));

function* allPngChunks(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes);
  for (let start = 8; start + 12 <= bytes.length;) {
    const end = start + 12 + view.getUint32(start);
    yield { type: latin(bytes, start + 4, start + 8), start, end };
    start = end;
  }
}

/** The chunks after the twelve bytes of a WebP's header. */
export const webpChunks = (bytes: Uint8Array) => few(allWebpChunks(bytes));

function* allWebpChunks(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes);
  for (let start = 12; start + 8 <= bytes.length;) {
    const size = view.getUint32(start + 4, true);
    const end = start + 8 + size + (size % 2);
    yield { type: latin(bytes, start, start + 4), start, end };
    start = end;
  }
}

/** The boxes of a JPEG 2000 file (ISO/IEC 15444-1, annex I.4). */
export const jp2Boxes = (bytes: Uint8Array) => few(allJp2Boxes(bytes));

function* allJp2Boxes(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes);
  for (let start = 0; start + 8 <= bytes.length;) {
    const size = view.getUint32(start);
    // The last box need not give its length.
    const end = size === 0 ? bytes.length : start + size;
    // Longer than 32 bits can say, or broken.
    if (end < start + 8) return;
    yield { type: latin(bytes, start + 4, start + 8), start, end };
    start = end;
  }
}

export function latin(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(Math.max(0, start), Math.max(0, end)));
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
