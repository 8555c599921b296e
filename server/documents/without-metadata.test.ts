import { expect, test } from 'vitest';
import { bytesOf, jpeg, joined, png, webp } from '../testing/files';
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
    name: 'a JPEG with a preview behind its density',
    bytes: withSegments(segment(0xe0, `JFIF\0\x01\x02\0\0\x01\0\x01\x02\x02${AUTHOR}`)),
    clean: jpeg,
  },
  {
    name: 'a JPEG with notes where Adobe has its colours',
    bytes: withSegments(segment(0xee, AUTHOR)),
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
