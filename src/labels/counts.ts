import type { CasePage } from '@generated/model';
import { groupThousands } from '@/domain/decimals';

/** How many rows a list has: a part of each list's answer. */
export type Total = Pick<CasePage, 'total_count' | 'total_is_estimate'>;

/**
 * "1,031"; of what was not counted one by one "about 100,000".
 * @param seen how many are known to be there: no estimate is said that is below it.
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
