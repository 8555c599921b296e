import type { Page } from '@playwright/test';

/**
 * How long after the answer to an act the others may wait to see what was done. The bound is a second, on a machine with
 * nothing else to do: `LIVE_MS=1000`. Where many tests share two cores, that it is seen at all is what counts.
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
