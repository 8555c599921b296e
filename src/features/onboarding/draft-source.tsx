import { useGetMyClaim } from '@generated/api/my-claims/my-claims';
import type { Case, CaseParameters, MyClaim } from '@generated/model';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { isoDay, wallTimeAt } from '@/domain/calendar';
import { claimStatusAfter, editableClaimPart } from '@/domain/claims/claim-state';
import { presentTime } from '@/domain/present-time';
import { claimFormOf, newClaimForm, readClaimForm } from '@/claims/form/claim-form-values';
import { areDraftsHeld, freeDraftName, type DraftName } from '@/session/kept/claim-drafts';
import { dropDraftsOfClaim, nameOfClaim } from '@/session/kept/drafts-of-claim';
import { formatDateTime } from '@/labels/dates';
import { pathToClaimForm } from '@/paths';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { isMissing, QueryError } from '@/page/query-error';
import { isBegunInAnAccount, readClaimDraft, type ClaimDraft } from './stepper/claim-draft';
import { stepToGoOn } from './stepper/step-to-go-on';
import { ClaimStepper, type ClaimStepperProps } from './stepper/claim-stepper';
import {
  CaseNotOpen,
  ClaimNotEditable,
  ForHolders,
  LogInToContinue,
  NoSuchClaim,
  SessionEnded,
  Submitted,
} from './notices';
import { OnboardingSkeleton } from './onboarding-skeleton';
import { OwnDrafts } from './own-drafts';
import { findStored, nameOfCase, useDraftInLink } from './stepper/stored-draft';
import { submittedHere } from './stepper/submitted-here';
import { useFirstAnswer } from './use-first-answer';
import { VersionChoice } from './version-choice';

interface DraftSourceProps {
  item: Case;
  parameters: CaseParameters;
  /** The claim to continue, if the address names one. */
  claimId: number | null;
}

/** Finds the form's initial content: what this device keeps, what the account has, or nothing yet. */
export function DraftSource(props: DraftSourceProps) {
  const token = useSession((session) => session.token);
  const isAdmin = useSession((session) => session.isAdmin);
  const userId = useSession((session) => session.user?.id ?? null);
  if (isAdmin) return <ForHolders />;
  if (token === null) return <VisitorSource key="visitor" {...props} />;
  // The profile is still loading.
  if (userId === null) return <OnboardingSkeleton />;
  return <UserSource key={userId} userId={userId} {...props} />;
}

function emptyDraft(item: Case, values: ClaimDraft['values']): ClaimDraft {
  return {
    caseCode: item.case_code,
    step: 'holder',
    values,
    claim: null,
    isUnsaved: false,
    sent: null,
  };
}

/** Starts a new claim at its first step, even if the address names a step of another claim. */
function useNewBeginning(): [isNew: boolean, begin: () => void] {
  const [isNew, setIsNew] = useState(false);
  const [, setSearch] = useSearchParams();
  function begin(): void {
    setIsNew(true);
    setSearch(
      (search) => {
        search.delete('step');
        return search;
      },
      { replace: true },
    );
  }
  return [isNew, begin];
}

function VisitorSource({ item, parameters, claimId }: DraftSourceProps) {
  const [stored] = useState(() => findStored('visitor', item, { claimId, meant: null }));
  const [isHeld] = useState(areDraftsHeld);
  const [isOfAnAccount] = useState(() => isBegunInAnAccount(item));
  const [isNew, begin] = useNewBeginning();
  if (isHeld) return <SessionEnded />;
  if (claimId !== null) return <LogInToContinue onStartOver={null} />;
  if (isOfAnAccount && !stored && !isNew) {
    return <LogInToContinue onStartOver={begin} />;
  }
  if (item.status !== 'active') return <CaseNotOpen status={item.status} />;
  const defaults = newClaimForm(parameters, null);
  return (
    <ClaimStepper
      name={nameOfCase('visitor', item)}
      draft={stored ? readClaimDraft(stored, defaults) : emptyDraft(item, defaults)}
      savedAt={stored?.savedAt ?? null}
      item={item}
      parameters={parameters}
    />
  );
}

function UserSource({ item, parameters, claimId, userId }: DraftSourceProps & { userId: number }) {
  // What the device kept when the page was opened. From then on, the form itself changes it.
  const meant = useDraftInLink();
  const [stored, setStored] = useState(() => findStored(userId, item, { claimId, meant }));
  const user = useSession((session) => session.user);
  const [isNew, begin] = useNewBeginning();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [submitted] = useState(() => (isBack ? submittedHere(item.case_code) : null));
  const [newName] = useState(() => freeDraftName(nameOfCase(userId, item)));
  const id = claimId ?? stored?.claim?.id ?? null;
  const defaults = newClaimForm(parameters, user);
  const shared = { item, parameters };
  const startNew = () => {
    setStored(null);
    begin();
  };
  // If the address names no claim, the person may mean another one of the same case.
  const continued = stored && claimId === null && item.status === 'active' && (
    <Continued savedAt={stored.savedAt} onNew={startNew} />
  );
  if (id !== null) {
    return (
      <>
        {continued}
        <SavedSource
          {...shared}
          id={id}
          userId={userId}
          stored={stored}
          isNamed={claimId !== null}
          onGone={() => {
            dropDraftsOfClaim(id);
            setStored(null);
          }}
        />
      </>
    );
  }
  if (item.status !== 'active') return <CaseNotOpen status={item.status} />;
  if (stored) {
    const draft = readClaimDraft(stored, defaults);
    return (
      <>
        {continued}
        <ClaimStepper {...shared} name={stored.name} draft={draft} savedAt={stored.savedAt} />
      </>
    );
  }
  const empty =
    submitted && !isNew ? (
      <Submitted claim={submitted} onNew={begin} />
    ) : (
      <ClaimStepper {...shared} name={newName} draft={emptyDraft(item, defaults)} savedAt={null} />
    );
  return isNew ? empty : <OwnDrafts item={item} otherwise={empty} onNew={begin} />;
}

