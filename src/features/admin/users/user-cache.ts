import type { QueryClient } from '@tanstack/react-query';
import type { AdminUser, AdminUserPage } from '@generated/model';
import {
  getGetAdminUserQueryKey,
  getListAdminUsersQueryKey,
  invalidateListAdminUsers,
} from '@generated/api/admin-users/admin-users';

/** Takes over a user as the exchange has just answered it; the lists are read again when they are next shown. */
export function rememberUser(queryClient: QueryClient, user: AdminUser): void {
  queryClient.setQueryData(getGetAdminUserQueryKey(user.id), user);
  void invalidateListAdminUsers(queryClient);
}

/** The user as a list has shown it, so that the page of a row stands at once. */
export function userFromLists(queryClient: QueryClient, id: number): AdminUser | undefined {
  return queryClient
    .getQueriesData<AdminUserPage>({ queryKey: getListAdminUsersQueryKey() })
    .flatMap(([, page]) => page?.users ?? [])
    .find((user) => user.id === id);
}
