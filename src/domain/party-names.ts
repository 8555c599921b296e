import type { OfferSide } from '@generated/model';

/** What a side calls the other one before names are disclosed. */
export function aliasOf(side: OfferSide, { alias: number }: { alias: number }): string {
  return `${side === 'buyer' ? 'Seller' : 'Buyer'} ${number}`;
}

/** Of a user or an administrator. */
export function fullName({
  first_name,
  last_name,
}: {
  first_name: string;
  last_name: string;
}): string {
  return `${first_name} ${last_name}`;
}
