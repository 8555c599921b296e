import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import type { AgreementSection } from '@generated/model';
import { wallTimeAt, writeDay, writeTime } from '@/domain/calendar';
import { embedFonts, type AgreementFonts } from './agreement-fonts';

interface SignedAgreement {
  title: string;
  version: string;
  hash: string;
  sections: readonly AgreementSection[];
  signatures: readonly Signature[];
}

interface Signature {
  role: string;
  name: string;
  typed_name: string;
  /** The person's title in the company `name`; null if it is unknown, or if the person is `name`. */
  signatory_title: string | null;
  signed_at: Date;
  ip: string | null;
}

const A4 = { width: 595, height: 842, margin: 64 };
const LINE = 1.45;

/** A paragraph, and how it looks. */
interface Block {
  text: string;
  size?: number;
  isBold?: boolean;
  /** The gap below it. */
  after?: number;
  /** Keeps the block whole on one page, together with the beginning of the next. */
  isWithNext?: boolean;
}

interface Line {
  text: string;
  size: number;
  font: PDFFont;
  /** Distance from the line above. */
  height: number;
  after: number;
  isWithNext: boolean;
}

const REPLACED =
  'Letters that this document cannot show are written in Latin letters. As they were typed, they stand in the record of the exchange.';

/** The agreement with its signatures as an A4 PDF. The database holds the signed text and its hash. */
export async function agreementPdf(agreement: SignedAgreement): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded only when a sale is signed: nothing else needs it.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(agreement.title);
  // The same agreement gives the same bytes, whenever the PDF is written.
  const signed = new Date(
    Math.max(...agreement.signatures.map(({ signed_at: at }) => at.getTime())),
  );
  pdf.setCreationDate(signed);
  pdf.setModificationDate(signed);
  const blocks = blocksOf(agreement);
  const fonts = await embedFonts(
    pdf,
    blocks.map(({ text }) => text),
  );
  if (!fonts.isComplete) blocks.push({ text: REPLACED, size: 8 });

  const groups = groupsOf(blocks.flatMap((block) => linesOf(block, fonts)));
  let page = pdf.addPage([A4.width, A4.height]);
  let y = A4.height - A4.margin;
  const makeRoom = (height: number) => {
    if (y - height >= A4.margin) return;
    page = pdf.addPage([A4.width, A4.height]);
    y = A4.height - A4.margin;
  };
  for (const group of groups) {
    makeRoom(heightOf(group));
    for (const { text, size, font, height, after } of group) {
      // A group can be longer than a page: a name may have hundreds of line breaks.
      makeRoom(height);
      y -= height;
      page.drawText(text, { x: A4.margin, y, size, font });
      y -= after;
    }
  }
  numberPages(pdf, fonts.regular);
  return new Uint8Array(await pdf.save());
}

/** `Page 1 of 2` at the foot of each page. */
function numberPages(pdf: PDFDocument, font: PDFFont): void {
  const pages = pdf.getPages();
  for (const [index, page] of pages.entries()) {
    const text = `Page ${index + 1} of ${pages.length}`;
    const x = (A4.width - font.widthOfTextAtSize(text, 8)) / 2;
    page.drawText(text, { x, y: A4.margin / 2, size: 8, font });
  }
}

function blocksOf({ title, version, sections, signatures, hash }: SignedAgreement): Block[] {
  return [
    { text: title, size: 20, isBold: true, after: 2 },
    { text: `Version ${version}`, after: 14 },
    ...sections.flatMap(({ heading, paragraphs }, index) => [
      { text: `${index + 1}. ${heading}`, size: 12, isBold: true, after: 2, isWithNext: true },
      ...paragraphs.map((text) => ({ text, after: 8 })),
    ]),
    { text: 'Signatures', size: 12, isBold: true, after: 2, isWithNext: true },
    ...signatures.flatMap((signature) => [
      {
        text: `${signature.role}: ${signature.name}`,
        isBold: true,
        after: 0,
        isWithNext: true,
      },
      { text: signedAs(signature), after: 8, isWithNext: true },
    ]),
    { text: `SHA-256 of the text: ${hash}`, size: 8, isWithNext: true },
  ];
}

/** `Signed as "Ben Okafor", Managing partner, for Harbor Lane Capital LP, on …, from 198.51.100.7`. */
function signedAs({ name, typed_name, signatory_title, signed_at, ip }: Signature): string {
  const position = signatory_title ? `, ${signatory_title}, for ${name},` : '';
  return `Signed as "${typed_name}"${position} on ${inUtc(signed_at)}${ip ? `, from ${ip}` : ''}`;
}

/** `Nov 28, 2026, 7:50 AM UTC`: the two sides may live in different time zones. */
function inUtc(moment: Date): string {
  const at = wallTimeAt(moment, 'UTC');
  return `${writeDay(at)}, ${writeTime(at)} UTC`;
}

/** Keeps the line breaks of the text: readers rely on them, for example in conditions. */
function linesOf(
  { text, size = 10, isBold = false, after = 6, isWithNext = false }: Block,
  { regular, bold, writable }: AgreementFonts,
): Line[] {
  const font = isBold ? bold : regular;
  const texts = writable(text)
    .split(/\r?\n/)
    .flatMap((line) => wrapped(line, (part) => font.widthOfTextAtSize(part, size)));
  return texts.map((line, index) => ({
    text: line,
    size,
    font,
    height: size * LINE,
    after: index === texts.length - 1 ? after : 0,
    isWithNext,
  }));
}

/** The lines in order, grouped by those that stay on one page together. */
function groupsOf(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    if (lines[index - 1]?.isWithNext) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Without the gap below the last line. */
function heightOf(group: readonly Line[]): number {
  const gap = group.at(-1)?.after ?? 0;
  return group.reduce((sum, { height, after }) => sum + height + after, -gap);
}

function wrapped(text: string, widthOf: (text: string) => number): string[] {
  const room = A4.width - 2 * A4.margin;
  const lines: string[] = [];
  let line = '';
  const words = text
    .split(/\s+/)
    .flatMap((word) => piecesOf(word, (part) => widthOf(part) <= room));
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= room) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** A word, cut if it is longer than a line: a register number may have a hundred digits. */
function piecesOf(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (fits(piece + character)) piece += character;
    else {
      pieces.push(piece);
      piece = character;
    }
  }
  return [...pieces, piece];
}
