/** Small drawings that stand for uploaded documents: real PNG files, made here because a seed ships no binaries. */

import { inkOf, LETTER_HEIGHT, LETTER_WIDTH } from './letters';
import { type Canvas, encodePng, type Palette } from './png';

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

/** The texts on a specimen of an identity document, in letters from A to Z. */
export interface IdentityCard {
  /** `PASSPORT` */
  title: string;
  surname: string;
  givenNames: string;
  /** `14 MAR 1978` */
  birthDate: string;
  expiryDate: string;
  country: string;
  number: string;
  /** Determines the colours and the portrait. */
  variant: number;
  isUnreadable: boolean;
}

/** An identity document with a portrait and the person's data, marked as a specimen. */
export function drawIdentityCard(card: IdentityCard): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = createCanvas(640, 404);
  fill(canvas, 0, 0, 640, 68, TINT);
  write(canvas, 'SPECIMEN', 28, 20, 4);
  write(canvas, card.title, 612 - card.title.length * LETTER_WIDTH * 3, 24, 3);
  fill(canvas, 28, 96, 184, 232, TINT);
  drawPortrait(canvas, 120, 190, 48);
  const rows = [
    [{ label: 'SURNAME', value: card.surname }],
    [{ label: 'GIVEN NAMES', value: card.givenNames }],
    [
      { label: 'DATE OF BIRTH', value: card.birthDate },
      { label: 'DATE OF EXPIRY', value: card.expiryDate },
    ],
    [
      { label: 'COUNTRY', value: card.country },
      { label: 'NUMBER', value: card.number },
    ],
  ];
  for (const [row, fields] of rows.entries()) {
    for (const [column, { label, value }] of fields.entries()) {
      const left = 240 + column * 190;
      const top = 92 + row * 66;
      write(canvas, label, left, top, 1);
      const width = fields.length === 1 ? 372 : 182;
      for (const [line, text] of linesOf(value, width).entries()) {
        write(canvas, text, left, top + 14 + line * (LETTER_HEIGHT + 3) * 2, 2);
      }
    }
  }
  fill(canvas, 28, 356, 584, 6, INK);
  fill(canvas, 28, 374, 540, 6, INK);
  if (card.isUnreadable) coarsen(canvas, 18);
  return encodePng(canvas, paletteOf(card.variant));
}

/** A text in lines of at most `width` points, broken between words. */
function linesOf(text: string, width: number): string[] {
  const most = Math.floor(width / (LETTER_WIDTH * 2));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** Blurs it like a camera out of focus: one colour for each block. */
function coarsen({ width, height, pixels }: Canvas, block: number): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixels[y * width + x] = pixels[(y - (y % block)) * width + (x - (x % block))] ?? 0;
    }
  }
}

/** A portrait photo. @param variant chooses the person. */
export function drawPhoto(variant: number): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = createCanvas(240, 300);
  fill(canvas, 0, 0, 240, 300, TINT);
  drawPortrait(canvas, 120, 160, 74);
  return encodePng(canvas, paletteOf(variant));
}

/** A page of a form, with the names blacked out when it is redacted. */
export function drawDocument(variant: number, redacted: boolean): Promise<Uint8Array<ArrayBuffer>> {
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

function write(canvas: Canvas, text: string, left: number, top: number, scale: number): void {
  for (const { x, y } of inkOf(text)) {
    fill(canvas, left + x * scale, top + y * scale, scale, scale, INK);
  }
}
