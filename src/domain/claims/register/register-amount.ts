import type { ClaimFields, RegisterStatus } from '@generated/model';

/** The field that holds the registered amount of a claim; null until its status in the register is known. */
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
