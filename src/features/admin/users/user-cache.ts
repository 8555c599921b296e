import type { QueryClient } from '@tanstack/react-query';
import type { AdminUser, AdminUserPage } from '@generated/model';
import { getListAdminUsersQueryKey } from '@generated/api/admin-users/admin-users';

/** The user as a list has shown it, so that the page of a row is filled at once. */
export function userFromLists(queryClient: QueryClient, id: number): AdminUser | undefined {
  return (
    queryClient
      // The queries of single users match the list's key too, but have no rows.
      .getQueriesData<Partial<AdminUserPage>>({ queryKey: getListAdminUsersQueryKey() })
      .flatMap(([, page]) => page?.users ?? [])
      .find((user) => user.id === id)
  );
}
