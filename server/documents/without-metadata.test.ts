import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { bytesOf, jpeg, joined, pdf, png, webp } from '../testing/files';
import { sniffDocument } from './sniff';
import { withoutMetadata } from './without-metadata';

const AUTHOR = 'Mara Secret, 48.2082 N 16.3738 E';

/** A segment of a JPEG. */
function segment(marker: number, content: string): Uint8Array<ArrayBuffer> {
  const size = content.length + 2;
  return bytesOf(
    `\xff${String.fromCharCode(marker)}${String.fromCharCode(size >> 8, size & 0xff)}${content}`,
  );
}

/** Exif of one entry, the orientation, and a text behind it. */
function exif(orientation: number): Uint8Array<ArrayBuffer> {
  const entry = `\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(orientation)}\0\0\0`;
  return segment(0xe1, `Exif\0\0II*\0\x08\0\0\0\x01\0${entry}\0\0\0\0${AUTHOR}`);
}

function withSegments(...segments: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return joined(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2));
}

function chunk(type: string, content: string): Uint8Array<ArrayBuffer> {
  return joined(number(content.length), type, content, '\0\0\0\0');
}

function number(value: number, littleEndian = false): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, littleEndian);
  return bytes;
}

function riff(...chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const content = joined('WEBP', ...chunks);
  return joined('RIFF', number(content.length, true), content);
}

function webpChunk(type: string, content: string): Uint8Array<ArrayBuffer> {
  return joined(type, number(content.length, true), content, content.length % 2 ? '\0' : '');
}

const icc = segment(0xe2, 'ICC_PROFILE\0\x01\x01 colours');
const adobe = segment(0xee, 'Adobe\0\x64\0\0\0\0\x01');
const head = png.subarray(0, 33);
const colours = chunk('gAMA', '\0\0\xb1\x8f');
const size = '\0\0\0\0\0\0\0\0\0';
const extended = (flags: string) => webpChunk('VP8X', `${flags}${size}`);
const picture = webp.subarray(12);

const UPRIGHT = withSegments(icc, adobe);

test.each([
  {
    name: 'a JPEG with Exif, XMP and a comment',
    bytes: withSegments(
      exif(1),
      segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${AUTHOR}`),
      segment(0xed, `Photoshop 3.0\0${AUTHOR}`),
      segment(0xfe, AUTHOR),
    ),
    clean: jpeg,
  },
  {
    name: 'a JPEG with a preview',
    bytes: withSegments(segment(0xe0, `JFXX\0\x10${AUTHOR}`)),
    clean: jpeg,
  },
  {
    name: 'a JPEG with a second picture that has its own notes',
    bytes: joined(jpeg, withSegments(exif(1))),
    clean: jpeg,
  },
  {
    name: 'a JPEG with colours',
    bytes: withSegments(exif(1), icc, segment(0xe2, `MPF\0${AUTHOR}`), adobe),
    clean: UPRIGHT,
  },
  {
    name: 'a PNG with texts and Exif',
    bytes: joined(
      head,
      colours,
      ...['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'juNk'].map((type) => chunk(type, AUTHOR)),
      png.subarray(33),
    ),
    clean: joined(head, colours, png.subarray(33)),
  },
  {
    name: 'a WebP with Exif and XMP',
    bytes: riff(
      extended('\x2c'),
      webpChunk('ICCP', 'colours'),
      picture,
      webpChunk('EXIF', AUTHOR),
      webpChunk('XMP ', AUTHOR),
    ),
    clean: riff(extended('\x20'), webpChunk('ICCP', 'colours'), picture),
  },
  { name: 'a plain WebP', bytes: webp, clean: webp },
])('$name is kept as it is seen', async ({ bytes, clean }) => {
  const type = sniffDocument(bytes)?.contentType ?? 'application/pdf';
  const kept = await withoutMetadata(type, bytes);
  expect(kept).toEqual(clean);
  expect(sniffDocument(clean)?.contentType).toBe(type);
});

test('a JPEG that the camera took turned stays upright, by its orientation alone', async () => {
  const kept = await withoutMetadata('image/jpeg', withSegments(exif(6), exif(3)));
  const [of = 0] = bytesOf('\x06');
  const turned = segment(
    0xe1,
    `Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(of)}\0\0\0\0\0\0`,
  );
  expect(kept).toEqual(withSegments(turned));
  // What is written is read again.
  expect(await withoutMetadata('image/jpeg', kept ?? jpeg)).toEqual(kept);
});

test.each([0, 1, 9])('the orientation %i turns nothing', async (orientation) => {
  expect(await withoutMetadata('image/jpeg', withSegments(exif(orientation)))).toEqual(jpeg);
});

test('Exif that is cut anywhere does no harm', async () => {
  const whole = exif(6);
  for (let length = 6; length < whole.length; length += 1) {
    const cut = segment(0xe1, String.fromCharCode(...whole.subarray(4, length)));
    expect(await withoutMetadata('image/jpeg', withSegments(cut))).not.toBeNull();
  }
});

describe('a PDF', () => {
  const clean = async (bytes: Uint8Array) => await withoutMetadata('application/pdf', bytes);

  /** All texts of the file, those that are packed included. */
  async function textsOf(bytes: Uint8Array): Promise<string> {
    const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
    const objects = context
      .enumerateIndirectObjects()
      .map(([, object]) =>
        object instanceof PDFRawStream
          ? new TextDecoder('latin1').decode(object.contents)
          : String(object),
      );
    return objects.join('\n');
  }

  async function written({ useObjectStreams }: { useObjectStreams: boolean }) {
    const document = await PDFDocument.create();
    const page = document.addPage([200, 100]);
    page.drawText('Claim 4711', { x: 20, y: 50 });
    page.drawImage(await document.embedJpg(withSegments(exif(6))), { x: 0, y: 0 });
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
      const document = await PDFDocument.load(kept ?? bytes, { updateMetadata: false });
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
        '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R/Kept 3 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n',
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
