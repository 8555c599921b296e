import { getListAdminUsersQueryOptions } from '@generated/api/admin-users/admin-users';
import { listAdminUsersQuery } from '@generated/queries/admin-users';
import { pathTo } from '@/paths';
import { choiceFilter } from '@/table/filters/list-filter';
import { ListPage } from '@/table/list-page';
import { CreateUserLink } from '@/users/create-user-link';
import {
  BUYER_STATUS_LABELS,
  IDENTITY_STATUS_LABELS,
  TYPE_OF_USER_LABELS,
  USER_STATUS_LABELS,
} from '@/users/labels';
import { userColumns } from '@/users/user-columns';
import { userPath } from '@/users/user-path';
import { useUserBulkActs } from './use-user-bulk-acts';

export default function AdminUsersPage() {
  return (
    <ListPage
      of="adminUsers"
      title="Users"
      description="Everybody with an account: what they may do, and what waits for a decision."
      action={<CreateUserLink />}
      name="admin-users"
      noun={{ one: 'user', many: 'users' }}
      query={listAdminUsersQuery}
      read={(params) => getListAdminUsersQueryOptions(params)}
      rows={(page) => page.users}
      columns={userColumns}
      defaultSort="Newest first"
      search={{ label: 'Search users', placeholder: 'Name, email, company or id' }}
      filters={[
        choiceFilter('status', 'Status', USER_STATUS_LABELS),
        choiceFilter('type_of_user', 'Type', TYPE_OF_USER_LABELS),
        choiceFilter('identity_status', 'Identity', IDENTITY_STATUS_LABELS),
        choiceFilter('user_buyer_status', 'Buyer', BUYER_STATUS_LABELS),
        { kind: 'flag', param: 'managed_users', label: 'Managed by me' },
      ]}
      bulk={useUserBulkActs()}
      rowPath={(user) => userPath(user.id)}
      empty={{
        description: 'Users appear here as soon as somebody signs up or is created.',
        next: { label: 'Create user', to: pathTo('adminCreateUser') },
      }}
    />
  );
}
