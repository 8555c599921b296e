import type { ClaimFields } from '@generated/model';
import Big from 'big.js';
import { fullName } from '@/domain/users/party-names';
import { isStaff, type UserCaller } from '../../calls/caller';
import type { ClaimRow } from '../../db/schema';
import { refuse } from '../../calls/refusals';

/**
 * The minimum price is the seller's alone. Who acts in the seller's name reads null and may send it back, which changes
 * nothing; every other value is refused, the stored one as well, and beside a stored one an ask that is new or lower: it
 * could be found by trial.
 * @param stored the claim as it is; none where it is only begun.
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

/** The price that staff may not set; null where there is none. */
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
