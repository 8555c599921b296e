import type { Page } from '@playwright/test';
import { READ_PATHS } from '../../../generated/reads.ts';
import { EVERY_LOAD } from '../../../src/opening/every-load.ts';
import { listedClaim } from '../../support/market/listed-claim.ts';
import { buyerWithoutInterests } from '../../support/people.ts';
import {
  faults,
  lookAtAllViews,
  onEnlargedPhone,
  overlayFaults,
} from '../../support/pages/accessibility.ts';
import { dealVisits } from '../../support/pages/deal-visits.ts';
import { goWithinApp, openFirst } from '../../support/pages/go-within-app.ts';
import { withoutDrawnRows } from '../../support/pages/without-drawn-rows.ts';
import { expect, test } from '../../support/test.ts';
import { readingVisits, type Visit, visitors, visitsOf } from '../../support/pages/visits.ts';

// The fault itself says all there is to say, and a trace of so many pages costs half as much again.
test.use({ trace: 'off' });
// Nothing here is written: who looks at pages next to another finds the same. It is the longest file by far.
test.describe.configure({ mode: 'parallel' });

async function openInAllViews(page: Page, { path }: Visit): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await goWithinApp(page, path);
  await lookAtAllViews(page, path);
}

for (const visitor of visitors) {
  test(`every page of a ${visitor} is accessible, light and dark, wide and on a phone`, async ({
    page: ownPage,
    openAs,
    origin,
  }) => {
    const page = visitor === 'visitor' ? ownPage : await openAs(visitor);
    await openFirst(page, visitor);
    for (const visit of await visitsOf(origin, visitor)) {
      await test.step(visit.path, () => openInAllViews(page, visit));
    }
  });
}

for (const visitor of ['buyer', 'seller'] as const) {
  test(`each stage of a deal is accessible for the ${visitor}`, async ({
    openAs,
    request,
    origin,
  }) => {
    const stages = (await dealVisits(request, origin)).filter((visit) => visit.visitor === visitor);
    expect(stages.length).toBeGreaterThanOrEqual(5);
    const page = await openAs(visitor);
    await openFirst(page, visitor);
    for (const visit of stages) {
      await test.step(`${visit.name} ${visit.path}`, () => openInAllViews(page, visit));
    }
  });
}

