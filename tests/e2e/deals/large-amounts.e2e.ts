import type { Page } from '@playwright/test';
import { bidFor } from '../../support/market/deals.ts';
import { listedClaim } from '../../support/market/listed-claim.ts';
import { expect, test } from '../../support/test.ts';

/** Wider than its columns, in whichever font. */
const AMOUNT = '125000000000';

/** In how many lines an amount stands. */
async function linesOf(page: Page, amount: string): Promise<number> {
  const text = page.getByText(amount, { exact: true });
  return await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
}

test('an amount of twelve digits stands in one line in the lists of its seller and its buyer', async ({
  openAs,
  request,
  origin,
}) => {
  const claim = await listedClaim(request, origin, {
    fields: { face_amount: AMOUNT, scheduled_amount: AMOUNT },
  });
  await bidFor(request, origin, claim, '100');
  for (const [who, path] of [
    ['seller', '/my-claims'],
    ['seller', '/my-offers'],
    ['buyer', '/my-offers?role=sent'],
    ['buyer', '/negotiations'],
  ] as const) {
    const page = await openAs(who);
    await page.goto(path);
    expect(await linesOf(page, '$125,000,000,000.00'), path).toBe(1);
  }
});
