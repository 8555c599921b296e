import type { IdentityVerification } from '@generated/model';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { Quote } from '@/ui/data/quote';

interface ReviewReasonsProps {
  /** An identity or a buyer account. */
  of: Pick<IdentityVerification, 'rejection_reason' | 'earlier_reason'> | null;
}

/** What the user was told about a submission and the one before it, for a reviewer to judge if it was resolved. */
export function ReviewReasons({ of }: ReviewReasonsProps) {
  if (!of?.rejection_reason && !of?.earlier_reason) return null;
  return (
    <div className="border-line mt-4 border-t pt-4">
      <DescriptionList columns={1}>
        {of.rejection_reason && (
          <DescriptionItem label="Reason the user was given">
            <Quote text={of.rejection_reason} />
          </DescriptionItem>
        )}
        {of.earlier_reason && (
          <DescriptionItem label="Reason given for the submission before">
            <Quote text={of.earlier_reason} />
          </DescriptionItem>
        )}
      </DescriptionList>
    </div>
  );
}
