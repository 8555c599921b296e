import { useFormState } from 'react-hook-form';
import type { ClaimDocumentsHandle } from '@/documents/claim/use-claim-documents';
import { LeaveWarning } from '@/forms/leave-warning';
import type { SaveState } from '@/forms/use-autosave';
import type { ClaimDraftHandle } from './use-claim-draft';

interface DraftLeaveWarningProps {
  handle: ClaimDraftHandle;
  claimDocuments: ClaimDocumentsHandle;
  isUser: boolean;
  /** The person has chosen a way on which the draft survives. */
  isLeaving: boolean;
}

/** Asks before the form is left, and says where the draft is found again; before the tab is closed only if that loses it. */
export function DraftLeaveWarning(props: DraftLeaveWarningProps) {
  const { handle, claimDocuments, isUser, isLeaving } = props;
  const { form, saveState, isOnlyInTab } = handle;
  const { isDirty } = useFormState({ control: form.control });
  const { isBusy, items } = claimDocuments;
  const wouldBeLost =
    isBusy ||
    isOnlyInTab ||
    items.some(
      (item) =>
        !item.isOnDevice && item.state !== 'done' && (item.state !== 'failed' || item.mayRetry),
    );
  return (
    <LeaveWarning
      isDirty={(isDirty || wouldBeLost) && !isLeaving}
      keptAs={isBusy ? null : keptAs(isUser && !NOT_SAVED.has(saveState), isOnlyInTab)}
      asksOnClose={wouldBeLost}
    />
  );
}

/** In these the account does not have what was written last. */
const NOT_SAVED: ReadonlySet<SaveState> = new Set(['failed', 'refused']);

function keptAs(isInAccount: boolean, isOnlyInTab: boolean): string {
  if (isInAccount) return 'Your draft is saved. You find it again under “My claims”.';
  return isOnlyInTab
    ? 'Your draft is only in this tab: it is lost when you close it. Until then you find it again under “Sell a claim”.'
    : 'Your draft is kept on this device. You find it again under “Sell a claim”.';
}
