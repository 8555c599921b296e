import {
  PDFArray,
  PDFCatalog,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFStreamWriter,
} from '@cantoo/pdf-lib';
import { jp2WithoutMetadata, jpegWithoutMetadata } from '../pictures-without-metadata';
import { keepPagesAlone } from './pages-alone';
import { readPdf } from './read-pdf';

/** The metadata that programs attach to any object (ISO 32000-2, 14.3 and 14.5). */
const NOTES = ['Metadata', 'PieceInfo', 'LastModified'];
/**
 * Files besides what a stream draws: attached ones, other versions of a picture, and where on a disk one was taken
 * from.
 */
const FILES = ['AF', 'Alternates', 'F', 'OPI', 'Ref'];
const OBJECTS_AT_ONCE = 50;

/**
 * Rewrites a PDF with only what its pages show: no Info dictionary, no XMP, no comments, links, forms, scripts or
 * attached files, no camera metadata in its pictures, and nothing of earlier versions, which a redaction program may
 * have kept.
 * @returns null if it cannot be read, is encrypted, or if what it shows cannot be distinguished from what it hides.
 */
export async function pdfWithoutMetadata(
  bytes: Uint8Array,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const context = await readPdf(bytes);
    const { Root, Encrypt } = context.trailerInfo;
    const catalog = context.lookup(Root);
    if (Encrypt || !(Root instanceof PDFRef) || !(catalog instanceof PDFCatalog)) return null;
    keepPagesAlone(catalog);
    keepReachable(context, Root);
    context.trailerInfo = { Root };
    const written = await PDFStreamWriter.forContext(context, OBJECTS_AT_ONCE).serializeToBuffer();
    return new Uint8Array(written);
  } catch {
    // For whatever reason: the library throws errors of many kinds.
    return null;
  }
}

/** Removes the metadata of everything that the root leads to, and everything else from the document. */
function keepReachable(context: PDFContext, root: PDFRef): void {
  const reached = new Set<PDFRef>();
  const open: PDFObject[] = [root];
  for (let object = open.pop(); object; object = open.pop()) {
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      const found = context.lookup(object);
      if (found instanceof PDFRawStream) context.assign(object, pictureWithoutMetadata(found));
      if (found) open.push(found);
    } else if (object instanceof PDFArray) {
      for (const entry of object.asArray()) open.push(entry);
    } else if (object instanceof PDFDict) {
      for (const note of NOTES) object.delete(PDFName.of(note));
      for (const value of object.values()) open.push(value);
    } else if (object instanceof PDFStream) {
      for (const file of FILES) object.dict.delete(PDFName.of(file));
      open.push(object.dict);
    }
  }
  for (const [ref] of context.enumerateIndirectObjects()) {
    if (!reached.has(ref)) context.delete(ref);
  }
}

/** The functions that remove camera metadata from photographs, which a PDF stores as the original files. */
const PHOTOGRAPHS = new Map<PDFObject | undefined, typeof jpegWithoutMetadata>([
  [PDFName.of('DCTDecode'), jpegWithoutMetadata],
  [PDFName.of('JPXDecode'), jp2WithoutMetadata],
]);

function pictureWithoutMetadata(stream: PDFRawStream): PDFRawStream {
  const filters = filtersOf(stream.dict);
  const withoutNotes = filters.map((filter) => PHOTOGRAPHS.get(filter)).find(Boolean);
  if (!withoutNotes) return stream;
  // A picture that is packed once more does not show what its file holds.
  const picture = filters.length === 1 ? withoutNotes(stream.contents) : null;
  if (!picture) throw new Error('A picture of this PDF cannot be read.');
  return PDFRawStream.of(stream.dict, picture);
}

function filtersOf(dict: PDFDict): (PDFObject | undefined)[] {
  const filter = dict.lookup(PDFName.of('Filter'));
  if (!(filter instanceof PDFArray)) return [filter];
  return filter.asArray().map((each) => dict.context.lookup(each));
}
