/** Prints the path of a Chromium that works, as the last line; `npm test` runs this early. */
import { findChromium } from '../tests/support/find-chromium.ts';

try {
  console.log(findChromium());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
