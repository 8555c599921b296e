import type { ClaimFields } from '@generated/model';
import { fullName } from '@/domain/users/party-names';
import { isStaff, type UserCaller } from '../../calls/caller';
import { refuse } from '../../calls/refusals';

/**
 * The minimum price is the seller's alone. Who acts in the seller's name reads null and may send it back, which changes
 * nothing; every other value is refused, the stored one as well: it could be found by trial.
 */
export function ownFields(caller: UserCaller, { minimum_percent, ...others }: ClaimFields) {
  if (!isStaff(caller)) {
    return { fields: { ...others, ...(minimum_percent !== undefined && { minimum_percent }) } };
  }
  if (minimum_percent == null) return { fields: others };
  const message = `Only ${fullName(caller.user)} can set the minimum price.`;
  const errors = { 'claim.minimum_percent': [message] };
  return { refusal: refuse(422, 'in_person_only', { message, errors }) };
}
