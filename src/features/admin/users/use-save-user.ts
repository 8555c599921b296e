import { useQueryClient } from '@tanstack/react-query';
import type { AdminUser, AdminUserUpdateInput } from '@generated/model';
import { invalidateGetAdminUser, useUpdateAdminUser } from '@generated/api/admin-users/admin-users';
import { isDealtWith } from '@/api/error-catalogue';
import { messageOf, statusOf } from '@/api/problem';
import { rememberUser } from './user-cache';

/** Saves a change of a user, or a review of the identity. */
export function useSaveUser(id: number) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, error } = useUpdateAdminUser({
    mutation: {
      onSuccess: (user) => rememberUser(queryClient, user),
      onError: (failure) => {
        // The next try is then made with the version that stands now.
        if (statusOf(failure) === 409) void invalidateGetAdminUser(queryClient, id);
      },
    },
  });

  /** For a form: its shell puts the failure onto the fields or into its one banner. */
  const saveOrThrow = (data: AdminUserUpdateInput): Promise<AdminUser> => mutateAsync({ id, data });

  /**
   * The user as it is now, or false when the exchange refuses (specification, section 8, "Admin update user failure":
   * returns false). `failure` then says why, for one banner.
   */
  async function save(data: AdminUserUpdateInput): Promise<AdminUser | false> {
    try {
      return await saveOrThrow(data);
    } catch {
      return false;
    }
  }

  return {
    save,
    saveOrThrow,
    isPending,
    // What a toast has said already is not said twice.
    failure: error && !isDealtWith(error) ? saveFailure(error) : null,
  };
}

/** Why a change was not saved, in words. */
export function saveFailure(error: unknown): string {
  return statusOf(error) === 409
    ? 'Somebody else changed this user in the meantime. The newest version is loaded and nothing you entered is lost: check it, then save again.'
    : messageOf(error);
}
