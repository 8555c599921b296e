import { removeClaimFilesOf } from './claim-files';
import { draftName, dropDraft, isDeviceStorage, keptDrafts, type DraftName } from './claim-drafts';
import { readKeptClaimForm } from './kept-claim-form';
import { useSession } from '../session-store';

/** What this device keeps of the form of one of the account's claims. */
interface DraftsOfClaim {
  /** Whether one of them knows more than the exchange. */
  isUnsaved: boolean;
  /** Under which its files are kept, too: also where nothing was written into the form. */
  names: readonly DraftName[];
}

/** Under which the form of a claim is kept that was opened from the account. */
export function nameOfClaim(userId: number, claimId: number): DraftName {
  return draftName(userId, `claim-${claimId}`);
}

export function draftsOfClaim(claimId: number): DraftsOfClaim {
  const { user } = useSession.getState();
  const kept = keptDrafts()
    .map(({ name, form }) => ({ name, ...readKeptClaimForm(form) }))
    .filter(({ claim }) => claim?.id === claimId);
  const names = new Set(kept.map(({ name }) => name));
  if (user) names.add(nameOfClaim(user.id, claimId));
  return {
    isUnsaved: kept.some(({ isUnsaved }) => isUnsaved),
    names: [...names],
  };
}

/** A claim is submitted, or gone from the account: what this device keeps of its form goes, too, with its files. */
export function dropDraftsOfClaim(claimId: number): void {
  const { names } = draftsOfClaim(claimId);
  if (names.length === 0) return;
  for (const name of names) dropDraft(name);
  const dropped = new Set<string>(names);
  removeClaimFilesOf((name) => dropped.has(name), { isOnDevice: isDeviceStorage() });
}
