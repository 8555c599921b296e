import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { optionalPart } from './fetch-ahead';

test('a part that the page can do without is left out where its code cannot be had', async () => {
  const Greeting = optionalPart(() => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <Suspense fallback="Just a moment">
      <h1>Marketplace</h1>
      <Greeting />
    </Suspense>,
  );
  expect(await screen.findByRole('heading', { name: 'Marketplace' })).toBeTruthy();
});
