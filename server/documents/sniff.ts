import type { DOCUMENT_TYPES } from '@/domain/document-limits';

export type DocumentType = keyof typeof DOCUMENT_TYPES;

export interface SniffedDocument {
  contentType: DocumentType;
  /** Bytes of the document itself; what a camera puts behind it is not kept. */
  length: number;
}

/**
 * Tells the type of a file by its whole structure, not only by its first bytes.
 * @returns null for any other type, for a truncated file, and for one that can be read as a second format (polyglot).
 */
export function sniffDocument(bytes: Uint8Array): SniffedDocument | null {
  if (holdsArchive(bytes) || beginsWithMarkup(bytes)) return null;
  const readers = [readPdf, readJpeg, readPng, readWebp];
  for (const read of readers) {
    const found = read(bytes);
    if (found) return found;
  }
  return null;
}

function readPdf(bytes: Uint8Array): SniffedDocument | null {
  if (!/^%PDF-[12]\.\d[\r\n \t]/.test(latin(bytes, 0, 9))) return null;
  if (!/%%EOF\s*$/.test(latin(bytes, bytes.length - 64, bytes.length))) return null;
  return { contentType: 'application/pdf', length: bytes.length };
}

function readJpeg(bytes: Uint8Array): SniffedDocument | null {
  let end = endOfJpeg(bytes, 0);
  let length = end;
  // Cameras append a larger preview or a gain map: further pictures, with zeros between them.
  while (end !== null) {
    length = end;
    if (isCameraTrailer(bytes, end)) break;
    const next = skipZeros(bytes, end);
    if (next === bytes.length) break;
    end = endOfJpeg(bytes, next);
  }
  return end === null || length === null ? null : { contentType: 'image/jpeg', length };
}

/** Walks the segments to the scan and the scan to its end. @returns null where the picture is cut off. */
function endOfJpeg(bytes: Uint8Array, start: number): number | null {
  if (bytes[start] !== 0xff || bytes[start + 1] !== 0xd8) return null;
  let inScan = false;
  let hasScan = false;
  for (let at = start + 2; at + 1 < bytes.length;) {
    if (bytes[at] !== 0xff) {
      if (!inScan) return null;
      at += 1;
      continue;
    }
    const marker = bytes[at + 1] ?? 0;
    // Fill byte; in a scan also a stuffed 0xff or a restart.
    if (marker === 0xff) at += 1;
    else if (inScan && (marker === 0 || (marker >= 0xd0 && marker <= 0xd7))) at += 2;
    else if (marker === 0xd9) return hasScan ? at + 2 : null;
    else {
      const size = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
      if (size < 2) return null;
      inScan = marker === 0xda;
      hasScan ||= inScan;
      at += 2 + size;
    }
  }
  return null;
}

/** Samsung's notes end in `SEFT`; a motion photo goes on as an MP4. Refusing them would refuse most phones. */
function isCameraTrailer(bytes: Uint8Array, start: number): boolean {
  return (
    latin(bytes, bytes.length - 4, bytes.length) === 'SEFT' ||
    latin(bytes, start + 4, start + 8) === 'ftyp'
  );
}

function skipZeros(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] === 0) at += 1;
  return at;
}

function readPng(bytes: Uint8Array): SniffedDocument | null {
  if (latin(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || latin(bytes, 12, 16) !== 'IHDR') return null;
  const view = viewOf(bytes);
  let hasData = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const type = latin(bytes, at + 4, at + 8);
    at += 12 + view.getUint32(at);
    hasData ||= type === 'IDAT';
    if (type === 'IEND') {
      return hasData && at === bytes.length ? { contentType: 'image/png', length: at } : null;
    }
  }
  return null;
}

function readWebp(bytes: Uint8Array): SniffedDocument | null {
  if (latin(bytes, 0, 4) !== 'RIFF' || latin(bytes, 8, 12) !== 'WEBP') return null;
  const view = viewOf(bytes);
  if (view.getUint32(4, true) + 8 !== bytes.length) return null;
  let hasPicture = false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const type = latin(bytes, at, at + 4);
    hasPicture ||= type === 'VP8 ' || type === 'VP8L' || type === 'ANMF';
    const size = view.getUint32(at + 4, true);
    at += 8 + size + (size % 2);
  }
  return hasPicture && at === bytes.length
    ? { contentType: 'image/webp', length: bytes.length }
    : null;
}

/** A ZIP (also JAR, DOCX) is read from its end: its directory's end and the comment fill the file exactly. */
function holdsArchive(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  const earliest = Math.max(0, bytes.length - 22 - 0xffff);
  for (let at = bytes.length - 22; at >= earliest; at -= 1) {
    if (
      bytes[at] === 0x50 &&
      view.getUint32(at) === 0x504b0506 &&
      at + 22 + view.getUint16(at + 20, true) === bytes.length
    ) {
      return true;
    }
  }
  return false;
}

/** Browsers and web servers of old took such a beginning for a page or a script, whatever stood before it. */
function beginsWithMarkup(bytes: Uint8Array): boolean {
  return /<(!doctype|html|head|body|script|iframe|svg|\?php|%@)/i.test(latin(bytes, 0, 1024));
}

function latin(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(Math.max(0, start), Math.max(0, end)));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
