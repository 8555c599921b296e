import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from '../build-stamp.ts';

const WHOLE_FONTS = join(projectRoot, 'node_modules/@expo-google-fonts/noto-sans');

/** The fonts of signed agreements, and what each is made from. */
export const AGREEMENT_FONTS = [
  { file: 'noto-sans-400.woff', whole: '400Regular/NotoSans_400Regular.ttf' },
  { file: 'noto-sans-700.woff', whole: '700Bold/NotoSans_700Bold.ttf' },
].map(({ file, whole }) => ({
  path: join(projectRoot, 'server/documents/fonts', file),
  whole: join(WHOLE_FONTS, whole),
}));

/** Latin with all its accents, including Vietnamese; Greek; Cyrillic; punctuation and currencies. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x300, 0x323],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x490, 0x4ff],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20a0, 0x20bf],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
] as const;

/**
 * As WOFF, which, unlike WOFF2, can be subset again for each agreement.
 * @param whole the font that it is a part of.
 */
export async function agreementFont(whole: string): Promise<Uint8Array> {
  const characters = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  );
  return await subsetFont(readFileSync(whole), characters.join(''), {
    targetFormat: 'woff',
    // A PDF draws letter by letter; with `ccmp` it would lose the dot of `ị`.
    keepFeatures: [],
  });
}
