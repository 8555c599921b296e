import type { ClaimExactTerms } from '@generated/model';
import { formatAmount } from '@/domain/money';
import { DateText } from '@/labels/date-text';
import { DescriptionItem } from '@/ui/data/description-list';

interface RegisterNumbersProps {
  terms: Pick<
    ClaimExactTerms,
    | 'filed_on'
    | 'proof_of_claim_number'
    | 'schedule_number'
    | 'scheduled_amount'
    | 'filed_amount'
    | 'allowed_amount'
  >;
  currency: string;
}

/** Numbers and amounts of a claim in the debtor's register, as items of a description list. */
export function RegisterNumbers({ terms, currency }: RegisterNumbersProps) {
  const amount = (value: string | null) => value && formatAmount(value, currency);
  return (
    <>
      <DescriptionItem label="Filed on">
        {terms.filed_on && <DateText iso={terms.filed_on} />}
      </DescriptionItem>
      <DescriptionItem label="Proof of claim number" isNumeric>
        {terms.proof_of_claim_number}
      </DescriptionItem>
      <DescriptionItem label="Schedule number" isNumeric>
        {terms.schedule_number}
      </DescriptionItem>
      <DescriptionItem label="Scheduled amount" isNumeric>
        {amount(terms.scheduled_amount)}
      </DescriptionItem>
      <DescriptionItem label="Filed amount" isNumeric>
        {amount(terms.filed_amount)}
      </DescriptionItem>
      <DescriptionItem label="Allowed amount" isNumeric>
        {amount(terms.allowed_amount)}
      </DescriptionItem>
    </>
  );
}
