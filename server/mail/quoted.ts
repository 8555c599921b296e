/** Line breaks and blanks of every kind; JavaScript's `\s` does not include the last one. */
const BLANKS = /[\s\u0085]+/g;
/** Control characters, and marks that change the text direction, even beyond the text in which they occur. */
const UNSEEN = /(?![\s\u0085])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A person's text on one line, without characters that would change the direction of the words around it. */
export function lineOf(text: string): string {
  return text.replaceAll(UNSEEN, '').replaceAll(BLANKS, ' ').trim();
}

/** A person's words within ours: they end where the quotation ends, and do not form a paragraph of our letter. */
export function quoted(text: string): string {
  return `“${lineOf(text).replaceAll('“', '‘').replaceAll('”', '’')}”`;
}
