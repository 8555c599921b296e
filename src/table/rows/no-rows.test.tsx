import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
