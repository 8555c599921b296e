/*
 * What draws pages outside the browser, built into one file: `scripts/bundle/write-pages.ts` draws what they show before
 * anything is known, the host draws them with their rows.
 */
export { drawPage } from './draw-page';
export { drawRows } from './draw-rows';
