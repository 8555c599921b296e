import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useListAdminUsers } from '@generated/api/admin-users/admin-users';
import { listAdminUsersQuery } from '@generated/queries';
import { pathTo } from '@/paths';
import { useListParams } from '@/table/list-params';
import { PagedTable } from '@/table/paged-table';
import { Button } from '@/ui/button';
import { Card } from '@/ui/data/card';
import { Page } from '@/ui/layout/page';
import { userColumns } from './user-columns';
import { userPath } from '../user-path';
import { UsersToolbar } from './users-toolbar';

export default function AdminUsersPage() {
  const list = useListParams(listAdminUsersQuery);
  const query = useListAdminUsers(list.params, {
    query: { placeholderData: keepPreviousData },
  });

  return (
    <Page
      area="admin"
      title="Users"
      description="Everybody with an account: what they may do, and what waits for a decision."
      action={
        <Button asChild>
          <Link to={pathTo('adminCreateUser')}>
            <Plus aria-hidden size={16} className="-ml-1" />
            Create user
          </Link>
        </Button>
      }
    >
      <Card>
        <UsersToolbar {...list} />
        <PagedTable
          caption="Users"
          columns={userColumns}
          rows={query.data?.users}
          list={list}
          query={query}
          rowPath={(user) => userPath(user.id)}
          itemsLabel="users"
          noMatch="No user matches this search and these filters."
          emptyDescription="Users appear here as soon as somebody registers or is created."
          emptyAction={
            <Button variant="secondary" asChild>
              <Link to={pathTo('adminCreateUser')}>Create user</Link>
            </Button>
          }
        />
      </Card>
    </Page>
  );
}
