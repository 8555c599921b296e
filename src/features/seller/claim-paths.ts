import type { ListMyClaimsParams } from '@generated/model';
import { serializeParams } from '@/api/params-serializer';
import { pathTo } from '@/paths';

/** The path of the list with these filters. */
export function claimsPath(filter: Pick<ListMyClaimsParams, 'status' | 'case_id'>): string {
  return `${pathTo('myClaims')}?${serializeParams(filter)}`;
}
