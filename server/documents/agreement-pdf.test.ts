import { extractText, extractTextItems, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { agreementPdf } from './agreement-pdf';

const SIGNED_AT = new Date('2026-11-20T10:00:00.000Z');
const ONLY_LATIN = 'Letters that this document cannot show are written in Latin letters.';

const agreementOf = (name: string) => ({
  title: 'Assignment of claim',
  version: '2026-09',
  hash: 'a'.repeat(64),
  sections: [{ heading: 'Parties', paragraphs: [`${name} (the seller) sells a claim of €1,000.`] }],
  signatures: [
    { role: 'Seller', name, typed_name: name, signed_at: SIGNED_AT, ip: '198.51.100.7' },
  ],
});

/** What a reader copies out of the PDF, in one line. */
async function textOf(bytes: Uint8Array): Promise<string> {
  // The reader takes the bytes for itself.
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

test.each([
  'Jürgen Zürcher',
  'Łukasz Żółć',
  'Αθήνα Παπαδοπούλου',
  'Иван Ѓорѓиев',
  'Nguyễn Thị Hường',
  'Z\u0307o\u0301łc\u0301',
])('%s is written as it is', async (name) => {
  const text = await textOf(await agreementPdf(agreementOf(name)));
  const written = name.normalize('NFC');
  expect(text).toContain(`${written} (the seller) sells a claim of €1,000.`);
  expect(text).toContain(`Seller: ${written} Signed as "${written}" on 2026-11-20T10:00:00.000Z`);
  expect(text).not.toContain(ONLY_LATIN);
});

test.each([
  ['梁 詠詩', 'Liang YongShi'],
  ['Łukasz 梁', 'Łukasz Liang'],
  ['\u{1F9FF}\u{10FFFD}', '[U+10fffd]'],
])('of %s letters that no font has are written in Latin, which is said', async (name, written) => {
  const text = await textOf(await agreementPdf(agreementOf(name)));
  expect(text).toContain(`${written} (the seller)`);
  expect(text).toContain(ONLY_LATIN);
  expect(text).not.toContain('?');
});

test('the same agreement gives the same bytes, and only the letters that occur come along', async () => {
  const [plain, first, second] = await Promise.all(
    ['Jürgen', 'Иван', 'Иван'].map((name) => agreementPdf(agreementOf(name))),
  );
  expect(first).toEqual(second);
  expect(plain?.length).toBeLessThan(4_000);
  expect(first?.length).toBeLessThan(40_000);
});

test('a number that is longer than a line goes on in the next one', async () => {
  const number = '1234567890'.repeat(10);
  const bytes = await agreementPdf(agreementOf(number));
  const { items } = await extractTextItems(await getDocumentProxy(bytes.slice()));
  const lines = items.flat();
  expect(Math.max(...lines.map(({ x, width }) => x + width))).toBeLessThanOrEqual(595 - 64);
  expect(lines.map(({ str }) => str).join('')).toContain(`${number} (the seller)`);
});

test('conditions in several lines stay in several lines', async () => {
  const agreement = agreementOf('Mara Lind');
  const conditions = '1. The claim is allowed.\n2. The estate confirms it.';
  const bytes = await agreementPdf({
    ...agreement,
    sections: [{ heading: 'Conditions', paragraphs: [conditions] }],
  });
  const { items } = await extractTextItems(await getDocumentProxy(bytes.slice()));
  const lines = items.flat().map(({ str }) => str);
  for (const line of conditions.split('\n')) expect(lines).toContain(line);
});
