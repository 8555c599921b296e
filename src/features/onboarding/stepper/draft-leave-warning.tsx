import { useFormState } from 'react-hook-form';
import type { DocumentItem } from '@/documents/document-item';
import type { ClaimDocumentsHandle } from '@/documents/claim/use-claim-documents';
import { sentences } from '@/domain/sentences';
import { LeaveWarning } from '@/forms/leave-warning';
import type { SaveState } from '@/forms/saving/use-autosave';
import type { ClaimDraftHandle } from './use-claim-draft';

interface DraftLeaveWarningProps {
  handle: ClaimDraftHandle;
  claimDocuments: ClaimDocumentsHandle;
  isUser: boolean;
  /** The person has chosen a way out on which the draft survives. */
  isLeaving: boolean;
}

/** Asks before the form is left, and says where the draft will be. Closing the tab is questioned if that loses it. */
export function DraftLeaveWarning(props: DraftLeaveWarningProps) {
  const { handle, claimDocuments, isUser, isLeaving } = props;
  const { form, saveState, isOnlyInTab } = handle;
  const { isDirty } = useFormState({ control: form.control });
  const { isBusy, items } = claimDocuments;
  const unsent = items.filter(
    (item) => item.state !== 'done' && (item.state !== 'failed' || item.mayRetry),
  );
  const wouldBeLost = isBusy || isOnlyInTab || unsent.some((item) => !item.isOnDevice);
  return (
    <LeaveWarning
      isDirty={(isDirty || wouldBeLost) && !isLeaving}
      keptAs={sentences(
        keptAs(isUser && !NOT_SAVED.has(saveState), isOnlyInTab),
        isUser && filesKeptAs(unsent),
      )}
      asksOnClose={wouldBeLost}
    />
  );
}

/** In these states the account lacks the latest content. */
const NOT_SAVED: ReadonlySet<SaveState> = new Set(['failed', 'refused']);

function keptAs(isInAccount: boolean, isOnlyInTab: boolean): string {
  if (isInAccount) return 'Your draft is saved. You will find it under “My claims”.';
  return isOnlyInTab
    ? 'Your draft is only in this tab: it is lost when you close it. Until then you find it again under “Sell a claim”.'
    : 'Your draft is kept on this device. You will find it under “Sell a claim”.';
}

/** An upload stops when the page is left, and continues when the form is opened again. */
function filesKeptAs(unsent: readonly DocumentItem[]): string | null {
  if (unsent.length === 0) return null;
  return unsent.every(({ isOnDevice }) => isOnDevice)
    ? 'Files that are not sent yet stay on this device.'
    : 'Files that are not sent yet are only in this tab: they are lost when you close it.';
}
