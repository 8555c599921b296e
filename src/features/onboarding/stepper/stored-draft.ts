import type { Case } from '@generated/model';
import { useLocation } from 'react-router-dom';
import { draftName, type DraftName, type DraftOwner } from '@/session/kept/claim-drafts';
import { storedClaimDrafts } from './claim-draft';

/** The name under which a case's claim is kept before the account has it. A second one gets a longer name. */
export const nameOfCase = (owner: DraftOwner, { case_code: code }: Pick<Case, 'case_code'>) =>
  draftName(owner, `case-${code}`);

/**
 * The draft that the device keeps of a person's claim in the account, or for a case.
 * @param meant the name of one of several drafts for a case (`useDraftInLink`). Without it, the latest is used.
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

/** The router state of a link to the form of a case. It says which draft to open. */
export function linkToDraft(draft: DraftName): { draft: DraftName } {
  return { draft };
}

/** The name of the draft that the link to this page asked for; null if it asked for none. */
export function useDraftInLink(): string | null {
  // A history entry may come from another version of the app.
  const state: unknown = useLocation().state;
  const isNamed = typeof state === 'object' && state !== null && 'draft' in state;
  return isNamed && typeof state.draft === 'string' ? state.draft : null;
}
