import type { Page } from '@playwright/test';
import { loadContract } from '../../../scripts/conformance/contract/load-contract.ts';
import { pathTo } from '../../../src/paths.ts';
import { freeTexts, INTRUDERS, MARKUP, noting } from '../../support/hostile/hostile-texts.ts';
import {
  type HostileRecords,
  writeHostileTexts,
} from '../../support/hostile/write-hostile-texts.ts';
import { settled } from '../../support/pages/accessibility.ts';
import { goWithinApp, openFirst } from '../../support/pages/go-within-app.ts';
import { openWithoutScripts } from '../../support/pages/open-without-scripts.ts';
import { type Visitor, visitsOf } from '../../support/pages/visits.ts';
import { startExchange } from '../../support/start-exchange.ts';
import { expect, test as base } from '../../support/test.ts';

// A trace of so many pages costs half as much again.
base.use({ trace: 'off' });

interface Hostile extends HostileRecords {
  origin: string;
  /** Every free text of the contract, and those that a hostile one was taken in. */
  texts: readonly string[];
  taken: ReadonlySet<string>;
}

/** An exchange of its own: the people of the demo data have other names in it. */
const test = base.extend<object, { hostile: Hostile }>({
  hostile: [
    async ({ playwright }, use) => {
      const exchange = await startExchange();
      const sender = await playwright.request.newContext({ baseURL: exchange.url });
      const contract = await loadContract();
      const taken = new Set<string>();
      const records = await writeHostileTexts(noting(sender, contract, taken), exchange.url);
      await use({ ...records, origin: exchange.url, texts: freeTexts(contract), taken });
      await sender.dispose();
      await exchange.stop();
    },
    { scope: 'worker' },
  ],
});

/** Pages that show a hostile text, by who sees them. */
const shownTo = {
  seller: ({ claims, offers, negotiations, conversations }: HostileRecords) => [
    ...[claims.open, claims.sold, claims.paused, claims.sentBack, claims.rejected].map((id) =>
      pathTo('myClaim', { id }),
    ),
    ...offers.map((id) => pathTo('myOffer', { id })),
    ...negotiations.map((id) => pathTo('negotiation', { id })),
    ...conversations.map((id) => pathTo('conversation', { id })),
    pathTo('chat'),
  ],
  buyer: ({ claims, offers, negotiations }: HostileRecords) => [
    pathTo('claim', { id: claims.open }),
    ...offers.map((id) => pathTo('myOffer', { id })),
    ...negotiations.map((id) => pathTo('negotiation', { id })),
    pathTo('savedSearches'),
  ],
  admin: ({ claims, negotiations, conversations, ...people }: HostileRecords) => [
    ...Object.values(claims).map((id) => pathTo('adminClaim', { id })),
    ...negotiations.map((id) => pathTo('adminNegotiation', { id })),
    ...conversations.map((id) => pathTo('adminConversation', { id })),
    ...[people.applicant.id, people.suspended, people.seller].map((id) =>
      pathTo('adminUser', { id }),
    ),
    `${pathTo('adminUser', { id: people.applicant.id })}?tab=identity`,
    `${pathTo('adminUser', { id: people.applicant.id })}?tab=buyer`,
    pathTo('adminConversations'),
  ],
};

/** A violation of the page's policy is an error of the console, at which every test fails. */
function watchDialogs(page: Page): string[] {
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push(`${page.url()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return opened;
}

async function expectText(page: Page): Promise<void> {
  await expect.soft(page.locator('main').getByText(MARKUP).first(), page.url()).toBeVisible();
}

async function expectNoIntruder(page: Page): Promise<void> {
  await expect.soft(page.locator(INTRUDERS), page.url()).toHaveCount(0);
}

test('a hostile text is taken in every text that the contract has', ({
  hostile: { texts, taken },
}) => {
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => !taken.has(text))).toEqual([]);
});

for (const visitor of ['visitor', 'seller', 'buyer', 'admin'] as const satisfies Visitor[]) {
  test(`a hostile text is text on every page of a ${visitor}`, async ({
    hostile,
    openAs,
    newSession,
  }) => {
    const { origin } = hostile;
    const page =
      visitor === 'visitor'
        ? await newSession({ baseURL: origin })
        : await openAs(visitor, { baseURL: origin });
    const dialogs = watchDialogs(page);
    await openFirst(page, visitor);
    const own = visitor === 'visitor' ? [] : shownTo[visitor](hostile);
    const others = (await visitsOf(origin, visitor)).map(({ path }) => path);
    for (const path of [...own, ...others]) {
      await goWithinApp(page, path);
      await settled(page);
      if (own.includes(path)) await expectText(page);
      await expectNoIntruder(page);
    }
    expect(dialogs).toEqual([]);
  });
}

test('a hostile text is text on the pages of whoever wrote it and was rejected', async ({
  hostile,
  openAs,
}) => {
  const page = await openAs(hostile.applicant, { baseURL: hostile.origin });
  const dialogs = watchDialogs(page);
  await openFirst(page, 'seller');
  const pages = ['accountSettings', 'settings', 'applyBuyerAccount', 'newAgreement'] as const;
  for (const path of [pathTo('verifyIdentity'), ...pages.map((name) => pathTo(name))]) {
    await goWithinApp(page, path);
    await settled(page);
    if (path === pathTo('verifyIdentity')) await expectText(page);
    await expectNoIntruder(page);
  }
  expect(dialogs).toEqual([]);
});

test('a hostile text is text in what the host draws before the app is there', async ({
  hostile,
  openAs,
}) => {
  for (const [visitor, paths] of Object.entries(shownTo) as [
    keyof typeof shownTo,
    (records: HostileRecords) => string[],
  ][]) {
    const page = await openAs(visitor, { baseURL: hostile.origin });
    const dialogs = watchDialogs(page);
    // One of each kind of page.
    const kinds = new Map(paths(hostile).map((path) => [path.replaceAll(/\d+/g, ':id'), path]));
    for (const path of kinds.values()) {
      const drawn = page.waitForResponse('**/drawn');
      const letThrough = await openWithoutScripts(page, path);
      expect((await drawn).status(), path).toBe(200);
      await expectText(page);
      await expectNoIntruder(page);
      letThrough();
      await page.waitForFunction(() => window.pageShown === undefined, null, { polling: 50 });
      await settled(page);
      await expectText(page);
      await expectNoIntruder(page);
      await page.unrouteAll();
    }
    expect(dialogs).toEqual([]);
  }
});
