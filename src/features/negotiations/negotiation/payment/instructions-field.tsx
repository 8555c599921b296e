import type { FieldValues, Path } from 'react-hook-form';
import type { Negotiation, SettlementMethod } from '@generated/model';
import { TextareaField } from '@/forms/fields';
import { counterpartyName } from '@/negotiations/stage-words';

const HINTS: Record<SettlementMethod, string> = {
  bank_transfer: 'Holder, account number or IBAN, and bank.',
  usdc: 'The network and the address of your wallet for USDC.',
  usdt: 'The network and the address of your wallet for USDT.',
};

/** Where the seller is paid. */
export function InstructionsField<Values extends FieldValues>({
  name,
  negotiation,
}: {
  name: Path<Values>;
  negotiation: Negotiation;
}) {
  return (
    <TextareaField<Values>
      name={name}
      label={`Where ${counterpartyName(negotiation)} pays`}
      hint={`${HINTS[negotiation.current_offer.payment_method]} Only the buyer and our staff see it.`}
      isRequired
    />
  );
}
