import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AGREEMENT_FONTS, agreementFont } from './agreement-fonts.ts';

test.each(AGREEMENT_FONTS)('$path is what its letters and Noto Sans make of it', async (font) => {
  const committed = readFileSync(font.path);
  expect(committed.equals(await agreementFont(font.whole)), 'npm run font makes it anew').toBe(
    true,
  );
  expect(committed.length).toBeLessThan(70_000);
});
