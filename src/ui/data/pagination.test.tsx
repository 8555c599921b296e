import { screen } from '@testing-library/react';
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

test('who turns to the last page by keyboard keeps the focus, and turns no further', async () => {
  const { person } = renderPage(<TwoPages />);
  const next = screen.getByRole('button', { name: 'Next page' });
  next.focus();
  await person.keyboard('{Enter}{Enter}');
  expect(turned.mock.lastCall).toEqual([2]);
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
});
