/** A multipart body, written by hand: the bytes have to be the same in each host. */

interface FilePart {
  filename: string;
  bytes: Uint8Array<ArrayBuffer>;
}
export type FormParts = Record<string, string | FilePart>;

const BOUNDARY = 'conformance-5f3a9c';
export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export function multipartBody(parts: FormParts): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const pieces = Object.entries(parts).flatMap(([name, part]) => {
    const isText = typeof part === 'string';
    const file = isText
      ? ''
      : `; filename="${part.filename}"\r\nContent-Type: application/octet-stream`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [
      encoder.encode(head),
      isText ? encoder.encode(part) : part.bytes,
      encoder.encode('\r\n'),
    ];
  });
  return joined([...pieces, encoder.encode(`--${BOUNDARY}--\r\n`)]);
}

function joined(pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.byteLength;
  }
  return whole;
}

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** The smallest picture that every program can open: one grey pixel as PNG. */
export const png = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
);

/** The same with a white pixel, for cases that need two different files. */
export const whitePng = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==',
);
