import { JPEG, jp2Boxes, jpegSegments, latin, pngChunks, viewOf, webpChunks } from './segments';

/**
 * The first picture alone: a preview or a gain map after it has metadata of its own. The picture stays upright if the
 * camera was turned, and keeps its colours.
 */
export function jpegWithoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const kept = new Kept(bytes, ORIENTATION_BYTES);
  let isTurned = false;
  for (const { marker, start, end } of jpegSegments(bytes, 0)) {
    if (isSeen(bytes.subarray(start, end), marker)) kept.take(start, end);
    else if (marker === 0xe1 && !isTurned) {
      const orientation = orientationOf(bytes.subarray(start, end));
      isTurned = orientation !== null;
      if (orientation !== null) kept.add(orientationSegment(orientation));
    }
    if (marker === JPEG.end) return kept.bytes();
  }
  return null;
}

/** Whether a segment is needed to draw the picture as intended. */
function isSeen(segment: Uint8Array, marker: number): boolean {
  const names = (name: string) => latin(segment, 4, 4 + name.length) === name;
  // A longer one holds a preview.
  if (marker === 0xe0) return names('JFIF\0') && segment.length === 18;
  if (marker === 0xe2) return names('ICC_PROFILE\0');
  if (marker === 0xee) return names('Adobe');
  const isNote = (marker >= 0xe1 && marker <= 0xef) || marker === 0xfe;
  return !isNote;
}

const EXIF_HEAD = 'Exif\0\0';
const ORIENTATION_TAG = 0x0112;

/** The orientation in an Exif segment: 2 to 8; null if the picture is upright or the segment does not say. */
function orientationOf(segment: Uint8Array): number | null {
  const tiff = segment.subarray(4 + EXIF_HEAD.length);
  if (latin(segment, 4, 4 + EXIF_HEAD.length) !== EXIF_HEAD || tiff.length < 14) return null;
  const view = viewOf(tiff);
  const isLittle = latin(tiff, 0, 2) === 'II';
  const first = view.getUint32(4, isLittle);
  if (first + 2 > tiff.length) return null;
  const entries = view.getUint16(first, isLittle);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + 12 * entry;
    if (at + 12 > tiff.length) return null;
    if (view.getUint16(at, isLittle) !== ORIENTATION_TAG) continue;
    const orientation = view.getUint16(at + 8, isLittle);
    return orientation >= 2 && orientation <= 8 ? orientation : null;
  }
  return null;
}

/** An Exif 2.32 segment that holds only the orientation: byte order, one entry (a short), no further directory. */
function orientationSegment(orientation: number): Uint8Array {
  const tiff = `MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`;
  const text = `\xff\xe1\0"${EXIF_HEAD}${tiff}`;
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

const ORIENTATION_BYTES = orientationSegment(1).length;

/**
 * The chunks that draw a still picture (PNG, third edition, section 11); every other chunk is metadata or another
 * frame.
 */
const PNG_SEEN = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT'.split(' '),
);

export function pngWithoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept = new Kept(bytes);
  kept.take(0, 8);
  for (const { type, start, end } of pngChunks(bytes)) {
    if (PNG_SEEN.has(type)) kept.take(start, end);
  }
  return kept.bytes();
}

const WEBP_SEEN = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L']);
/** The bits of `VP8X` that announce Exif and XMP chunks. */
const WEBP_NOTES = 0x0c;

export function webpWithoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept = new Kept(bytes);
  kept.take(0, 12);
  for (const { type, start, end } of webpChunks(bytes)) {
    if (WEBP_SEEN.has(type)) kept.take(start, end);
  }
  const picture = kept.bytes();
  viewOf(picture).setUint32(4, picture.length - 8, true);
  for (const { type, start } of webpChunks(picture)) {
    if (type === 'VP8X') picture[start + 8] = (picture[start + 8] ?? 0) & ~WEBP_NOTES;
  }
  return picture;
}

const JP2_PICTURE = 'jp2c';
/** The boxes that draw a JPEG 2000 picture; every other box is metadata. */
const JP2_SEEN = new Set(['jP  ', 'ftyp', 'rreq', 'jp2h', 'jpch', 'jplh', JP2_PICTURE]);

/** @returns null if it holds no picture. */
export function jp2WithoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  // A bare codestream, without boxes.
  if (bytes[0] === 0xff && bytes[1] === 0x4f) return new Uint8Array(bytes);
  const kept = new Kept(bytes);
  let hasPicture = false;
  for (const { type, start, end } of jp2Boxes(bytes)) {
    if (JP2_SEEN.has(type)) kept.take(start, end);
    hasPicture ||= type === JP2_PICTURE;
  }
  return hasPicture ? kept.bytes() : null;
}

/** Copies the kept parts of a file into one buffer, because a hostile file has millions of pieces. */
class Kept {
  readonly #from: Uint8Array;
  readonly #to: Uint8Array<ArrayBuffer>;
  #length = 0;

  /** @param added how many bytes may be added to those of the file. */
  constructor(from: Uint8Array, added = 0) {
    this.#from = from;
    this.#to = new Uint8Array(from.length + added);
  }

  take(start: number, end: number): void {
    this.add(this.#from.subarray(start, end));
  }

  add(piece: Uint8Array): void {
    this.#to.set(piece, this.#length);
    this.#length += piece.length;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return this.#to.slice(0, this.#length);
  }
}
