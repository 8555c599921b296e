import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '@/testing/render-page';
import { Pagination } from './pagination';

const turned = vi.fn<(page: number) => void>();

function TwoPages() {
  const [page, setPage] = useState(1);
  turned(page);
  return (
    <Pagination
      page={page}
      perPage={10}
      total={{ total_count: 20 }}
      itemsLabel="users"
      onPageChange={setPage}
    />
  );
}

test.each([
  { perPage: 10, offered: ['10', '25', '50', '100'] },
  { perPage: 50, offered: ['25', '50', '100'] },
])(
  'of $perPage rows a page, which an address may ask for, the box says so',
  ({ perPage, offered }) => {
    renderPage(
      <Pagination
        page={1}
        perPage={perPage}
        total={{ total_count: 200 }}
        itemsLabel="users"
        onPageChange={turned}
        onPerPageChange={turned}
      />,
    );
    const rows = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows' });
    expect(rows.value).toBe(String(perPage));
    expect(
      within(rows)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(offered);
  },
);

test('who turns to the last page by keyboard keeps the focus, and turns no further', async () => {
  const { person } = renderPage(<TwoPages />);
  const next = screen.getByRole('button', { name: 'Next page' });
  next.focus();
  await person.keyboard('{Enter}{Enter}');
  expect(turned.mock.lastCall).toEqual([2]);
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
});
