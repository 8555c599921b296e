/**
 * `npm run font`: rebuilds the font of src/styles/fonts.css, after a change of its declaration or of Montserrat, and
 * the fonts of signed agreements.
 */
import { writeFileSync } from 'node:fs';
import { AGREEMENT_FONTS, agreementFont } from './agreement-fonts.ts';
import { CORE_FONT, coreFont } from './core-font.ts';

write(CORE_FONT, await coreFont());
for (const { path, whole } of AGREEMENT_FONTS) write(path, await agreementFont(whole));

function write(path: string, font: Uint8Array): void {
  writeFileSync(path, font);
  console.log(`${path}: ${font.length} bytes`);
}
