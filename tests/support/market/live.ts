import type { Page } from '@playwright/test';

/**
 * How long others may wait, after the answer to an act, to see what was done. On an otherwise idle machine the bound is
 * a second: `LIVE_MS=1000`. If many tests share two cores, what counts is that they see it at all.
 */
export const LIVE = { timeout: Number(process.env['LIVE_MS'] ?? 30_000) };

/**
 * Lets a person act on a page.
 * @param path how the address of the call ends.
 * @returns what the exchange answered, as soon as it has.
 */
export async function actOn<Answer>(
  page: Page,
  path: RegExp,
  act: () => Promise<void>,
): Promise<Answer> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && path.test(response.url()),
  );
  const [answer] = await Promise.all([answered, act()]);
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}.`);
  return (await answer.json()) as Answer;
}
