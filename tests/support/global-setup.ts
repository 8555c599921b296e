import { findChromium } from './find-chromium.ts';

/** Playwright reads its configuration again in every worker, which inherits this variable. */
export default function globalSetup(): void {
  process.env['CHROMIUM_PATH'] = findChromium();
}
