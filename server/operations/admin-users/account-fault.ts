import type { UserStatus } from '@generated/model';
import { mayLogIn } from '@/domain/users/user-status';

/** Why nothing is decided about the user of an account that is suspended or closed, in a sentence; else null. */
export function accountFault(status: UserStatus): string | null {
  if (mayLogIn(status)) return null;
  return status === 'suspended'
    ? 'The account is suspended: lift the suspension first.'
    : 'The account is closed: nothing can be decided any more.';
}
