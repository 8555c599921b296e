import { findChromium, findHeadlessShell } from './find-chromium.ts';

/** Playwright reads its configuration again in every worker, which inherits these variables. */
export default function globalSetup(): void {
  const shell = findHeadlessShell();
  const chromium = findChromium();
  process.env['CHROMIUM_PATH'] = chromium;
  process.env['HEADLESS_PATH'] = shell ?? chromium;
}
