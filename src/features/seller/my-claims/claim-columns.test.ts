import { expect, test } from 'vitest';
import { toCsv } from '@/table/export/csv';
import { aMyClaimSummary, SALE } from '@/testing/my-claims';
import { claimColumns } from './claim-columns';

test('the file of an export says what was agreed on, and what of it the seller receives', () => {
  const sold = aMyClaimSummary({
    status: 'sold',
    deal: { percent: '112', agreed_at: '2026-11-25T12:00:00.000Z' },
    sold_at: '2026-12-01T12:00:00.000Z',
    sale: { ...SALE, stage: 'completed', awaiting: 'none' },
  });
  const [heads, ...rows] = toCsv(claimColumns, [sold, aMyClaimSummary()]).split('\r\n');
  expect(heads).toMatch(
    /,"Agreed price, % of face",Agreed on,Sold on,Face sold,Agreed amount,After fees$/,
  );
  expect(rows).toEqual([
    expect.stringMatching(
      /,112,2026-11-25T12:00:00.000Z,2026-12-01T12:00:00.000Z,253125.4,283500.45,280665.45$/,
    ),
    expect.stringMatching(/Z,{6}$/),
  ]);
});
