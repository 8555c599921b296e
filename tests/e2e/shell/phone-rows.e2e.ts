import { onEnlargedPhone } from '../../support/pages/accessibility.ts';
import { expect, test } from '../../support/test.ts';

for (const [account, paths] of [
  ['seller', ['/my-claims', '/my-offers']],
  [
    'buyer',
    [
      '/negotiations',
      '/my-offers?role=sent',
      '/followed-claims',
      '/saved-searches',
      '/marketplace/ftx/all',
    ],
  ],
  [
    'admin',
    [
      '/admin/users',
      '/admin/claims',
      '/admin/cases',
      '/admin/negotiations',
      '/admin/conversations',
    ],
  ],
] as const) {
  test(`on a phone the first two lines of every row of the ${account} are one high, and end at one edge`, async ({
    openAs,
  }) => {
    const page = await openAs(account, { viewport: { width: 390, height: 844 } });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('[data-row]').first()).toBeVisible();
      await expect(page.locator('.row-room')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      const lines = await page.locator('[data-row] > div:last-of-type').evaluateAll((texts) =>
        texts.map(({ children: [first, second] }) => {
          const numbers = second?.lastElementChild?.getBoundingClientRect();
          return {
            heights: [first, second].map((line) => line?.getBoundingClientRect().height),
            isAtEnd: numbers?.right === second?.getBoundingClientRect().right,
          };
        }),
      );
      expect(new Set(lines.map((line) => JSON.stringify(line))), path).toEqual(
        new Set([JSON.stringify({ heights: [24, 24], isAtEnd: true })]),
      );
    }
    await onEnlargedPhone(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('[data-row]').first()).toBeVisible();
      const cut = page.locator('[data-row]').evaluateAll((rows) =>
        rows.flatMap((row) => {
          const { left, right } = row.getBoundingClientRect();
          return [...row.querySelectorAll(':not(.sr-only, .sr-only *)')]
            .filter((part) => {
              const box = part.getBoundingClientRect();
              const isOut = box.left < left || box.right > right;
              const isCut =
                getComputedStyle(part).textOverflow === 'ellipsis' &&
                part.scrollWidth > part.clientWidth + 1;
              return part.checkVisibility() && (isOut || isCut);
            })
            .map((part) => part.textContent);
        }),
      );
      expect(await cut, `${path} with enlarged text`).toEqual([]);
    }
  });
}