interface ContinuedProps {
  savedAt: string;
  onNew: () => void;
}

/** Says which claim the form continues, and how to start another one. */
function Continued({ savedAt, onNew }: ContinuedProps) {
  return (
    <Alert
      className="mb-6"
      action={
        <Button variant="secondary" size="sm" onClick={onNew}>
          Start a new claim
        </Button>
      }
    >
      You continue the claim that you changed last on {formatDateTime(savedAt)}.
    </Alert>
  );
}

interface SavedSourceProps extends Omit<DraftSourceProps, 'claimId'> {
  id: number;
  userId: number;
  stored: ReturnType<typeof findStored>;
  /** Whether the address names the claim. If that claim is gone, the page says so. */
  isNamed: boolean;
  /** Called if what the device keeps belongs to a claim that this account lacks, or that was submitted elsewhere. */
  onGone: () => void;
}

function SavedSource(props: SavedSourceProps) {
  const { id, userId, item, parameters, stored, isNamed, onGone } = props;
  const query = useGetMyClaim(id);
  const opened = useFirstAnswer(query);
  const [choice, setChoice] = useState<'device' | 'account' | null>(null);
  const isUnknown = !opened && isMissing(query.error);
  const isFixed = opened !== null && editableClaimPart(opened.status) !== 'all';
  // The device's version can still become part of the claim, once it is a draft again.
  const isKept =
    isNamed && opened !== null && claimStatusAfter(opened.status, 'revise', 'seller') !== null;
  const onNothingToContinue = useEffectEvent(onGone);
  useEffect(() => {
    if (isUnknown || (isFixed && !isKept)) onNothingToContinue();
  }, [isUnknown, isFixed, isKept]);
  if (isUnknown && isNamed) return <NoSuchClaim />;
  // The fields of another case would drop its answers.
  if (opened && opened.case.id !== item.id) return <Navigate replace to={pathToClaimForm(id)} />;
  if (isFixed && isNamed) return <ClaimNotEditable claim={opened} />;
  if (!opened || isFixed)
    return query.error && !isUnknown ? <QueryError query={query} /> : <OnboardingSkeleton />;
  const onDevice = stored && readClaimDraft(stored, claimFormOf(opened));
  const isNewerThere =
    onDevice?.claim?.lock_version !== opened.lock_version &&
    !(onDevice && isOwnSave(onDevice, opened, parameters));
  if (onDevice?.isUnsaved && isNewerThere && !choice) {
    return <VersionChoice savedAt={stored?.savedAt ?? null} claim={opened} onChoice={setChoice} />;
  }
  const from = choice ?? (isNewerThere ? 'account' : 'device');
  return (
    <ClaimStepper
      {...stepperOf({
        item,
        parameters,
        claim: opened,
        name: stored?.name ?? nameOfClaim(userId, id),
        stored: from === 'device' ? stored : null,
      })}
    />
  );
}

/** Whether the account's newer version is the one that this device was sending when its tab was closed. */
function isOwnSave({ claim, sent }: ClaimDraft, there: MyClaim, parameters: CaseParameters) {
  if (!sent || there.lock_version !== (claim?.lock_version ?? 0) + 1) return false;
  // Both come from the same function, so their fields have the same order. They do not depend on the day.
  const anyDay = { petition_date: null, today: '' };
  const { fields } = readClaimForm(claimFormOf(there), parameters, anyDay);
  return JSON.stringify(fields) === JSON.stringify(sent);
}

interface Found {
  item: Case;
  parameters: CaseParameters;
  claim: MyClaim;
  name: DraftName;
  stored: ReturnType<typeof findStored>;
}

function stepperOf({ item, parameters, claim, name, stored }: Found): ClaimStepperProps {
  const values = claimFormOf(claim);
  const onDevice = stored && readClaimDraft(stored, values);
  const filing = {
    petition_date: item.petition_date,
    today: isoDay(wallTimeAt(new Date(presentTime()))),
  };
  return {
    name,
    draft: {
      caseCode: item.case_code,
      step: onDevice?.step ?? stepToGoOn({ claim, values, parameters, filing }),
      values: onDevice?.values ?? values,
      claim: { id: claim.id, lock_version: claim.lock_version },
      isUnsaved: onDevice?.isUnsaved ?? false,
      sent: null,
    },
    savedAt: onDevice ? stored.savedAt : claim.updated_at,
    item,
    parameters,
  };
}
