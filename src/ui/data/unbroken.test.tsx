import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unbroken } from './unbroken';

test.each([
  ['Cancel NEG-4QSW2H?', ['NEG-4QSW2H']],
  [
    'The claim was filed on Sep 2, 2023, after the bar date, Nov 19, 2022.',
    ['Sep 2, 2023', 'Nov 19, 2022'],
  ],
  ['A one-way street', []],
])('%s', (text, whole) => {
  const { container } = render(unbroken(text));
  expect(container.textContent).toBe(text);
  expect(
    [...container.querySelectorAll('.whitespace-nowrap')].map((part) => part.textContent),
  ).toEqual(whole);
});
