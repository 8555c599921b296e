import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** Statuses that the exchange itself has sent to this page, by path; the page sees a 304 as the answer it has kept. */
async function sentStatuses(page: Page): Promise<(path: string) => number[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const paths = new Map<string, string>();
  const statuses: { id: string; status: number }[] = [];
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    paths.set(requestId, new URL(request.url).pathname);
  });
  cdp.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    statuses.push({ id: requestId, status: statusCode });
  });
  return (path) => statuses.filter(({ id }) => paths.get(id) === path).map(({ status }) => status);
}

test('cases that a browser has read before are not sent again, and stand there all the same', async ({
  openAs,
}) => {
  const page = await openAs('seller');
  const sent = await sentStatuses(page);
  const cases = page.getByRole('list', { name: 'Cases' }).getByRole('heading');
  const toTheCases = async () => {
    // The first page of the app is drawn by the host.
    await page.goto('/marketplace/featured-claims');
    await page.getByRole('navigation').getByRole('link', { name: 'Marketplace' }).first().click();
    await expect(cases).not.toHaveCount(0);
  };
  await toTheCases();
  // The list is live: by now it may have been asked for once more.
  expect(sent('/api/api/cases')[0]).toBe(200);
  // What somebody else does on the market meanwhile makes it another answer: then it is read once more.
  await expect(async () => {
    const names = await cases.allInnerTexts();
    await toTheCases();
    expect(sent('/api/api/cases').at(-1)).toBe(304);
    await expect(cases).toHaveText(names);
  }).toPass();
});
