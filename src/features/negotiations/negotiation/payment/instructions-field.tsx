import type { FieldValues, Path } from 'react-hook-form';
import type { Negotiation, SettlementMethod } from '@generated/model';
import { TextareaField } from '@/forms/fields';
import { placeOfPrice } from '@/negotiations/payment-words';

const HINTS: Record<SettlementMethod, string> = {
  bank_transfer: 'Holder, account number or IBAN, and bank.',
  usdc: 'The network and the address of your wallet for USDC.',
  usdt: 'The network and the address of your wallet for USDT.',
};

/** The message if nothing is entered. */
export function instructionsFault(
  text: string | undefined,
  { current_offer: offer }: Negotiation,
): string | undefined {
  return text?.trim() === ''
    ? `Enter the ${placeOfPrice(offer)} that the price goes to.`
    : undefined;
}

/** The account or wallet that the seller is paid to. */
export function InstructionsField<Values extends FieldValues>({
  name,
  negotiation: { current_offer: offer },
}: {
  name: Path<Values>;
  negotiation: Negotiation;
}) {
  return (
    <TextareaField<Values>
      name={name}
      label={`Your ${placeOfPrice(offer)} for the price`}
      hint={`${HINTS[offer.payment_method]} Only the buyer and our staff see it.`}
      isRequired
    />
  );
}
