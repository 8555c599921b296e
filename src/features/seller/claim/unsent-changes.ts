import { keptFiles } from '@/documents/claim/kept-files';
import { draftsOfClaim } from '@/session/kept/drafts-of-claim';

/** Whether this device has changes or files of a claim that the account lacks. A submission would go without them. */
export async function hasUnsentChanges(claimId: number): Promise<boolean> {
  const { isUnsaved, names } = draftsOfClaim(claimId);
  if (isUnsaved) return true;
  const files = await Promise.all(names.map(keptFiles));
  return files.some(({ length }) => length > 0);
}
