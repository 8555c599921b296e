import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dropFiles } from '@/forms/documents/kept-files';
import { formatDateTime } from '@/labels/dates';
import { pathTo, pathToClaimForm } from '@/paths';
import { dropDraft } from '@/session/claim-drafts';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { storedClaimDrafts } from './stepper/claim-draft';

/** What was begun on this device, with the way back into it. */
export function KeptDrafts() {
  const [drafts, setDrafts] = useState(storedClaimDrafts);
  if (drafts.length === 0) return null;
  return (
    <ul aria-label="Continue where you left off" className="mb-6 grid gap-3">
      {drafts.map(({ name, caseCode, claim, savedAt }) => (
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
                  >
                    Continue <span className="sr-only">the claim in {caseCode}</span>
                  </Link>
                </Button>
                {!claim && (
                  <Button
                    variant="ghost"
                    size="sm"
                    onClick={() => {
                      dropDraft('user', name);
                      void dropFiles(name);
                      setDrafts(storedClaimDrafts());
                    }}
                  >
                    Discard
                  </Button>
                )}
              </span>
            }
          >
            Your claim in the case <strong>{caseCode}</strong>, written {formatDateTime(savedAt)}.
          </Alert>
        </li>
      ))}
    </ul>
  );
}