/** What pages begin with. What stands in braces is a number or code of a record. */
const READS = Object.values(EVERY_LOAD)
  .flat()
  .map(({ read }) => new RegExp(`^/api${READ_PATHS[read].replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Pages that stand without the messages in them, by their names among the visits. */
const WITH_MESSAGES = {
  buyer: ['negotiation'],
  seller: ['my-offer', 'conversation'],
  admin: ['admin-negotiation', 'admin-conversation'],
} as const;

/** With a refusal that is not tried again by itself; no switch of the exchange makes a reading fail. */
async function refuseReading(page: Page, calls: readonly RegExp[]): Promise<void> {
  await withoutDrawnRows(page);
  const isRefused = ({ pathname }: URL) => calls.some((call) => call.test(pathname));
  await page.route(isRefused, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '60' },
      json: { message: 'Too many attempts.', code: 'rate_limited', request_id: 'req-e2e-2' },
    }),
  );
}

for (const visitor of new Set(readingVisits.map((visit) => visit.visitor))) {
  test(`every page of a ${visitor} that could not be read is accessible`, async ({
    page: ownPage,
    openAs,
    allowConsole,
  }) => {
    allowConsole(/status of 429/);
    const page = visitor === 'visitor' ? ownPage : await openAs(visitor);
    await refuseReading(page, READS);
    await openFirst(page, visitor);
    for (const { path } of readingVisits.filter((visit) => visit.visitor === visitor)) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await goWithinApp(page, path);
        await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
        await lookAtAllViews(page, path);
      });
    }
  });
}

for (const [visitor, names] of Object.entries(WITH_MESSAGES)) {
  test(`messages of the ${visitor} that could not be read are accessible`, async ({
    openAs,
    allowConsole,
    origin,
  }) => {
    allowConsole(/status of 429/);
    const who = visitor as keyof typeof WITH_MESSAGES;
    const page = await openAs(who);
    await refuseReading(page, [/\/conversations\/\d+\/messages/]);
    const visits = await visitsOf(origin, who);
    for (const name of names) {
      await test.step(name, async () => {
        const visit = visits.find((each) => each.name === name);
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(visit?.path ?? '');
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
        await expect(page.getByRole('textbox', { name: 'Message' })).toBeHidden();
        await lookAtAllViews(page, `${name} without its messages`);
      });
    }
  });
}

test('claims for a buyer without interests are accessible: there are none', async ({
  openAs,
  request,
  origin,
}) => {
  const page = await openAs(await buyerWithoutInterests(request, origin));
  await page.goto('/claimsforyou');
  await expect(page.getByText(/^Claims appear here when/)).toBeVisible();
  await lookAtAllViews(page, 'no claims for you');
});

test('the form of an offer is accessible, with errors as well', async ({
  openAs,
  request,
  origin,
}) => {
  const claim = await listedClaim(request, origin);
  const page = await openAs('buyer');
  await page.goto(`/claim/${claim.id}`);
  await page.getByRole('button', { name: 'Make an offer' }).click();
  const price = page.getByRole('textbox', { name: /^Price/ });
  await price.fill('60');
  await lookAtAllViews(page, 'the form of an offer');
  await price.fill('');
  await page.getByRole('button', { name: 'Make offer' }).click();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await lookAtAllViews(page, 'the form of an offer with an error');
});

test('what opens over a page is accessible as well', async ({ page, openAs }) => {
  const expectNoFaults = async (on: Page, what: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await on.emulateMedia({ colorScheme });
      expect.soft(await faults(on, 'overlay'), `${what}, ${colorScheme}`).toEqual([]);
    }
  };
  await page.goto('/marketplace');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFaults(page, 'the welcome');
  await page.getByRole('button', { name: 'Browse first' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectNoFaults(page, 'the filters of a phone');

  const admin = await openAs('admin');
  await admin.goto('/admin/users');
  await admin.getByRole('button', { name: 'Status' }).first().click();
  await expect(admin.getByRole('checkbox', { name: 'Suspended' })).toBeVisible();
  await expectNoFaults(admin, 'the filter of a column');
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: 'Account of Ada Whitlock' }).click();
  await expect(admin.getByRole('menu')).toBeVisible();
  await expectNoFaults(admin, 'the account menu');
});

test('what opens over a page fits a phone whose text is enlarged', async ({ page, openAs }) => {
  const expectToFit = (on: Page, what: string) =>
    expect.poll(() => overlayFaults(on), what).toEqual([]);
  await onEnlargedPhone(page);
  await page.goto('/marketplace');
  await expect(page.getByRole('heading', { name: 'Welcome to Claims Exchange' })).toBeInViewport();
  await expectToFit(page, 'the welcome');
  await page.getByRole('button', { name: 'Browse first' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expectToFit(page, 'the filters');

  const admin = await openAs('admin');
  await onEnlargedPhone(admin);
  await admin.goto('/admin/users/5');
  await admin.getByRole('button', { name: 'Open menu' }).click();
  await expectToFit(admin, 'the navigation');
  await admin.getByRole('button', { name: 'Close' }).click();
  await admin.getByRole('button', { name: 'Account of Ada Whitlock' }).click();
  await expectToFit(admin, 'the account menu');
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: 'Write a message' }).click();
  await expectToFit(admin, 'a form');
  await admin.getByRole('button', { name: 'Cancel' }).click();
  await admin.getByRole('button', { name: 'Suspend account' }).click();
  await expectToFit(admin, 'a question');
});
