/** `npm run font`: makes the font of src/styles/fonts.css anew, after a change of what it declares or of Montserrat. */
import { writeFileSync } from 'node:fs';
import { CORE_FONT, coreFont } from './core-font.ts';

const font = await coreFont();
writeFileSync(CORE_FONT, font);
console.log(`${CORE_FONT}: ${font.length} bytes`);
