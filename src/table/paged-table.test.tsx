import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PagedTable } from './paged-table';

interface Shown {
  total?: number;
  page?: number;
  search?: string;
}

const setParams = vi.fn<(change: { page?: number | undefined }) => void>();

/** A list of users in pages of 25, of which a page beyond the last has none. */
function users({ total, page = 1, search }: Shown) {
  const last = Math.min(total ?? 0, page * 25);
  const ids = Array.from({ length: Math.max(0, last - (page - 1) * 25) }, (_, index) => index + 1);
  return (
    <MemoryRouter>
      <PagedTable
        caption="Users"
        columns={[{ key: 'name', header: 'Name', cell: ({ id }) => `User ${id}` }]}
        rows={total === undefined ? undefined : ids.map((id) => ({ id }))}
        rowPath={({ id }) => `/users/${id}`}
        list={{
          params: { page, ...(search && { search }) },
          perPage: 25,
          setParams,
          clear: () => {},
        }}
        query={{
          data: total === undefined ? undefined : { total_count: total },
          error: null,
          isFetching: total === undefined,
          refetch: () => {},
        }}
        itemsLabel="users"
        noMatch="No user matches."
        emptyDescription="Users appear here."
        emptyAction={null}
      />
    </MemoryRouter>
  );
}

test('how many there are, and that there are none, is spoken by one live region', () => {
  const { rerender } = render(users({}));
  const spoken = screen.getByRole('status');
  expect(spoken.textContent).toBe('');
  rerender(users({ total: 80 }));
  expect(spoken.textContent).toBe('Users: 80, page 1 of 4');
  rerender(users({ total: 0, search: 'nobody' }));
  expect(spoken.textContent).toBe('No user matches.');
  rerender(users({ total: 0 }));
  expect(spoken.textContent).toBe('Users appear here.');
  expect(screen.getByRole('status')).toBe(spoken);
});

test('a page beyond the last says so and leads back to the last', async () => {
  const person = userEvent.setup();
  render(users({ total: 80, page: 99 }));
  expect(screen.getByRole('status').textContent).toBe('The list ends before this page.');
  const pages = screen.getByRole('navigation', { name: 'Pages of users' });
  expect(pages.textContent).toContain('None of 80');
  await person.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(setParams).toHaveBeenLastCalledWith({ page: 4 });
});
