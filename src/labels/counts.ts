import type { CasePage } from '@generated/model';
import { groupThousands } from '@/domain/decimals';

/** The number of rows in a list, as part of each list's answer. */
export type Total = Pick<CasePage, 'total_count' | 'total_is_estimate'>;

/**
 * "1,031", or "about 100,000" for an estimate.
 * @param seen how many are known to exist. An estimate below that is not shown.
 */
export function formatCount(count: number, isEstimate = false, seen = 0): string {
  const rounded = Number(count.toPrecision(2));
  if (isEstimate && rounded < seen) return `more than ${groupThousands(String(seen))}`;
  return `${isEstimate ? 'about ' : ''}${groupThousands(String(isEstimate ? rounded : count))}`;
}

/** "1 case", "about 100,000 cases". */
export function totalWords(
  { total_count: count, total_is_estimate: isEstimate }: Total,
  noun: { one: string; many: string },
): string {
  return `${formatCount(count, isEstimate)} ${count === 1 ? noun.one : noun.many}`;
}
