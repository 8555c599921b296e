import {
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';

/** Opens a PDF unchanged, without a note that it was opened. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  return await PDFDocument.load(bytes, { updateMetadata: false });
}

/** Everything that the file holds, visible or not, including hexadecimal strings and packed content. */
export async function textsOf(bytes: Uint8Array): Promise<string> {
  const { context } = await openPdf(bytes);
  const objects = context.enumerateIndirectObjects().map(([, object]) => {
    if (!(object instanceof PDFRawStream)) return String(object);
    const isPacked = object.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode');
    const content = isPacked ? decodePDFRawStream(object).decode() : object.contents;
    return `${String(object.dict)}\n${new TextDecoder('latin1').decode(content)}`;
  });
  return objects
    .join('\n')
    .replaceAll(/<([0-9A-F]+)>/g, (_, digits: string) => PDFHexString.of(digits).decodeText());
}
