import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useListAdminUsers } from '@generated/api/admin-users/admin-users';
import { listAdminUsersQuery } from '@generated/queries';
import { pathTo } from '@/paths';
import { DataTable } from '@/table/data-table';
import { useListParams } from '@/table/list-params';
import { NoRows } from '@/table/no-rows';
import { orderOf, sortParams } from '@/table/sort';
import { Button } from '@/ui/button';
import { Card } from '@/ui/data/card';
import { Pagination } from '@/ui/data/pagination';
import { Page } from '@/ui/layout/page';
import { userColumns } from './user-columns';
import { userPath } from './user-path';
import { UsersToolbar } from './users-toolbar';

export default function AdminUsersPage() {
  const list = useListParams(listAdminUsersQuery);
  const { params, perPage, setParams, clear } = list;
  const { data, error, isFetching, refetch } = useListAdminUsers(params, {
    query: { placeholderData: keepPreviousData },
  });
  const {
    page = 1,
    per_page: _perPage,
    sort_by: _by,
    sort_direction: _direction,
    ...filters
  } = params;

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
        <DataTable
          caption="Users"
          columns={userColumns}
          rows={data?.users}
          expectedRows={perPage}
          isFetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          rowPath={(user) => userPath(user.id)}
          orderOf={(column) => orderOf(column, params)}
          onSort={(column, order) => setParams(sortParams(column, order))}
          emptyState={
            <NoRows
              isNarrowed={Object.keys(filters).length > 0}
              isBeyondEnd={page > 1 && (data?.total_count ?? 0) > 0}
              onClear={clear}
              onFirstPage={() => setParams({ page: 1 })}
              noMatch="No user matches this search and these filters."
              description="Users appear here as soon as somebody registers or is created."
              emptyAction={
                <Button variant="secondary" asChild>
                  <Link to={pathTo('adminCreateUser')}>Create user</Link>
                </Button>
              }
            />
          }
        />
        {data && data.total_count > 0 && (
          <div className="border-line border-t p-4">
            <Pagination
              itemsLabel="users"
              page={page}
              perPage={perPage}
              total={data.total_count}
              onPageChange={(next) => setParams({ page: next })}
              onPerPageChange={(per_page) => setParams({ per_page })}
            />
          </div>
        )}
      </Card>
    </Page>
  );
}
