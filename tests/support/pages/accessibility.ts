import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { expect } from '../test.ts';

/** A theme changes only colours, so all rules run once for each width. */
const VIEWS = [
  { width: 1280, colorScheme: 'light', rules: 'all' },
  { width: 1280, colorScheme: 'dark', rules: 'colours' },
  { width: 390, colorScheme: 'dark', rules: 'all' },
  { width: 390, colorScheme: 'light', rules: 'colours' },
] as const;

type Rules = (typeof VIEWS)[number]['rules'] | 'overlay';

declare global {
  interface Window {
    axe?: { run: (context: Document, options: object) => Promise<AxeResults> };
  }
}

const AXE_OPTIONS: Record<Rules, object> = {
  all: {},
  colours: { runOnly: ['color-contrast', 'link-in-text-block'] },
  // A menu is rendered at the end of the body, outside every landmark.
  overlay: { rules: { region: { enabled: false } } },
};

/** What is wrong with the page as it is, one line each. */
export async function faults(page: Page, rules: Rules): Promise<string[]> {
  // axe is large, and stays in the page until the page is left.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (options) => (await window.axe?.run(document, options))?.violations,
    { resultTypes: ['violations'], ...AXE_OPTIONS[rules] },
  );
  if (!violations) throw new Error('axe is not in the page.');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  );
}

const BECOMES_NARROW_MS = 2000;

async function pageFaults(page: Page): Promise<string[]> {
  // If the window has just become narrow, a table notices only after the layout that it has no room (`useHasRoom`), and
  // scrolls by itself from the next rendering on. Anything that stays too wide is reported below.
  await page
    .waitForFunction(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      undefined,
      { timeout: BECOMES_NARROW_MS },
    )
    .catch(() => undefined);
  const { headings, sideways } = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  return [
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
  ];
}

/** Resolves when the page is ready: its heading is there and nothing in it is loading. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading?.checkVisibility() && !document.querySelector('[aria-busy="true"]');
  });
}

/** In pixels, as in Chromium's settings. */
const TEXT = { standard: 16, fixed: 13 };
const ENLARGED_TEXT = { standard: 32, fixed: 26 };

/**
 * Enlarges the browser's text, as a person does in its settings.
 * @returns a function that resets it.
 */
async function enlargeText(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: ENLARGED_TEXT });
  return async () => {
    await browser.send('Page.setFontSizes', { fontSizes: TEXT });
    await browser.detach();
  };
}

/** What is wrong for a person who has doubled the size of the browser's text. */
async function faultsOfEnlargedText(page: Page): Promise<string[]> {
  const end = await enlargeText(page);
  const found = await pageFaults(page);
  await end();
  return found;
}

/** A phone with enlarged text, for as long as the page is open. */
export async function onEnlargedPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page);
}

/**
 * The parts of the dialog, sheet or menu over the page that stick out of the screen, or cannot be scrolled to and
 * pressed.
 */
export async function overlayFaults(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const overlay = [
      ...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], dialog[open]'),
    ].at(-1);
    if (!overlay) return ['nothing is open'];
    const found: string[] = [];
    const { left, right, top, bottom } = overlay.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      found.push(`lies at ${left} to ${right}, ${top} to ${bottom}`);
    if (overlay.scrollWidth > overlay.clientWidth)
      found.push(`scrolls sideways by ${overlay.scrollWidth - overlay.clientWidth} px`);
    for (const each of overlay.querySelectorAll(
      'a, button, input:not([type=file]), textarea, [role=menuitem]',
    )) {
      each.scrollIntoView({ block: 'center' });
      const box = each.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (!each.contains(hit)) found.push(`cannot be pressed: ${each.outerHTML}`);
    }
    return found;
  });
}

/** Looks for faults of the page as it is, wide and on a phone, light and dark, and with enlarged text. */
export async function lookAtAllViews(page: Page, what: string): Promise<void> {
  for (const { width, colorScheme, rules } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const found = [...(await pageFaults(page)), ...(await faults(page, rules))];
    expect.soft(found, `${what} at ${width} px, ${colorScheme}`).toEqual([]);
  }
  expect.soft(await faultsOfEnlargedText(page), `${what} with enlarged text`).toEqual([]);
}
