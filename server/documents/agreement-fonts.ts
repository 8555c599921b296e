import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';

/** The fonts of one agreement, and how they write its texts. */
export interface AgreementFonts {
  regular: PDFFont;
  bold: PDFFont;
  /** The text in letters that the fonts have. */
  writable: (text: string) => string;
  /** Whether every text is written in its own letters. */
  isComplete: boolean;
}

/** The scripts that our fonts keep of Noto Sans; see `scripts/font/agreement-fonts.ts`. */
const EMBEDDED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/**
 * The standard fonts of PDF, which cost nothing. If they lack a Latin, Greek or Cyrillic letter, Noto Sans, of which
 * the document embeds the letters that occur. Letters that neither has, such as Chinese ones, are transliterated into
 * Latin.
 * @param texts everything that will be written.
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

/** Tests whether a font has a letter. Lines are broken at white space of any kind. */
function letterTest(font: PDFFont): (letter: string) => boolean {
  const known = new Set(font.getCharacterSet());
  return (letter) => known.has(codeOf(letter)) || /\s/u.test(letter);
}

/** Letters and their accents combined: `Z` and a dot above become `Ż`. */
const normal = (text: string) => text.normalize('NFC');
const lettersOf = (text: string) => Array.from(normal(text));
const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;

/** The content of a data URL: files come as data URLs in the bundles of both Node and the browser. */
function bytesOf(dataUrl: string): Uint8Array {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
