/*
 * The code that draws pages outside the browser, built into one file. `scripts/bundle/write-pages.ts` draws what pages
 * show before anything is known; the host draws pages with their rows.
 */
export { drawPage } from './draw-page';
export { drawRows } from './draw-rows';
