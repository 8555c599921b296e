/** The smallest files that programs can open: one picture of each kind, and a page without content. */

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function joined(...parts: (Uint8Array | string)[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    parts.flatMap((part) => Array.from(typeof part === 'string' ? bytesOf(part) : part)),
  );
}

export const png = fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAGElEQVR4AWISrXL+zwAETK/b9jICaQYAAAAA//9p5zruAAAABklEQVQDACqhBAW1USLoAAAAAElFTkSuQmCC',
);

/** With a thumbnail's worth of segments before the picture and stuffed bytes inside it. */
export const jpeg = joined(
  fromBase64(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  ),
  '\xff\x00\xff\xd0\x12\xff\xd9',
);

export const webp = fromBase64('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA');

export const pdf = bytesOf(
  '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\ntrailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
);

/** The end of an archive without files. */
export const emptyZip = bytesOf(`PK\x05\x06${'\0'.repeat(18)}`);
