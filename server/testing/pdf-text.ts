import { extractText, getDocumentProxy } from 'unpdf';

/** The text that a reader copies out of a PDF, on one line. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  // The reader takes ownership of the bytes.
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
