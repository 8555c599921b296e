import { useUpdateAdminUser } from '@generated/api/admin-users/admin-users';
import type { AdminUser } from '@generated/model';
import { identityReviewInputIdentityVerificationRejectionReasonMax as REASON_MAX } from '@generated/zod/claimsExchange.schemas';
import { userStatusChanges, type UserStatusChange } from '@/domain/user-status';
import type { BulkAct } from '@/table/bulk/bulk-act';

/** What an administrator may do with several accounts at once; each is changed in the version that the list shows. */
export function useUserBulkActs(): BulkAct<AdminUser>[] {
  const { mutateAsync: update } = useUpdateAdminUser();
  const set =
    (status: UserStatusChange) =>
    ({ id, lock_version }: AdminUser, reason: string) =>
      update({ id, data: { user: { status, ...(reason && { reason }), lock_version } } });
  return [
    {
      label: 'Suspend',
      done: 'suspended',
      isDangerous: true,
      isPossible: (user) => userStatusChanges(user.status).includes('suspended'),
      question: () => ({
        consequence:
          'They are logged out everywhere at once and cannot log in. Nothing is deleted, and claims on the market stay there.',
        notes: [
          { label: 'What they get', text: 'A mail with your reason and the address of our staff.' },
        ],
        reason: {
          label: 'Reason',
          hint: 'Sent to each of them as it stands here.',
          missing: 'Write what they need to know.',
          maxLength: REASON_MAX,
        },
      }),
      send: set('suspended'),
    },
    {
      label: 'Lift suspension',
      done: 'active again',
      isPossible: (user) => user.status === 'suspended',
      question: () => ({
        consequence: 'They may log in again and use their accounts as before.',
        notes: [{ label: 'What they get', text: 'A mail that the account is active.' }],
      }),
      send: set('active'),
    },
  ];
}
