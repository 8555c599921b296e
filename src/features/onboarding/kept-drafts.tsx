import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useQuestion } from '@/acts/use-question';
import { dropFiles } from '@/documents/claim/kept-files';
import { formatDateTime } from '@/labels/dates';
import { pathTo, pathToClaimForm } from '@/paths';
import { dropDraft, type DraftName, type DraftOwner } from '@/session/kept/claim-drafts';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';
import { storedClaimDrafts } from './stepper/claim-draft';
import { linkToDraft } from './stepper/stored-draft';

const DISCARD = {
  description: 'Its files go with it. This cannot be undone.',
  confirmLabel: 'Discard',
  cancelLabel: 'Cancel',
  tone: 'danger',
} as const;

/** What the person has begun on this device, with the way back to it. */
export function KeptDrafts() {
  const owner = useSession(({ token, user }) => user?.id ?? (token === null ? 'visitor' : null));
  return owner && <DraftsOf key={owner} owner={owner} />;
}

function DraftsOf({ owner }: { owner: DraftOwner }) {
  const [drafts, setDrafts] = useState(() => storedClaimDrafts(owner));
  const { ask, dialog } = useQuestion();
  if (drafts.length === 0) return null;

  async function discard(name: DraftName, caseName: string): Promise<void> {
    if (!(await ask({ ...DISCARD, title: `Discard the claim against ${caseName}?` }))) return;
    dropDraft(name);
    void dropFiles(name);
    // The button disappears with its draft.
    closeAndFocusHeading(() => setDrafts(storedClaimDrafts(owner)));
  }

  return (
    <>
      <ul aria-label="Continue where you left off" className="mb-6 grid gap-3">
        {drafts.map(({ name, caseCode, caseName, claim, savedAt }) => (
          <li key={name}>
            <Alert
              title="Continue where you left off"
              action={
                <span className="flex flex-wrap gap-2">
                  <Button variant="secondary" size="sm" asChild>
                    <Link
                      to={
                        claim
                          ? pathToClaimForm(claim.id)
                          : pathTo('claimOnboardingForCase', { case_code: caseCode })
                      }
                      state={linkToDraft(name)}
                    >
                      Continue <span className="sr-only">the claim against {caseName}</span>
                    </Link>
                  </Button>
                  {!claim && (
                    <Button variant="ghost" size="sm" onClick={() => void discard(name, caseName)}>
                      Discard <span className="sr-only">the claim against {caseName}</span>
                    </Button>
                  )}
                </span>
              }
            >
              Your claim in the case <strong>{caseName}</strong>, written {formatDateTime(savedAt)}.
            </Alert>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
