import type { AgreementSection } from '@generated/model';
import { embedFonts } from './agreement-fonts';

interface SignedAgreement {
  title: string;
  version: string;
  hash: string;
  sections: readonly AgreementSection[];
  signatures: readonly {
    role: string;
    name: string;
    typed_name: string;
    signed_at: Date;
    ip: string | null;
  }[];
}

const A4 = { width: 595, height: 842, margin: 64 };
const LINE = 1.45;

/** A paragraph, and how it looks. */
interface Block {
  text: string;
  size?: number;
  isBold?: boolean;
  /** The gap below. */
  after?: number;
}

const REPLACED =
  'Letters that this document cannot show are written in Latin letters. As they were typed, they stand in the record of the exchange.';

/** The agreement with its signatures as a PDF, A4. The text that was signed, and its hash, stand in the database. */
export async function agreementPdf(agreement: SignedAgreement): Promise<Uint8Array<ArrayBuffer>> {
  // Fetched when a sale is signed: nobody else needs it.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(agreement.title);
  // The same agreement gives the same bytes, whenever it is written.
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

  let page = pdf.addPage([A4.width, A4.height]);
  let y = A4.height - A4.margin;
  const write = ({ text, size = 10, isBold = false, after = 6 }: Block) => {
    const font = isBold ? fonts.bold : fonts.regular;
    for (const line of linesOf(fonts.writable(text), (part) =>
      font.widthOfTextAtSize(part, size),
    )) {
      if (y < A4.margin + size) {
        page = pdf.addPage([A4.width, A4.height]);
        y = A4.height - A4.margin;
      }
      y -= size * LINE;
      page.drawText(line, { x: A4.margin, y, size, font });
    }
    y -= after;
  };
  for (const block of blocks) write(block);
  if (!fonts.isComplete) write({ text: REPLACED, size: 8 });
  return new Uint8Array(await pdf.save());
}

function blocksOf({ title, version, sections, signatures, hash }: SignedAgreement): Block[] {
  return [
    { text: title, size: 20, isBold: true, after: 2 },
    { text: `Version ${version}`, after: 14 },
    ...sections.flatMap(({ heading, paragraphs }, index) => [
      { text: `${index + 1}. ${heading}`, size: 12, isBold: true, after: 2 },
      ...paragraphs.map((text) => ({ text, after: 8 })),
    ]),
    { text: 'Signatures', size: 12, isBold: true, after: 2 },
    ...signatures.flatMap(({ role, name, typed_name, signed_at, ip }) => [
      { text: `${role}: ${name}`, isBold: true, after: 0 },
      {
        text: `Signed as "${typed_name}" on ${signed_at.toISOString()}${ip ? `, from ${ip}` : ''}`,
        after: 8,
      },
    ]),
    { text: `SHA-256 of the text: ${hash}`, size: 8 },
  ];
}

/** Line breaks of the text stay: the reader counts by them, as in conditions. */
function linesOf(text: string, widthOf: (text: string) => number): string[] {
  return text.split(/\r?\n/).flatMap((line) => wrapped(line, widthOf));
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

/** A word, cut where it is longer than a line: a number of a register may have a hundred digits. */
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
