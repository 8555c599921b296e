import type { QueryClient } from '@tanstack/react-query';
import type { AdminUser, AdminUserPage } from '@generated/model';
import { getListAdminUsersQueryKey } from '@generated/api/admin-users/admin-users';

/** The user as a list has shown it, so that the page of a row stands at once. */
export function userFromLists(queryClient: QueryClient, id: number): AdminUser | undefined {
  return (
    queryClient
      // Each user lies below the list, too, and has no rows.
      .getQueriesData<Partial<AdminUserPage>>({ queryKey: getListAdminUsersQueryKey() })
      .flatMap(([, page]) => page?.users ?? [])
      .find((user) => user.id === id)
  );
}
