import { removeClaimFilesOf } from './claim-files';
import { dropDraft, isDeviceStorage, keptDrafts } from './claim-drafts';

/** A claim is gone from the account: what this device keeps of its form goes, too, with its files. */
export function dropDraftsOfClaim(claimId: number): void {
  const names = new Set<string>();
  for (const { name, form } of keptDrafts('user')) {
    if (!isOfClaim(form, claimId)) continue;
    names.add(name);
    dropDraft('user', name);
  }
  if (names.size === 0) return;
  removeClaimFilesOf((name) => names.has(name), { isOnDevice: isDeviceStorage() });
}

function isOfClaim(form: unknown, claimId: number): boolean {
  const claim: unknown = (form as { claim?: unknown } | null)?.claim;
  return (claim as { id?: unknown } | null | undefined)?.id === claimId;
}
