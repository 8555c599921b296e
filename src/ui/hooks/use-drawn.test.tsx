import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useDrawn } from './use-drawn';

function List({ count, hadSkeletons = false }: { count: number; hadSkeletons?: boolean }) {
  return <output>{useDrawn(count, 14, hadSkeletons)}</output>;
}

/** The first picture alone, without the render after it. */
const firstPictureOf = (count: number) => renderToString(<List count={count} />);

beforeEach(() => {
  window.pageShown = Promise.resolve();
});

afterEach(() => {
  delete window.pageShown;
});

test('where a link leads to a list, its first rows are shown by themselves', () => {
  delete window.pageShown;
  expect(firstPictureOf(25)).toBe('<output>4</output>');
  expect(firstPictureOf(7)).toBe('<output>4</output>');
  expect(renderToString(<List count={25} hadSkeletons />)).toBe('<output>10</output>');
});

test('what takes the place of the HTML has as many rows as the screen of 768 px has room for, and then come all', () => {
  expect(firstPictureOf(25)).toBe('<output>10</output>');
  render(<List count={25} />);
  expect(screen.getByRole('status').textContent).toBe('25');
});

test('of a short list all rows are in the first picture', () => {
  expect(firstPictureOf(3)).toBe('<output>3</output>');
});

test('a screen that is lower than what stands above the rows still begins with one', () => {
  const { innerHeight } = window;
  window.innerHeight = 200;
  expect(firstPictureOf(25)).toBe('<output>1</output>');
  window.innerHeight = innerHeight;
});

test('rows that come after the page are drawn as well', () => {
  const { rerender } = render(<List count={0} />);
  rerender(<List count={25} />);
  expect(screen.getByRole('status').textContent).toBe('25');
});
