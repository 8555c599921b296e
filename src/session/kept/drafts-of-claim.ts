import { removeClaimFilesOf } from './claim-files';
import { draftName, dropDraft, isDeviceStorage, keptDrafts, type DraftName } from './claim-drafts';
import { readKeptClaimForm } from './kept-claim-form';
import { useSession } from '../session-store';

/** What this device keeps of the form of one claim of the account. */
interface DraftsOfClaim {
  /** Whether one of the drafts holds changes that the exchange does not have. */
  isUnsaved: boolean;
  /** The names that its files are kept under too, even if nothing was written into the form. */
  names: readonly DraftName[];
}

/** The name under which the form of a claim is kept if it was opened from the account. */
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

/** Drops a claim's form and its files from this device, once the claim is submitted or gone from the account. */
export function dropDraftsOfClaim(claimId: number): void {
  const { names } = draftsOfClaim(claimId);
  if (names.length === 0) return;
  for (const name of names) dropDraft(name);
  const dropped = new Set<string>(names);
  removeClaimFilesOf((name) => dropped.has(name), { isOnDevice: isDeviceStorage() });
}
