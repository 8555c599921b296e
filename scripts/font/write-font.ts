/**
 * `npm run font`: makes the font of src/styles/fonts.css anew, after a change of what it declares or of Montserrat, and
 * those of signed agreements.
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
