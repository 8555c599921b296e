import { expect, test } from 'vitest';
import { agreementHash, agreementVersions, changesSince, currentAgreement } from './agreements';

test('a text that was published is never edited: people have accepted its hash', async () => {
  const hashes = await Promise.all(
    agreementVersions('buyer_access').map(async (text) => [
      text.version,
      await agreementHash(text),
    ]),
  );
  expect(Object.fromEntries(hashes)).toEqual({
    '2026-11': 'c3d08e11dce5820d6a74a96504640a245448e7023546480eb0a2886d3d07fb1f',
    '2026-09': '49c14af8b16ce80627d66cb0a527467aa8b2574f078f5046bff0116d846aca9b',
    '2026-02': '1293a5959bd52240faaef75967c2f714652c8b4b44639712b83806399d0b4fa1',
  });
});

test('the versions stand in the order in which they came into force, each with its month', () => {
  const versions = agreementVersions('buyer_access');
  const days = versions.map(({ effective_on }) => effective_on);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(versions.map(({ version }) => version)).toEqual(days.map((day) => day.slice(0, 7)));
  expect(currentAgreement('buyer_access')).toBe(versions[0]);
});

test('who has accepted an earlier version learns what changed since then, and only what still holds', () => {
  const [bound, term, late, ...unchangedSince] = changesSince('buyer_access', '2026-02');
  expect([bound, term, late]).toEqual([
    expect.stringMatching(/^You and the seller are bound once both have signed/),
    expect.stringMatching(/^You pay within the calendar days that the accepted offer names/),
    expect.stringMatching(/^Our staff, not the seller, may cancel/),
  ]);
  expect(unchangedSince).toEqual([
    expect.stringMatching(/^Confidentiality lasts three years/),
    expect.stringMatching(/^Ways to reach each other/),
    expect.stringMatching(/^You tell us within five business days/),
  ]);
  expect(changesSince('buyer_access', '2026-09')).toEqual([bound, term, late]);
  expect(changesSince('buyer_access', '2026-11')).toEqual([]);
  expect(changesSince('buyer_access', undefined)).toEqual([]);
});
