import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from '../build-stamp.ts';

/** The path of the font that every page loads. */
export const CORE_FONT = join(projectRoot, 'src/styles/fonts/montserrat-core.woff2');

const WHOLE_FONT = join(
  projectRoot,
  'node_modules/@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2',
);

/** The features that browsers apply by themselves, and the tabular figures of our tables. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'tnum'];

/** The part of Montserrat that its face in src/styles/fonts.css declares: characters and weights. */
export async function coreFont(): Promise<Uint8Array> {
  const { characters, weights } = declaredFace();
  return await subsetFont(readFileSync(WHOLE_FONT), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
  });
}

function declaredFace() {
  const css = readFileSync(join(projectRoot, 'src/styles/fonts.css'), 'utf8');
  const face = css.split('@font-face').find((part) => part.includes('montserrat-core')) ?? '';
  const [, range = ''] = /unicode-range:([^;]*);/.exec(face) ?? [];
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face) ?? [];
  const characters = range.split(',').map((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
  return {
    characters: characters.flat().join(''),
    weights: { min: Number(min), max: Number(max) },
  };
}
