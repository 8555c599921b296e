import type { DOCUMENT_TYPES } from '@/domain/documents/document-limits';
import { JPEG, jpegSegments, latin, pngChunks, viewOf, webpChunks } from './segments';

export type DocumentType = keyof typeof DOCUMENT_TYPES;

export interface SniffedDocument {
  contentType: DocumentType;
  /** Bytes of the document itself, without what a camera appends to it. */
  length: number;
}

/**
 * Recognises the type of a file by its whole structure, not only by its first bytes.
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

const MOST_PICTURES = 32;

function readJpeg(bytes: Uint8Array): SniffedDocument | null {
  let end = endOfJpeg(bytes, 0);
  let length = end;
  // Cameras append a larger preview or a gain map: more pictures, with zeros between them.
  for (let pictures = 1; end !== null; pictures += 1) {
    if (pictures > MOST_PICTURES) return null;
    length = end;
    if (isCameraTrailer(bytes, end)) break;
    const next = skipZeros(bytes, end);
    if (next === bytes.length) break;
    end = endOfJpeg(bytes, next);
  }
  return end === null || length === null ? null : { contentType: 'image/jpeg', length };
}

/** @returns null if the picture is truncated. */
function endOfJpeg(bytes: Uint8Array, start: number): number | null {
  let hasScan = false;
  for (const { marker, end } of jpegSegments(bytes, start)) {
    hasScan ||= marker === JPEG.scan;
    if (marker === JPEG.end) return hasScan ? end : null;
  }
  return null;
}

/** Samsung's notes end in `SEFT`; a motion photo continues as an MP4. Refusing them would refuse most phones. */
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
  let hasData = false;
  for (const { type, end } of pngChunks(bytes)) {
    hasData ||= type === 'IDAT';
    if (type === 'IEND') {
      return hasData && end === bytes.length ? { contentType: 'image/png', length: end } : null;
    }
  }
  return null;
}

function readWebp(bytes: Uint8Array): SniffedDocument | null {
  if (latin(bytes, 0, 4) !== 'RIFF' || latin(bytes, 8, 12) !== 'WEBP') return null;
  if (viewOf(bytes).getUint32(4, true) + 8 !== bytes.length) return null;
  let hasPicture = false;
  let length = 12;
  for (const { type, end } of webpChunks(bytes)) {
    hasPicture ||= type === 'VP8 ' || type === 'VP8L' || type === 'ANMF';
    length = end;
  }
  return hasPicture && length === bytes.length ? { contentType: 'image/webp', length } : null;
}

/** A ZIP (also JAR, DOCX) is read from its end: the end of its directory and the comment fill the file exactly. */
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

/** Old browsers and web servers took a file with such a beginning for a page or a script, whatever came before it. */
function beginsWithMarkup(bytes: Uint8Array): boolean {
  return /<(!doctype|html|head|body|script|iframe|svg|\?php|%@)/i.test(latin(bytes, 0, 1024));
}
