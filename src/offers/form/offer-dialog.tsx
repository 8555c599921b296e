import { useGetCaseParameters } from '@generated/api/marketplace/marketplace';
import type { CaseParameters } from '@generated/model';
import { QueryPart } from '@/page/query-part';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Dialog } from '@/ui/overlay/dialog';
import type { OfferValues } from './offer-form-values';
import { OfferForm, type OfferFormProps } from './offer-form';

interface OfferDialogProps extends Omit<OfferFormProps, 'start' | 'parameters'> {
  title: string;
  description: string;
  /** The initial values, given the terms of the case. */
  start: (parameters: CaseParameters) => OfferValues;
}

/** The form of an offer or a counter-offer over its page; a sheet on a phone. */
export function OfferDialog({ title, description, start, onClose, ...form }: OfferDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      size="lg"
    >
      <QueryPart
        query={useGetCaseParameters(form.claim.case.case_code)}
        skeleton={
          <div role="status" aria-busy aria-label="The terms of the case are loading">
            <SkeletonText lines={12} />
          </div>
        }
      >
        {(parameters) => (
          <OfferForm
            {...form}
            parameters={parameters}
            start={start(parameters)}
            onClose={onClose}
          />
        )}
      </QueryPart>
    </Dialog>
  );
}
