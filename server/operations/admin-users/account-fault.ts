import type { UserStatus } from '@generated/model';
import { mayLogIn } from '@/domain/users/user-status';

/** Why nothing can be decided about a user whose account is suspended or closed, as a sentence; otherwise null. */
export function accountFault(status: UserStatus): string | null {
  if (mayLogIn(status)) return null;
  return status === 'suspended'
    ? 'The account is suspended: lift the suspension first.'
    : 'The account is closed: nothing can be decided any more.';
}
