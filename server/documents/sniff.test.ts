import { expect, test } from 'vitest';
import { drawPhoto } from '../seed/documents/pictures';
import { bytesOf, emptyZip, joined, jpeg, pdf, png, webp } from '../testing/files';
import { sniffDocument } from './sniff';

const mp4 = '\0\0\0\x18ftypmp42\0\0\0\0mp42isom';

test.each([
  { type: 'image/png', bytes: png },
  { type: 'image/jpeg', bytes: jpeg },
  { type: 'image/webp', bytes: webp },
  { type: 'application/pdf', bytes: pdf },
])('$type is told by its structure', ({ type, bytes }) => {
  expect(sniffDocument(bytes)).toEqual({ contentType: type, length: bytes.length });
});

test('a picture that the demo data draws is a PNG', async () => {
  expect(sniffDocument(await drawPhoto(1))?.contentType).toBe('image/png');
});

test.each([
  { name: 'PNG', bytes: png },
  { name: 'JPEG', bytes: jpeg },
  { name: 'WebP', bytes: webp },
  { name: 'PDF', bytes: pdf },
])('a $name that ends anywhere before its end is refused', ({ bytes }) => {
  const lengths = Array.from({ length: bytes.length - 2 }, (_, length) => length);
  expect(lengths.filter((length) => sniffDocument(bytes.subarray(0, length)))).toEqual([]);
});

test('a file of more pieces than any picture has is refused: to look at them all would take seconds', () => {
  const many = (piece: string) => piece.repeat(10_001);
  const files = {
    png: joined(png.subarray(0, -12), many('\0\0\0\0tEXt\0\0\0\0'), png.subarray(-12)),
    jpeg: joined('\xff\xd8', many('\xff\xfe\0\x02'), jpeg.subarray(2)),
    webp: withSize(joined(webp, many('XTRA\0\0\0\0'))),
    pictures: joined(...Array.from({ length: 33 }, () => jpeg)),
  };
  expect(Object.values(files).map(sniffDocument)).toEqual([null, null, null, null]);
  const allowed = joined(...Array.from({ length: 32 }, () => jpeg));
  expect(sniffDocument(allowed)).toEqual({ contentType: 'image/jpeg', length: allowed.length });
});

/** A WebP says in its head how long it is. */
function withSize(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true);
  return bytes;
}

test.each([
  { name: 'PNG with a page behind it', bytes: joined(png, '<html><script>alert(1)</script>') },
  { name: 'PNG with an archive behind it', bytes: joined(png, emptyZip) },
  { name: 'PNG without a picture', bytes: joined(png.subarray(0, 33), png.subarray(-12)) },
  { name: 'JPEG with an archive behind it', bytes: joined(jpeg, emptyZip) },
  { name: 'JPEG with a page behind it', bytes: joined(jpeg, '<html></html>') },
  { name: 'JPEG with half a JPEG behind it', bytes: joined(jpeg, jpeg.subarray(0, -2)) },
  {
    name: 'JPEG with a script in its comment',
    bytes: joined('\xff\xd8\xff\xfe\x00\x13<script>alert()', jpeg.subarray(2)),
  },
  { name: 'JPEG of two marks', bytes: bytesOf('\xff\xd8\xff\xd9') },
  { name: 'WebP with more than it declares', bytes: joined(webp, '\0\0') },
  { name: 'PDF with a page behind it', bytes: joined(pdf, '<html></html>') },
  { name: 'PDF with an archive behind it', bytes: joined(pdf, emptyZip) },
  { name: 'PDF with something before it', bytes: joined('GIF89a', pdf) },
  {
    name: 'PDF that begins as a page',
    bytes: joined('%PDF-1.4\n<script>alert(1)</script>\n', '%%EOF'),
  },
  {
    name: 'archive whose comment ends like a PDF',
    bytes: joined('%PDF-1.4\n', 'PK\x05\x06', '\0'.repeat(16), '\x05\x00', '%%EOF'),
  },
  { name: 'page', bytes: bytesOf('<!doctype html><title>x</title>') },
  { name: 'picture in SVG', bytes: bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  { name: 'GIF', bytes: bytesOf('GIF89a\x01\0\x01\0\0\0\0;') },
  { name: 'program', bytes: bytesOf('MZ\x90\0\x03') },
  { name: 'text', bytes: bytesOf('Dear sir or madam') },
  { name: 'empty file', bytes: bytesOf('') },
])('$name: refused', ({ bytes }) => {
  expect(sniffDocument(bytes)).toBeNull();
});

test.each([
  { name: 'a second picture', bytes: joined(jpeg, '\0\0\0', jpeg), kept: 2 * jpeg.length + 3 },
  { name: 'the film of a motion photo', bytes: joined(jpeg, mp4), kept: jpeg.length },
  { name: 'the notes of a phone', bytes: joined(jpeg, 'SEFH\0\0\0\0SEFT'), kept: jpeg.length },
])('a JPEG that a camera wrote with $name behind it is a JPEG', ({ bytes, kept }) => {
  expect(sniffDocument(bytes)).toEqual({ contentType: 'image/jpeg', length: kept });
});
