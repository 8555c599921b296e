import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { expect } from '../test.ts';

/** A theme changes nothing but colours, so all rules run once for each width. */
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
  // A menu is drawn at the end of the body, outside every landmark.
  overlay: { rules: { region: { enabled: false } } },
};

/** What is wrong with the page as it stands, one line each. */
export async function faults(page: Page, rules: Rules): Promise<string[]> {
  // It is large, and stays in the page until that is left.
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
  // In a window that has just become narrow a table learns after the layout that it has no room (`useHasRoom`), and scrolls by
  // itself from the next drawing on. What stays too wide is told below.
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

/** Resolves when the page stands: its heading is there and nothing in it is loading. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading?.checkVisibility() && !document.querySelector('[aria-busy="true"]');
  });
}

/** In pixels, as the settings of Chromium have them. */
const TEXT = { standard: 16, fixed: 13 };
const ENLARGED_TEXT = { standard: 32, fixed: 26 };

/** What is wrong where a person has set the text of the browser twice as large. */
async function faultsOfEnlargedText(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: ENLARGED_TEXT });
  const found = await pageFaults(page);
  await browser.send('Page.setFontSizes', { fontSizes: TEXT });
  await browser.detach();
  return found;
}

/** Looks for faults of the page as it stands, wide and on a phone, light and dark, and with enlarged text. */
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
