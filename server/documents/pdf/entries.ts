import { type PDFDict, PDFName } from '@cantoo/pdf-lib';

/** Removes every other entry from a dictionary. */
export function keepEntries(dict: PDFDict, names: readonly string[]): void {
  const kept = new Set(names.map((name) => PDFName.of(name)));
  for (const key of dict.keys()) {
    if (!kept.has(key)) dict.delete(key);
  }
}
