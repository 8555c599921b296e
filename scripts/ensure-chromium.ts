/** Prints the path of a working Chromium as the last line; `npm test` runs this early. */
import { ensureHeadlessShell, findChromium } from '../tests/support/find-chromium.ts';

try {
  ensureHeadlessShell();
  console.log(findChromium());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
