import type { Locator, Page } from '@playwright/test';
import { withoutCable } from '../../support/pages/without-cable.ts';
import { withoutDrawnRows } from '../../support/pages/without-drawn-rows.ts';
import { expect, test } from '../../support/test.ts';

/** Where the focus stands, as a screen reader would name it; nothing when it fell to the page itself. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: node } = document;
    if (!node || node === document.body) return null;
    return node.getAttribute('aria-label') ?? node.textContent.trim();
  });

/** Whether neither covers the other. */
async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('One of them is not on the page.');
  const areBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return areBeside || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

test('a wrong field that has the focus is marked as wrong', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByLabel('Email', { exact: true });
  const outline = () => email.evaluate((node) => getComputedStyle(node).outlineColor);
  await email.focus();
  await page.keyboard.type('nobody');
  const right = await outline();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  expect(await outline()).not.toBe(right);
});

test('the focus stays with the filters when the last one is taken away', async ({ openAs }) => {
  const page = await openAs('admin');
  await page.goto('/admin/users?status=active,suspended');
  await page.getByRole('button', { name: 'Remove filter Status: Active' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('Remove filter Status: Suspended');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/users');
  await expect.poll(() => focused(page)).toBe('No active filters');
  // The keys go on from there, into the table, and back to the filters.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Export' })).toBeFocused();
});

test('the focus stays with what was read again', async ({ openAs, allowConsole }) => {
  allowConsole(/status of 429/);
  const page = await openAs('admin');
  // What another journey changes would be read anew by itself, and the button would be gone.
  await withoutCable(page);
  // A refusal that is not tried again by itself; no switch of the exchange makes a reading fail.
  await withoutDrawnRows(page);
  await page.route(
    (url) => url.pathname === '/api/admin/users',
    (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '60' },
        json: { message: 'Too many attempts.', code: 'rate_limited', request_id: 'req-e2e-3' },
      }),
    { times: 1 },
  );
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expect(await focused(page)).not.toBeNull();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toBeFocused();
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} pixels a toast leaves the title and the acts at the lower edge free`, async ({
    openAs,
  }) => {
    const page = await openAs('admin', { viewport });
    await page.goto('/admin/users/5?tab=identity');
    await page.getByRole('button', { name: 'Change country' }).click();
    await page.getByRole('button', { name: 'Save country' }).click();
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toBeVisible();
    // It stays for as long as it is pointed at.
    await toast.hover();
    const bar = page.getByRole('group', { name: 'Decision' });
    await bar.evaluate((node) => node.scrollIntoView({ block: 'end' }));
    await expect(bar).toBeInViewport();
    expect(await areApart(toast, bar)).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeInViewport();
    expect(await areApart(toast, title)).toBe(true);
  });
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 700 },
]) {
  test(`at ${viewport.width} pixels the keys reach nothing that the bar of decisions hides`, async ({
    openAs,
  }) => {
    const page = await openAs('admin', { viewport });
    await page.goto('/admin/users/5?tab=identity');
    const bar = page.getByRole('group', { name: 'Decision' });
    await expect(bar).toBeAttached();
    // On a phone nothing is read below it.
    await page.getByRole('heading', { name: 'Identity document' }).scrollIntoViewIfNeeded();
    await expect
      .poll(() => bar.evaluate((node) => window.innerHeight - node.getBoundingClientRect().bottom))
      .toBe(viewport.width === 390 ? 0 : 16);
    await page.evaluate(() => document.querySelector('h1')?.focus());
    const hidden: unknown[] = [];
    const isInBar = () => bar.evaluate((node) => node.contains(document.activeElement));
    for (let presses = 0; presses < 100 && !(await isInBar()); presses += 1) {
      await page.keyboard.press('Tab');
      hidden.push(
        await bar.evaluate((node) => {
          const { activeElement: reached } = document;
          const [own, below] = [reached?.getBoundingClientRect(), node.getBoundingClientRect()];
          if (!own || node.contains(reached)) return null;
          return own.bottom > below.top && own.top < below.bottom ? reached?.outerHTML : null;
        }),
      );
    }
    expect(hidden.length).toBeGreaterThan(5);
    expect(hidden.filter((each) => each !== null)).toEqual([]);
    expect(await isInBar()).toBe(true);
  });
}

test('the collapsed menu names its entries to the mouse and to the keyboard', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await page.goto('/admin/home');
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  // An entry that is replaced under the mouse waits for its next move.
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  const users = page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Users' });
  const tooltip = page.getByRole('tooltip', { name: 'Users' });

  // How long it takes to come, as the page itself sees it.
  await page.evaluate(() => {
    document.addEventListener('pointerover', ({ timeStamp, target }) => {
      if (!(target instanceof Element) || !target.closest('a[href="/admin/users"]')) return;
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[role="tooltip"]')) return;
        document.body.dataset['waited'] ??= String(performance.now() - timeStamp);
        observer.disconnect();
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
  await users.hover();
  await expect(tooltip).toBeVisible();
  expect(Number(await page.locator('body').getAttribute('data-waited'))).toBeGreaterThanOrEqual(
    100,
  );
  const bubble = page.locator('[data-radix-popper-content-wrapper] > *');
  await expect(bubble).toHaveCSS('max-width', '250px');

  // The mouse may go over to it, to read it under a magnifier.
  await bubble.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  await page.mouse.move(600, 700);
  await page.getByRole('button', { name: 'Expand menu' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tooltip', { name: 'Email' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tooltip', { name: 'Tags' })).toBeVisible();
});

test('an administrator on the marketplace has an account of their own and the way back', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await page.goto('/marketplace');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Account of Ada Whitlock' }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await expect(page).toHaveURL('/admin/home');
});
