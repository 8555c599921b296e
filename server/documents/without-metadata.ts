import {
  jpegWithoutMetadata,
  pngWithoutMetadata,
  webpWithoutMetadata,
} from './pictures-without-metadata';
import type { DocumentType } from './sniff';

const CLEANERS: Record<
  DocumentType,
  (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer> | null> | Uint8Array<ArrayBuffer> | null
> = {
  'image/jpeg': jpegWithoutMetadata,
  'image/png': pngWithoutMetadata,
  'image/webp': webpWithoutMetadata,
  'application/pdf': async (bytes) => {
    // Loaded for the first such copy: nothing else needs it.
    const { pdfWithoutMetadata } = await import('./pdf/pdf-without-metadata');
    return await pdfWithoutMetadata(bytes);
  },
};

/**
 * The file as it is seen, without the metadata of programs and cameras: author, place, time, previews.
 * @param bytes which `sniffDocument` has recognised as this type.
 * @returns null if it cannot be read well enough to be sure.
 */
export async function withoutMetadata(
  contentType: DocumentType,
  bytes: Uint8Array,
): Promise<Uint8Array<ArrayBuffer> | null> {
  return await CLEANERS[contentType](bytes);
}
