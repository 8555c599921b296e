import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { settled, visits, type Visit } from '../support/visit.ts';

const WIDTHS = [1280, 390];
const THEMES = ['light', 'dark'] as const;

/** What is wrong with the page as it stands, in one line each. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  const { headings, sideways } = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  if (headings !== 1) found.push(`${headings} headings of the first level`);
  if (sideways > 0) found.push(`scrolls sideways by ${sideways} px`);
  return found;
}

async function expectNoFaults(page: Page, { path }: Visit): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect.soft(await faults(page), `${path} at ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

for (const visitor of new Set(visits.map((visit) => visit.visitor))) {
  test(`every page of a ${visitor} is accessible, light and dark, wide and on a phone`, async ({
    page: ownPage,
    openAs,
  }) => {
    test.setTimeout(120_000);
    const page = visitor === 'visitor' ? ownPage : await openAs(visitor);
    for (const visit of visits.filter((each) => each.visitor === visitor)) {
      await test.step(visit.path, () => expectNoFaults(page, visit));
    }
  });
}
