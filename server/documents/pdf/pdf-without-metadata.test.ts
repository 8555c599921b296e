import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { bytesOf, jpeg, joined, pdf } from '../../testing/files';
import { openPdf, textsOf } from '../../testing/texts-of';
import { sniffDocument } from '../sniff';
import { withoutMetadata } from '../without-metadata';

const AUTHOR = 'Mara Secret, 48.2082 N 16.3738 E';

/** Exif of a picture, as its camera wrote it. */
const EXIF = `Exif\0\0II*\0\x08\0\0\0\0\0${AUTHOR}`;
const photograph = joined(
  jpeg.subarray(0, 2),
  `\xff\xe1\0${String.fromCharCode(EXIF.length + 2)}${EXIF}`,
  jpeg.subarray(2),
);

const clean = async (bytes: Uint8Array) => await withoutMetadata('application/pdf', bytes);

describe('a PDF', () => {
  async function written({ useObjectStreams }: { useObjectStreams: boolean }) {
    const document = await PDFDocument.create();
    const page = document.addPage([200, 100]);
    page.drawText('Claim 4711', { x: 20, y: 50 });
    page.drawImage(await document.embedJpg(photograph), { x: 0, y: 0 });
    document.setAuthor(AUTHOR);
    document.setTitle(AUTHOR);
    const { context } = document;
    const xmp = context.register(context.stream(AUTHOR, { Type: 'Metadata', Subtype: 'XML' }));
    document.catalog.set(PDFName.of('Metadata'), xmp);
    page.node.set(
      PDFName.of('PieceInfo'),
      context.obj({ Program: { Private: PDFName.of(AUTHOR) } }),
    );
    context.register(context.stream(AUTHOR));
    return await document.save({ useObjectStreams });
  }

  test.each([{ useObjectStreams: false }, { useObjectStreams: true }])(
    'loses Info, XMP, what programs and cameras noted, and what no page shows: $useObjectStreams',
    async (options) => {
      const bytes = await written(options);
      expect(await textsOf(bytes)).toContain(AUTHOR);
      const kept = await clean(bytes);
      expect(kept && sniffDocument(kept)?.contentType).toBe('application/pdf');
      const texts = await textsOf(kept ?? bytes);
      expect(texts).not.toContain(AUTHOR);
      expect(texts).not.toContain('Producer');
      const document = await openPdf(kept ?? bytes);
      expect(document.getPageCount()).toBe(1);
      expect(document.getPage(0).getSize()).toEqual({ width: 200, height: 100 });
      expect([document.getAuthor(), document.getTitle()]).toEqual([undefined, undefined]);
    },
  );

  test('loses what an earlier version showed', async () => {
    const update = `1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\ntrailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`;
    const earlier = `3 0 obj\n(${AUTHOR})\nendobj\n`;
    const bytes = joined(pdf, earlier, update);
    expect(await textsOf(bytes)).toContain(AUTHOR);
    expect(await textsOf((await clean(bytes)) ?? bytes)).not.toContain(AUTHOR);
  });

  test('keeps a stream whose length stands elsewhere', async () => {
    const stream = (length: string) =>
      joined(
        '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[5 0 R]/Count 1>>\nendobj\n',
        '5 0 obj\n<</Type/Page/Parent 2 0 R/Contents 3 0 R>>\nendobj\n',
        `3 0 obj\n<</Length ${length}>>\nstream\nwhat is seen\r\nendstream\nendobj\n4 0 obj\n12\nendobj\n`,
        'xref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
      );
    for (const length of ['12', '4 0 R', '999']) {
      expect(await textsOf((await clean(stream(length))) ?? pdf)).toContain('what is seen');
    }
  });

  const objects = (content: Uint8Array | string) =>
    joined('%PDF-1.4\n', content, '\ntrailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n');
  const catalog = '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n';

  async function packed(length: number): Promise<Uint8Array<ArrayBuffer>> {
    const stream = new Blob([' '.repeat(length)]).stream();
    const deflated = stream.pipeThrough(new CompressionStream('deflate'));
    const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
    const dict = `<</Type/ObjStm/N 0/First 0/Filter/FlateDecode/Length ${bytes.length}>>`;
    return objects(joined(catalog, `3 0 obj\n${dict}\nstream\n`, bytes, '\nendstream\nendobj'));
  }

  const box = (type: string, content: string) =>
    `\0\0\0${String.fromCharCode(content.length + 8)}${type}${content}`;
  const jpeg2000 = (last: string) => bytesOf(`${box('jP  ', '\r\n\x87\n')}${last}`);
  const drawn = (filter: string, picture: Uint8Array, more = '') =>
    joined(
      '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[5 0 R]/Count 1>>\nendobj\n',
      '5 0 obj\n<</Type/Page/Parent 2 0 R/Resources<</XObject<</A 3 0 R>>>>>>\nendobj\n',
      `3 0 obj\n<</Subtype/Image/Filter ${filter}/Length ${picture.length}>>\nstream\n`,
      picture,
      `\nendstream\nendobj\n${more}`,
      'xref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
    );

  test.each([
    ['JPEG, in an array', '[/DCTDecode]', photograph],
    ['JPEG, named elsewhere', '4 0 R', photograph],
    ['JPEG 2000', '/JPXDecode', jpeg2000(`${box('xml ', AUTHOR)}${box('jp2c', 'what is seen')}`)],
  ])('loses the notes of a photograph: %s', async (_, filter, picture) => {
    const bytes = drawn(filter, picture, '4 0 obj\n/DCTDecode\nendobj\n');
    expect(await textsOf(bytes)).toContain(AUTHOR);
    const kept = await clean(bytes);
    expect(kept).not.toBeNull();
    expect(await textsOf(kept ?? bytes)).not.toContain(AUTHOR);
    if (filter === '/JPXDecode') expect(await textsOf(kept ?? bytes)).toContain('what is seen');
  });

  test.each([
    ['that is packed once more', '[/ASCII85Decode /DCTDecode]', photograph],
    ['of JPEG 2000 without a picture', '/JPXDecode', jpeg2000(box('xml ', AUTHOR))],
  ])('with a photograph %s is refused', async (_, filter, picture) => {
    expect(await clean(drawn(filter, picture))).toBeNull();
  });

  test.each([
    ['that is encrypted', joined(pdf, 'trailer\n<</Encrypt 1 0 R>>\nstartxref\n0\n%%EOF\n')],
    ['without a catalog', objects('')],
    ['of junk', objects(joined(catalog, 'x'.repeat(100_000)))],
    ['of numbers without objects', objects(joined(catalog, '1 1 '.repeat(50_000)))],
    ['of too many values', objects(`1 0 obj\n[${'1 '.repeat(200_000)}]\nendobj`)],
    ['of too many levels', objects(`1 0 obj\n${'['.repeat(100_000)}\nendobj`)],
    [
      'whose stream leads back',
      objects(
        `${catalog}3 0 obj\n<<>>\nstream\nendstream\nendobj\n2 0 obj\n<</Length -48>>\nstream\nendstream\nendobj`,
      ),
    ],
  ])('%s is refused', async (_, bytes) => {
    expect(await clean(bytes)).toBeNull();
  });

  test('that unpacks to more than its bound is refused', async () => {
    expect(await clean(await packed(1_000))).not.toBeNull();
    expect(await clean(await packed(17 * 1024 * 1024))).toBeNull();
  });
});
