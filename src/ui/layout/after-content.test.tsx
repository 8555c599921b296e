import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { AfterContent } from './after-content';

const pages = <AfterContent room={<i />}>Pages</AfterContent>;

afterEach(() => {
  delete window.pageShown;
});

test('if a link has led to the page, what is next to its content is drawn after it, in the room kept for it', () => {
  // The first frame alone, without the render after it.
  expect(renderToString(pages)).toBe('<i></i>');
  const { container } = render(pages);
  expect(screen.getByText('Pages')).toBe(container);
  expect(container.querySelector('i')).toBeNull();
});

test('in place of what the HTML has drawn, it is there from the first frame on', () => {
  window.pageShown = Promise.resolve();
  expect(renderToString(pages)).toBe('Pages');
});
