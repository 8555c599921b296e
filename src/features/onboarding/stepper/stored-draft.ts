import type { Case } from '@generated/model';
import { useLocation } from 'react-router-dom';
import { draftName, type DraftName, type DraftOwner } from '@/session/kept/claim-drafts';
import { storedClaimDrafts } from './claim-draft';

/** Under which name a claim of a case is kept before the account has it; a second one under a longer name. */
export const nameOfCase = (owner: DraftOwner, { case_code: code }: Pick<Case, 'case_code'>) =>
  draftName(owner, `case-${code}`);

/**
 * What the device keeps of a person for a claim of the account, or for a case.
 * @param meant the name of one of several of a case (`useDraftInLink`); without it the latest counts.
 */
export function findStored(
  owner: DraftOwner,
  item: Case,
  { claimId, meant }: { claimId: number | null; meant: string | null },
) {
  const stored = storedClaimDrafts(owner);
  if (claimId !== null) return stored.find(({ claim }) => claim?.id === claimId) ?? null;
  const ofCase = stored.filter(
    ({ caseCode, name }) => caseCode === item.case_code && name.startsWith(nameOfCase(owner, item)),
  );
  return ofCase.find(({ name }) => name === meant) ?? ofCase[0] ?? null;
}

/** The state of a link to the form of a case: which of its drafts is meant. */
export function linkToDraft(draft: DraftName): { draft: DraftName } {
  return { draft };
}

/** The name of the draft that the link here has meant; null where none did. */
export function useDraftInLink(): string | null {
  // What a history entry holds may be of another version of the app.
  const state: unknown = useLocation().state;
  const isNamed = typeof state === 'object' && state !== null && 'draft' in state;
  return isNamed && typeof state.draft === 'string' ? state.draft : null;
}
