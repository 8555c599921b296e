import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const themes = ['light', 'dark'] as const;

/** Every `--color-*` of the file, as it is in the given theme. */
function tokens(theme: (typeof themes)[number]): Record<string, string> {
  const found: Record<string, string> = {};
  const pattern = /--color-([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g;
  for (const [, name = '', light, dark, both] of css.matchAll(pattern)) {
    found[name] = (theme === 'light' ? light : dark) ?? both ?? '';
  }
  return found;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const grounds = ['page', 'surface', 'raised', 'subtle'];
const inks = ['ink', 'muted', 'link', 'danger-ink', 'warning-ink', 'info-ink', 'success-ink'];
const tones = ['danger', 'warning', 'info', 'success'];

const texts = [
  ...grounds.flatMap((ground) => inks.map((ink) => [ink, ground])),
  ...tones.flatMap((tone) => [`${tone}-ink`, 'ink', 'muted'].map((ink) => [ink, `${tone}-soft`])),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary-soft', 'primary-soft'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['page', 'ink'],
  ['on-auth', 'auth'],
];

const outlines = [
  ...['page', 'surface', 'raised'].flatMap((ground) =>
    ['control', 'focus', 'primary'].map((line) => [line, ground]),
  ),
  ['auth-mark', 'auth'],
];

describe.each(themes)('%s theme', (theme) => {
  const colour = tokens(theme);
  const ratio = (one = '', other = '') => contrast(colour[one] ?? '', colour[other] ?? '');

  test.each(texts)('%s reads on %s', (ink, ground) => {
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(outlines)('%s stands out on %s', (line, ground) => {
    expect(ratio(line, ground)).toBeGreaterThanOrEqual(3);
  });
});
