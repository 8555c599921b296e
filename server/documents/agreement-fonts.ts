import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';

/** The fonts of one agreement, and what is written of its texts with them. */
export interface AgreementFonts {
  regular: PDFFont;
  bold: PDFFont;
  /** The text in letters that the fonts have. */
  writable: (text: string) => string;
  /** Whether every text is written in its own letters. */
  isComplete: boolean;
}

/** Of what Noto Sans is kept in our fonts, as `scripts/font/agreement-fonts.ts` makes them. */
const EMBEDDED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/**
 * The standard fonts of PDF, which cost nothing; where a Latin, Greek or Cyrillic letter is beyond them, Noto Sans, of which
 * the document carries the letters that occur. What neither has, such as Chinese, is written in Latin letters.
 * @param texts all that will be written.
 */
export async function embedFonts(
  pdf: PDFDocument,
  texts: readonly string[],
): Promise<AgreementFonts> {
  const letters = [...new Set(texts.flatMap(lettersOf))];
  const standard = await standardFonts(pdf);
  const hasStandard = letterTest(standard.regular);
  const isBeyond = letters.some((letter) => !hasStandard(letter) && EMBEDDED.test(letter));
  const fonts = isBeyond ? await notoSans(pdf) : standard;
  const has = letterTest(fonts.regular);
  if (letters.every(has)) return { ...fonts, writable: normal, isComplete: true };
  const { default: anyAscii } = await import('any-ascii');
  const inLatin = (letter: string) => anyAscii(letter) || `[U+${codeOf(letter).toString(16)}]`;
  const writable = (text: string) =>
    lettersOf(text)
      .map((letter) => (has(letter) ? letter : inLatin(letter)))
      .join('');
  return { ...fonts, writable, isComplete: false };
}

async function standardFonts(pdf: PDFDocument) {
  const { StandardFonts } = await import('@cantoo/pdf-lib');
  return {
    regular: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
}

async function notoSans(pdf: PDFDocument) {
  const [fontkit, regular, bold] = await Promise.all([
    import('@cantoo/fontkit'),
    import('./fonts/noto-sans-400.woff?inline'),
    import('./fonts/noto-sans-700.woff?inline'),
  ]);
  pdf.registerFontkit(fontkit);
  return {
    regular: await pdf.embedFont(bytesOf(regular.default), { subset: true }),
    bold: await pdf.embedFont(bytesOf(bold.default), { subset: true }),
  };
}

/** Which letters a font has. Lines are broken at white space, of whatever kind. */
function letterTest(font: PDFFont): (letter: string) => boolean {
  const known = new Set(font.getCharacterSet());
  return (letter) => known.has(codeOf(letter)) || /\s/u.test(letter);
}

/** Letters and their accents as one: `Z` and a dot above are `Ż`. */
const normal = (text: string) => text.normalize('NFC');
const lettersOf = (text: string) => Array.from(normal(text));
const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;

/** What a data URL holds: so a file comes along in the bundles of Node and of the browser alike. */
function bytesOf(dataUrl: string): Uint8Array {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
