import { extractText, getDocumentProxy } from 'unpdf';

/** What a reader copies out of a PDF, in one line. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  // The reader takes the bytes for itself.
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
