import { useState } from 'react';
import { useGetAssignment, useSignAssignment } from '@generated/api/negotiations/negotiations';
import { signInputAsks } from '@generated/asks';
import { signInputLimits } from '@generated/limits';
import type { Assignment, Negotiation, SignInput } from '@generated/model';
import { SignAssignmentBody } from '@generated/zod/negotiations/negotiations';
import { errorCodeOf } from '@/api/errors/problem';
import { dealActions } from '@/domain/deals/deal-actions';
import { endsWithoutSale } from '@/domain/deals/negotiation-state';
import { sentences } from '@/domain/sentences';
import { fullName, signatureFault } from '@/domain/users/party-names';
import { CheckboxField, TextField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { stageWords } from '@/negotiations/stage-words';
import { NumberedSections } from '@/record/numbered-sections';
import { RecordDialog } from '@/record/record-dialog';
import { useActedFor } from '@/session/guards/in-person';
import { useSession } from '@/session/session-store';
import { QueryError } from '@/page/query-error';
import { Button } from '@/ui/button';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { toast } from '@/ui/feedback/toast';
import { ScrollRegion } from '@/ui/layout/scroll-region';
import { Dialog } from '@/ui/overlay/dialog';
import { SaleSum } from '../sale-sum';
import { InstructionsField, instructionsFault } from '../payment/instructions-field';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';

interface AssignmentDialogProps {
  negotiation: Negotiation;
  /** Called when it is signed. */
  onDone: () => void;
  onClose: () => void;
}

/** The text of the agreement, to read and, for a side that has not signed yet, to sign. */
export function AssignmentDialog({ negotiation, onDone, onClose }: AssignmentDialogProps) {
  const query = useGetAssignment(negotiation.id);
  const { data: agreement } = query;
  const actedFor = useActedFor();
  const maySign = dealActions(negotiation).includes('sign');
  // A form that somebody is filling in stays open, and says what has happened meanwhile.
  const [isBegun, setIsBegun] = useState(false);
  if (maySign && !isBegun) setIsBegun(true);
  if (agreement && !actedFor && (maySign || isBegun)) {
    return (
      <SignDialog
        negotiation={negotiation}
        agreement={agreement}
        onReload={query.refetch}
        onDone={onDone}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={agreement?.title ?? 'Assignment agreement'}
      description={agreement && `Version ${agreement.version} for ${negotiation.reference}`}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {agreement ? (
        <AssignmentText agreement={agreement} />
      ) : query.error ? (
        <QueryError query={query} />
      ) : (
        <div role="status" aria-label="The agreement is loading">
          <SkeletonText lines={12} />
        </div>
      )}
    </Dialog>
  );
}

interface SignDialogProps extends AssignmentDialogProps {
  agreement: Assignment;
  onReload: () => Promise<unknown>;
}

type Values = Omit<SignInput, 'hash' | 'consent'> & { consent: boolean };

/** Empty at first: the contract asks for an entry. */
const NOWHERE = { payment_instructions: '' };

function SignDialog({ negotiation, agreement, onReload, onDone, onClose }: SignDialogProps) {
  const { mutateAsync: sign } = useSignAssignment();
  const { id, reference, role, signed_by_counterparty: isLast } = negotiation;
  const isSeller = role === 'seller';
  const user = useSession((session) => session.user);
  const form = useContractForm<Values, SignInput>(SignAssignmentBody, {
    asks: signInputAsks,
    defaultValues: { typed_name: '', consent: false, ...(isSeller && NOWHERE) },
    prepare: (values) => ({ ...values, hash: agreement.hash }),
    check: ({ typed_name }) => ({ typed_name: user && signatureFault(typed_name, user) }),
    unread: ({ payment_instructions: text }) => ({
      payment_instructions: instructionsFault(text, negotiation),
    }),
  });

  async function save(data: SignInput) {
    try {
      await sign({ id, data });
    } catch (error) {
      // The text that was read is no longer the one to sign. It is read again, and needs a new consent.
      if (errorCodeOf<'signAssignment'>(error) === 'agreement_superseded') {
        await onReload();
        form.setValue('consent', false);
      }
      throw error;
    }
    toast.success(isLast ? 'Both sides have signed' : 'You have signed');
    closeAndFocusHeading(onDone);
  }

  return (
    <RecordDialog
      title={agreement.title}
      description={`Version ${agreement.version} for ${reference}. Read it to the end; you sign below.`}
      size="lg"
      version={null}
      form={form}
      onSubmit={save}
      submitLabel="Sign the agreement"
      // The change may come from the signature that is being sent.
      obstacle={form.formState.isSubmitting ? null : whyNotSigned(negotiation)}
      // A changed text needs a new signature.
      keepAs={`signature-of-${agreement.hash}`}
      errorMessage={(error) =>
        errorCodeOf<'signAssignment'>(error) === 'agreement_superseded'
          ? 'The agreement has changed since you opened it. The new text is above: read it, then sign.'
          : null
      }
      onClose={onClose}
    >
      <SaleSum size="lg" negotiation={negotiation} />
      <AssignmentText agreement={agreement} />
      <div className="border-line grid gap-5 border-t pt-5">
        {isSeller && (
          <InstructionsField<Values> name="payment_instructions" negotiation={negotiation} />
        )}
        <TextField<Values>
          name="typed_name"
          label="Your first and last name"
          hint={sentences(
            user && `As in your profile: ${fullName(user)}.`,
            'It stands in place of your signature. Name, time and IP address stand in the signed agreement.',
          )}
          isRequired
          autoComplete="name"
          maxLength={signInputLimits.typed_name}
        />
        <CheckboxField<Values>
          name="consent"
          label="I have read the agreement and sign it"
          isRequired
          hint={
            isLast
              ? 'With your signature both sides are bound.'
              : 'Both sides are bound once the other side has signed, too.'
          }
        />
      </div>
    </RecordDialog>
  );
}

/** What has happened since the form was opened; null as long as the agreement can be signed. */
function whyNotSigned(negotiation: Negotiation) {
  if (dealActions(negotiation).includes('sign')) return null;
  const { status, signed_by_me } = negotiation;
  const text = sentences(
    endsWithoutSale(status) && `${stageWords(negotiation).title}.`,
    signed_by_me ? 'You have already signed the agreement.' : 'You have not signed.',
  );
  return { text, action: null };
}

/** Numbered sections, and the hash that identifies the text. */
function AssignmentText({ agreement: { sections, hash } }: { agreement: Assignment }) {
  return (
    <ScrollRegion label="Text of the agreement" className="grid gap-5 rounded-lg text-sm">
      <NumberedSections sections={sections} />
      <p className="text-muted text-xs wrap-anywhere">
        SHA-256 of this text: <span className="font-mono">{hash}</span>
      </p>
    </ScrollRegion>
  );
}
