import { crc32, deflateSync } from 'node:zlib';

/** A valid PNG of one colour, as a file to be chosen in a form. */
export function pngFile(name: string, [red, green, blue]: readonly [number, number, number]) {
  return { name, mimeType: 'image/png', buffer: png(320, 200, Buffer.from([red, green, blue])) };
}

function png(width: number, height: number, pixel: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits per channel: red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  // Each row begins with its filter: none.
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: width }, () => pixel)]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
