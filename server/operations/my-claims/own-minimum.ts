import type { ClaimFields } from '@generated/model';
import Big from 'big.js';
import { fullName } from '@/domain/users/party-names';
import { isStaff, type UserCaller } from '../../calls/caller';
import type { ClaimRow } from '../../db/schema';
import { refuse } from '../../calls/refusals';

/**
 * Only the seller knows the minimum price. Staff who act in the seller's name read null and may send it back, which
 * changes nothing. Every other value is refused, even the stored one. If a minimum is stored, they may not set a first
 * or lower ask either: they could find the minimum by trial.
 * @param stored the claim as it is; none if it is being created.
 */
export function ownFields(
  caller: UserCaller,
  { minimum_percent, ...others }: ClaimFields,
  stored?: Prices,
) {
  if (!isStaff(caller)) {
    return { fields: { ...others, ...(minimum_percent !== undefined && { minimum_percent }) } };
  }
  const field = refusedField({ minimum_percent, ...others }, stored);
  if (!field) return { fields: others };
  const what = field === 'ask_percent' ? 'a first or lower price' : 'the minimum price';
  const message = `Only ${fullName(caller.user)} can set ${what}.`;
  const errors = { [`claim.${field}`]: [message] };
  return { refusal: refuse('in_person_only', { message, errors }) };
}

type Prices = Pick<ClaimRow, 'ask_percent' | 'minimum_percent'>;

/** The price that staff may not set; null if there is none. */
function refusedField(sent: ClaimFields, stored: Prices | undefined): keyof Prices | null {
  if (sent.minimum_percent != null) return 'minimum_percent';
  return stored && asksForLess(sent.ask_percent, stored) ? 'ask_percent' : null;
}

function asksForLess(
  asked: ClaimFields['ask_percent'],
  { ask_percent, minimum_percent }: Prices,
): boolean {
  if (asked == null || minimum_percent === null) return false;
  return ask_percent === null || new Big(asked).lt(ask_percent);
}
