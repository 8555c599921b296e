import type { AgreementSection } from '@generated/model';

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

/**
 * The agreement with its signatures as a PDF, A4. Letters that the standard fonts of PDF do not have are written as
 * question marks; the text that was signed, and its hash, stand in the database.
 */
export async function agreementPdf(agreement: SignedAgreement): Promise<Uint8Array<ArrayBuffer>> {
  // Fetched when a sale is signed: nobody else needs it.
  const { PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(agreement.title);
  // The same agreement gives the same bytes, whenever it is written.
  const signed = new Date(
    Math.max(...agreement.signatures.map(({ signed_at: at }) => at.getTime())),
  );
  pdf.setCreationDate(signed);
  pdf.setModificationDate(signed);
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const known = new Set(regular.getCharacterSet());
  const encodable = (text: string) =>
    Array.from(text, (letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join('');

  let page = pdf.addPage([A4.width, A4.height]);
  let y = A4.height - A4.margin;
  const write = (text: string, { size = 10, font = regular, after = 6 } = {}) => {
    for (const line of linesOf(encodable(text), (part) => font.widthOfTextAtSize(part, size))) {
      if (y < A4.margin + size) {
        page = pdf.addPage([A4.width, A4.height]);
        y = A4.height - A4.margin;
      }
      y -= size * LINE;
      page.drawText(line, { x: A4.margin, y, size, font });
    }
    y -= after;
  };

  write(agreement.title, { size: 20, font: bold, after: 2 });
  write(`Version ${agreement.version}`, { after: 14 });
  for (const [index, { heading, paragraphs }] of agreement.sections.entries()) {
    write(`${index + 1}. ${heading}`, { size: 12, font: bold, after: 2 });
    for (const paragraph of paragraphs) write(paragraph, { after: 8 });
  }
  write('Signatures', { size: 12, font: bold, after: 2 });
  for (const { role, name, typed_name, signed_at, ip } of agreement.signatures) {
    const from = ip ? `, from ${ip}` : '';
    write(`${role}: ${name}`, { font: bold, after: 0 });
    write(`Signed as "${typed_name}" on ${signed_at.toISOString()}${from}`, { after: 8 });
  }
  write(`SHA-256 of the text: ${agreement.hash}`, { size: 8 });
  return new Uint8Array(await pdf.save());
}

function linesOf(text: string, widthOf: (text: string) => number): string[] {
  const room = A4.width - 2 * A4.margin;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= room) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
