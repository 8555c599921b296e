import { extractTextItems, getDocumentProxy } from 'unpdf';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pdfText } from '../testing/pdf-text';
import { agreementPdf } from './agreement-pdf';

const SIGNED_AT = new Date('2026-11-20T10:00:00.000Z');
const ONLY_LATIN = 'Letters that this document cannot show are written in Latin letters.';

const agreementOf = (name: string) => ({
  title: 'Assignment of claim',
  version: '2026-09',
  hash: 'a'.repeat(64),
  sections: [{ heading: 'Parties', paragraphs: [`${name} (the seller) sells a claim of €1,000.`] }],
  signatures: [
    {
      role: 'Seller',
      name,
      typed_name: name,
      signatory_title: null,
      signed_at: SIGNED_AT,
      ip: '198.51.100.7',
    },
  ],
});

/** The lines of each page. */
async function pagesOf(bytes: Uint8Array) {
  const { items } = await extractTextItems(await getDocumentProxy(bytes.slice()));
  return items.map((lines) => lines.filter(({ str }) => str !== ''));
}

/** With so many lines of conditions before what stands last. */
const longAgreement = (lines: number, name = 'Mara Lind') => ({
  ...agreementOf(name),
  sections: [
    { heading: 'Conditions', paragraphs: Array.from({ length: lines }, () => 'One more.') },
    { heading: 'Transfer', paragraphs: ['Both sides authorize the exchange.'] },
  ],
});

/** From agreements that end well within a page to those that have just begun the next one. */
const LENGTHS = Array.from({ length: 20 }, (_, index) => 15 + index);

test.each([
  'Jürgen Zürcher',
  'Łukasz Żółć',
  'Αθήνα Παπαδοπούλου',
  'Иван Ѓорѓиев',
  'Nguyễn Thị Hường',
  'Z\u0307o\u0301łc\u0301',
])('%s is written as it is', async (name) => {
  const text = await pdfText(await agreementPdf(agreementOf(name)));
  const written = name.normalize('NFC');
  expect(text).toContain(`${written} (the seller) sells a claim of €1,000.`);
  expect(text).toContain(`Seller: ${written} Signed as "${written}" on Nov 20, 2026, 10:00 AM UTC`);
  expect(text).not.toContain(ONLY_LATIN);
});

test.each([
  ['梁 詠詩', 'Liang YongShi'],
  ['Łukasz 梁', 'Łukasz Liang'],
  ['\u{1F9FF}\u{10FFFD}', '[U+10fffd]'],
])('of %s letters that no font has are written in Latin, which is said', async (name, written) => {
  const text = await pdfText(await agreementPdf(agreementOf(name)));
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

test('the signatures and what is said of them stand on one page, whatever stands above', async () => {
  const counts = new Set<number>();
  for (const length of LENGTHS) {
    const pages = await pagesOf(await agreementPdf(longAgreement(length, '梁 詠詩')));
    counts.add(pages.length);
    const last = pages.at(-1)?.map(({ str }) => str) ?? [];
    expect(last.slice(last.indexOf('Signatures'), -1), `${length} lines`).toEqual([
      'Signatures',
      'Seller: Liang YongShi',
      'Signed as "Liang YongShi" on Nov 20, 2026, 10:00 AM UTC, from 198.51.100.7',
      expect.stringContaining('SHA-256 of the text: aaaa'),
      expect.stringContaining(ONLY_LATIN),
    ]);
  }
  expect(counts).toEqual(new Set([1, 2]));
});

test('a heading stands on the page on which its text begins', async () => {
  for (const length of LENGTHS) {
    const pages = await pagesOf(await agreementPdf(longAgreement(length)));
    const pageOf = (text: string) =>
      pages.findIndex((page) => page.some(({ str }) => str === text));
    expect(pageOf('2. Transfer'), `${length} lines`).toBe(
      pageOf('Both sides authorize the exchange.'),
    );
  }
});

test('the day and time of a signature are those of UTC, wherever the document is written', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const agreement = agreementOf('Mara Lind');
  const signatures = agreement.signatures.map((signature) => ({
    ...signature,
    signed_at: new Date('2026-11-28T19:50:31.104Z'),
  }));
  const text = await pdfText(await agreementPdf({ ...agreement, signatures }));
  expect(text).toContain('Signed as "Mara Lind" on Nov 28, 2026, 7:50 PM UTC, from 198.51.100.7');
});

test('who signs for a company has a position beside the name', async () => {
  const agreement = agreementOf('Mara Lind');
  const company = {
    role: 'Buyer',
    name: 'Harbor Lane Capital LP',
    typed_name: 'Ben Okafor',
    signatory_title: 'Managing partner',
    signed_at: SIGNED_AT,
    ip: null,
  };
  const signatures = [...agreement.signatures, company];
  const text = await pdfText(await agreementPdf({ ...agreement, signatures }));
  expect(text).toContain('Seller: Mara Lind Signed as "Mara Lind" on Nov 20, 2026');
  expect(text).toContain(
    'Buyer: Harbor Lane Capital LP Signed as "Ben Okafor", Managing partner, for Harbor Lane Capital LP, on Nov 20, 2026, 10:00 AM UTC',
  );
});

test('each page has its number at the foot', async () => {
  const numbersOf = async (length: number) =>
    (await pagesOf(await agreementPdf(longAgreement(length)))).map((page) => page.at(-1));
  expect(await numbersOf(1)).toMatchObject([{ str: 'Page 1 of 1', y: 32 }]);
  expect(await numbersOf(70)).toMatchObject([
    { str: 'Page 1 of 3', y: 32 },
    { str: 'Page 2 of 3', y: 32 },
    { str: 'Page 3 of 3', y: 32 },
  ]);
});

test('signatures that are longer than a page go on in the next one', async () => {
  const name = Array.from({ length: 100 }, (_, index) => `Name ${index}`).join('\n');
  const lines = (await pagesOf(await agreementPdf(agreementOf(name)))).flatMap((page) =>
    page.slice(0, -1),
  );
  expect(lines.map(({ str }) => str)).toContain('Seller: Name 0');
  expect(Math.min(...lines.map(({ y }) => y))).toBeGreaterThanOrEqual(64);
});
