/** Line breaks of every kind; the last one is none to JavaScript. */
const BLANKS = /[\s\u0085]+/g;
/** Controls, and marks that turn the direction of what follows, beyond their own text too. */
const UNSEEN = /(?![\s\u0085])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What a person has written, in one line, and without what would turn the words around it. */
export function lineOf(text: string): string {
  return text.replaceAll(UNSEEN, '').replaceAll(BLANKS, ' ').trim();
}

/** The words of a person within ours: they end where the quotation ends, and make no paragraph of our letters. */
export function quoted(text: string): string {
  return `“${lineOf(text).replaceAll('“', '‘').replaceAll('”', '’')}”`;
}
