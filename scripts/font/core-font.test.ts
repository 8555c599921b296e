import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CORE_FONT, coreFont } from './core-font.ts';

test('the font of the pages is what its face declares, and well below the whole of Latin', async () => {
  const committed = readFileSync(CORE_FONT);
  expect(committed.equals(await coreFont()), 'npm run font makes it anew').toBe(true);
  expect(committed.length).toBeLessThan(26_000);
});
