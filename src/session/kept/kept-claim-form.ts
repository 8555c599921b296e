import { fieldsOf } from '@/storage/storage';

/** What a kept claim form says of itself, beside its values; null is what another version of the app has stored otherwise. */
export interface KeptClaimForm {
  /** The page on which it is continued, as it was stored. */
  path: string | null;
  caseCode: string | null;
  caseName: string | null;
  /** The claim of the account and the version it was last saved in; null for what no account has. */
  claim: { id: number; lock_version: number } | null;
  /** Whether the device knows more than the exchange. */
  isUnsaved: boolean;
}

export function readKeptClaimForm(stored: unknown): KeptClaimForm {
  const { path, caseCode, caseName, claim, isUnsaved } = fieldsOf(stored);
  const { id, lock_version } = fieldsOf(claim);
  return {
    path: textOf(path),
    caseCode: textOf(caseCode),
    caseName: textOf(caseName),
    claim: typeof id === 'number' && typeof lock_version === 'number' ? { id, lock_version } : null,
    isUnsaved: isUnsaved !== false,
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
