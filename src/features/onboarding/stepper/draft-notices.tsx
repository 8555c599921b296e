import type { MyClaim } from '@generated/model';
import type { Ref } from 'react';
import { editableClaimPart } from '@/domain/claims/claim-state';
import { FocusedTitle, SaveProblem } from '@/forms/stepper/save-problem';
import { TextLink } from '@/page/links';
import { pathTo } from '@/paths';
import { Alert } from '@/ui/feedback/alert';
import type { ClaimDraftHandle } from './use-claim-draft';

interface DraftNoticesProps {
  handle: ClaimDraftHandle;
  /** As last read; undefined as long as the account has none. */
  claim: MyClaim | undefined;
  /** Focused when the person tries to submit what is not saved. */
  titleRef: Ref<HTMLSpanElement>;
}

/** Above the steps: why the account lacks the latest content, and what our staff wrote. */
export function DraftNotices({ handle, claim, titleRef }: DraftNoticesProps) {
  const { saved, saveState } = handle;
  return (
    <>
      {saveState === 'refused' && claim && editableClaimPart(claim.status) !== 'all' ? (
        <Alert
          tone="danger"
          title={
            <FocusedTitle ref={titleRef}>{claim.reference} cannot be changed any more</FocusedTitle>
          }
          action={<ClaimLink id={claim.id} />}
        >
          It was submitted or withdrawn elsewhere, without what you wrote here since. Its page says
          what you can do.
        </Alert>
      ) : (
        <SaveProblem
          state={saveState}
          error={handle.saveError}
          conflict={{
            title: 'This draft was changed elsewhere',
            text: handle.isOnlyInTab
              ? 'What you wrote here is only in this tab.'
              : 'What you wrote here is kept on this device.',
          }}
          onResolve={handle.resolveConflict}
          titleRef={titleRef}
        >
          {saved && <ClaimLink id={saved.id} />}
        </SaveProblem>
      )}
      {claim?.review_note && (
        <Alert
          tone="warning"
          title={
            claim.status === 'changes_requested'
              ? 'Our staff request changes'
              : 'Our staff wrote about this claim'
          }
        >
          <p className="wrap-anywhere whitespace-pre-line">{claim.review_note}</p>
        </Alert>
      )}
    </>
  );
}

function ClaimLink({ id }: { id: number }) {
  return <TextLink to={pathTo('myClaim', { id })}>Look at the claim</TextLink>;
}
