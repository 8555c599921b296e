import { useUpdateAdminUser } from '@generated/api/admin-users/admin-users';
import type { AdminUser } from '@generated/model';
import { userStatusChanges, type UserStatusChange } from '@/domain/users/user-status';
import type { BulkAct } from '@/table/bulk/bulk-act';

/** What an administrator may do to several accounts at once. Each is changed in the version that the list shows. */
export function useUserBulkActs(): BulkAct<AdminUser>[] {
  const { mutateAsync: update } = useUpdateAdminUser();
  const set =
    (status: UserStatusChange) =>
    ({ id, lock_version }: AdminUser, reason: string) =>
      update({ id, data: { user: { status, ...(reason && { reason }), lock_version } } });
  return [
    {
      label: 'Suspend accounts',
      asks: 'Suspend',
      done: 'suspended',
      isDangerous: true,
      isPossible: (user) => userStatusChanges(user.status).includes('suspended'),
      question: async () => (await import('./suspension-questions')).suspensionQuestion,
      send: set('suspended'),
    },
    {
      label: 'Lift suspension',
      asks: 'Lift the suspension of',
      done: 'active again',
      isPossible: (user) => user.status === 'suspended',
      question: async (users) => (await import('./suspension-questions')).liftingQuestion(users),
      send: set('active'),
    },
  ];
}
