import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from './test.ts';

export { expect };

const newProfile = () => mkdtemp(join(tmpdir(), 'started-app-'));

interface StartedApp {
  /** The folder of a browser profile in which the app whose exchange runs in the browser has been started. */
  startedProfile: string;
}

/**
 * The test of journeys in the browser alone that do not look at the first start, which takes longer than most of them.
 * Each has a browser of its own, with a copy of one that has the demo data and has done nothing else.
 */
export const test = base.extend<object, StartedApp>({
  startedProfile: [
    async ({ playwright, origin }, use) => {
      const profile = await newProfile();
      const context = await playwright.chromium.launchPersistentContext(profile);
      const page = await context.newPage();
      await page.goto(`${origin}/login`);
      await expect(page.getByRole('button', { name: 'QA' })).toBeVisible();
      await context.close();
      await use(profile);
      await rm(profile, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  context: async ({ playwright, startedProfile, consoleGuard }, use) => {
    const profile = await newProfile();
    await cp(startedProfile, profile, { recursive: true });
    const context = await playwright.chromium.launchPersistentContext(profile);
    consoleGuard.watch(context);
    await use(context);
    await context.close();
    await rm(profile, { recursive: true });
  },
});
