import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '@/testing/render-page';
import { NoRows } from './no-rows';

test('Empty table: placeholder "No Data"', () => {
  renderPage(
    <NoRows
      isNarrowed={false}
      isBeyondEnd={false}
      onClear={() => undefined}
      onFirstPage={() => undefined}
      noMatch=""
      description="Users appear here."
      emptyAction={null}
    />,
  );
  expect(screen.getByText('No Data')).toBeTruthy();
});

test('who clears the filters goes on at the heading: the button goes with its press', async () => {
  const cleared = vi.fn<() => void>();
  const { person } = renderPage(
    <>
      <h1 tabIndex={-1}>Users</h1>
      <NoRows
        isNarrowed
        isBeyondEnd={false}
        onClear={cleared}
        onFirstPage={() => undefined}
        noMatch="No user matches."
        description=""
        emptyAction={null}
      />
    </>,
  );
  await person.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(cleared).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe('Users');
});
