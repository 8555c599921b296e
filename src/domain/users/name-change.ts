import type { IdentityStatus, User } from '@generated/model';
import { fullName, isSameName } from './party-names';

type Name = Pick<User, 'first_name' | 'last_name'>;

/** Why the person's own name cannot change, or null. An approved identity would otherwise move to any other name. */
export function nameBinding(status: IdentityStatus): string | null {
  switch (status) {
    case 'approved':
      return 'Your identity was approved under this name.';
    case 'pending':
      return 'Your identity is being reviewed under this name.';
    case 'not_submitted':
    case 'rejected':
    case 'resubmission_requested':
      return null;
  }
}

/** The fields in which a person's new name differs. `ÁLVAREZ` and `Alvarez` are the same. */
export function fieldsOfOtherName(before: Name, after: Name): (keyof Name)[] {
  if (isSame(fullName(before), fullName(after))) return [];
  return (['first_name', 'last_name'] as const).filter(
    (field) => !isSame(before[field], after[field]),
  );
}

/** A name without letters only equals itself. */
function isSame(one: string, other: string): boolean {
  return one === other || isSameName(one, other);
}
