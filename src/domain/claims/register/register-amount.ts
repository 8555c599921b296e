import type { ClaimFields, RegisterStatus } from '@generated/model';

/** The amount that says how much of a claim stands in the register; null as long as its status there is not known. */
export function registerAmountField(
  status: RegisterStatus | null,
): keyof Pick<ClaimFields, 'scheduled_amount' | 'filed_amount' | 'allowed_amount'> | null {
  switch (status) {
    case 'scheduled':
      return 'scheduled_amount';
    case 'allowed':
      return 'allowed_amount';
    case 'filed':
    case 'amended':
    case 'disputed':
    case 'disallowed':
      return 'filed_amount';
    case null:
      return null;
  }
}
