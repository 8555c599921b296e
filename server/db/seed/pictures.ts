/** Small drawings that stand for uploaded papers: real PNG files, made here because a seed ships no binaries. */

interface Canvas {
  width: number;
  height: number;
  /** One byte for each pixel: a place in the palette. */
  pixels: Uint8Array;
}
type Palette = readonly (readonly [red: number, green: number, blue: number])[];

const INK = 1;
const TINT = 2;
const SKIN = 3;
const HAIR = 4;

const TINTS: readonly (readonly [number, number, number])[] = [
  [197, 222, 205],
  [205, 214, 235],
  [238, 219, 196],
  [226, 208, 230],
];

/** An identity card with a portrait, marked as a specimen. @param variant chooses the colours. */
export function drawIdentityCard(variant: number): Promise<Uint8Array> {
  const canvas = createCanvas(320, 202);
  fill(canvas, 0, 0, 320, 34, TINT);
  fill(canvas, 16, 52, 92, 116, TINT);
  drawPortrait(canvas, 62, 98, 24);
  for (let line = 0; line < 4; line++) {
    fill(canvas, 128, 60 + line * 26, 44, 4, TINT);
    fill(canvas, 128, 67 + line * 26, 150 - ((line * 37 + variant * 23) % 60), 7, INK);
  }
  fill(canvas, 16, 178, 288, 3, INK);
  fill(canvas, 16, 186, 270, 3, INK);
  write(canvas, 'SPECIMEN', 16, 8, 3);
  return encodePng(canvas, paletteOf(variant));
}

/** A portrait photo. */
export function drawPhoto(variant: number): Promise<Uint8Array> {
  const canvas = createCanvas(240, 300);
  fill(canvas, 0, 0, 240, 300, TINT);
  drawPortrait(canvas, 120, 160, 74);
  return encodePng(canvas, paletteOf(variant));
}

/** A page of a form, with the names blacked out when it is redacted. */
export function drawPaper(variant: number, redacted: boolean): Promise<Uint8Array> {
  const canvas = createCanvas(300, 400);
  write(canvas, 'SPECIMEN', 30, 28, 4);
  for (let line = 0; line < 18; line++) {
    const width = 240 - ((line * 53 + variant * 31) % 110);
    fill(canvas, 30, 84 + line * 16, width, 4, line % 6 === 0 ? INK : TINT);
  }
  if (redacted) fill(canvas, 30, 92, 170, 22, INK);
  return encodePng(canvas, paletteOf(variant));
}

function paletteOf(variant: number): Palette {
  const hair = 40 + ((variant * 47) % 90);
  return [
    [252, 252, 250],
    [44, 52, 60],
    TINTS[variant % TINTS.length] ?? [220, 220, 220],
    [214 - ((variant * 29) % 90), 172 - ((variant * 29) % 80), 142 - ((variant * 29) % 70)],
    [hair, Math.round(hair * 0.8), Math.round(hair * 0.65)],
  ];
}

function createCanvas(width: number, height: number): Canvas {
  return { width, height, pixels: new Uint8Array(width * height) };
}

function fill(
  canvas: Canvas,
  left: number,
  top: number,
  width: number,
  height: number,
  colour: number,
): void {
  for (let y = top; y < top + height; y++) {
    canvas.pixels.fill(colour, y * canvas.width + left, y * canvas.width + left + width);
  }
}

function ellipse(
  canvas: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: number,
): void {
  for (let dy = -ry; dy <= ry; dy++) {
    const top = y + dy;
    if (top < 0 || top >= canvas.height) continue;
    const half = Math.round(rx * Math.sqrt(1 - (dy / ry) ** 2));
    fill(
      canvas,
      Math.max(0, x - half),
      top,
      Math.min(half * 2, canvas.width - x + half),
      1,
      colour,
    );
  }
}

function drawPortrait(canvas: Canvas, x: number, y: number, size: number): void {
  const part = (share: number) => Math.round(size * share);
  ellipse(canvas, x, y + part(1.9), part(1.25), part(1), INK);
  fill(canvas, x - part(0.28), y + part(0.6), part(0.56), part(0.6), SKIN);
  ellipse(canvas, x, y - part(0.25), part(0.86), part(0.98), HAIR);
  ellipse(canvas, x, y, part(0.7), part(0.88), SKIN);
}

/** Five columns by seven rows, one number for each row. */
const LETTERS: Record<string, readonly number[]> = {
  S: [15, 16, 16, 14, 1, 1, 30],
  P: [30, 17, 17, 30, 16, 16, 16],
  E: [31, 16, 16, 30, 16, 16, 31],
  C: [14, 17, 16, 16, 16, 17, 14],
  I: [14, 4, 4, 4, 4, 4, 14],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 25, 21, 21, 19, 17, 17],
};

function write(canvas: Canvas, text: string, left: number, top: number, scale: number): void {
  for (const [place, letter] of text.split('').entries()) {
    for (const [row, bits] of (LETTERS[letter] ?? []).entries()) {
      for (let column = 0; column < 5; column++) {
        if (bits & (16 >> column)) {
          fill(canvas, left + (place * 6 + column) * scale, top + row * scale, scale, scale, INK);
        }
      }
    }
  }
}

async function encodePng(canvas: Canvas, palette: Palette): Promise<Uint8Array> {
  const { width, height, pixels } = canvas;
  const lines = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y++) {
    // The first byte of a line names its filter: 0, none.
    lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits for each pixel, colours from a palette.
  header.set([8, 3, 0, 0, 0], 8);
  return concatenate([
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await deflate(lines)),
    chunk('IEND', new Uint8Array()),
  ]);
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = concatenate([new TextEncoder().encode(type), data]);
  const bytes = new Uint8Array(body.length + 8);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(body, 4);
  view.setUint32(body.length + 4, crc32(body));
  return bytes;
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    bytes.set(part, place);
    place += part.length;
  }
  return bytes;
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
