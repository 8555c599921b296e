import { fieldsOf } from '@/storage/storage';

/**
 * What a kept claim form says about itself, besides its values. A field that another version of the app stored
 * differently is null.
 */
export interface KeptClaimForm {
  /** The page on which it is continued, as stored. */
  path: string | null;
  caseCode: string | null;
  caseName: string | null;
  /** The claim of the account and the version in which it was last saved; null for a form that no account has. */
  claim: { id: number; lock_version: number } | null;
  /** Whether the form holds changes that the exchange does not have. */
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
