import { expect, test } from 'vitest';
import { figuresOfLoad, medians, type Resource } from './figures.ts';
import type { Observed } from './observe.ts';

const observed: Observed = {
  content: 900,
  usable: 1500,
  fcp: 300,
  lcp: 950,
  cls: 0.02,
  longTasks: [],
  interactions: [],
};
const nothing = { script: 0, styles: 0 };

function resource(name: string, rest: Partial<Resource> = {}): Resource {
  return { url: `http://app.example/${name}`, start: 100, size: 10, isSent: true, ...rest };
}

test('The median of each figure is taken on its own', () => {
  const runs = [
    { content: 3, tbt: 10 },
    { content: 1, tbt: 30 },
    { content: 2, tbt: 20 },
  ];
  expect(medians(runs)).toEqual({ content: 2, tbt: 20 });
});

test('A figure that only some runs have told is the median of those', () => {
  expect(medians([{ content: 5 }, { content: 7, interaction: 40 }, { content: 6 }])).toEqual({
    content: 6,
    interaction: 40,
  });
});

test('Requests count up to the content, that for the HTML included', () => {
  const resources = [
    resource('a.js'),
    resource('api/rows', { start: 900 }),
    resource('api/later', { start: 901 }),
    { ...resource(''), url: 'data:image/svg+xml,' },
  ];
  expect(figuresOfLoad(observed, resources, nothing).requests).toBe(3);
});

test('What comes from the cache of the browser is no request, and neither is the use of a preloaded file', () => {
  const resources = [
    resource('cached.js', { isSent: false }),
    resource('preloaded.js'),
    resource('preloaded.js', { isSent: false }),
  ];
  expect(figuresOfLoad(observed, resources, nothing)).toMatchObject({ requests: 2, script: 20 });
});

test('The same answer asked for twice is two requests', () => {
  const resources = [resource('api/rows'), resource('api/rows')];
  expect(figuresOfLoad(observed, resources, nothing).requests).toBe(3);
});

test('A page needs the scripts that it fetches until it can be used, and those that it begins with', () => {
  const resources = [
    resource('needed.js', { start: 1500, size: 7 }),
    resource('preloaded.js', { size: 20 }),
    resource('preloaded.js', { start: 1600, size: 20 }),
    resource('at-rest.js', { start: 1501, size: 300 }),
  ];
  expect(figuresOfLoad(observed, resources, nothing)).toMatchObject({
    script: 27,
    everyScript: 327,
  });
});

test('Scripts and styles are those of files and of the HTML together', () => {
  const resources = [
    resource('a.js', { size: 300 }),
    resource('b.js?v=2', { size: 500, start: 1400 }),
    resource('a.css', { size: 70 }),
    resource('font.woff2', { size: 9000 }),
  ];
  expect(figuresOfLoad(observed, resources, { script: 4, styles: 8 })).toMatchObject({
    script: 804,
    largestScript: 500,
    styles: 78,
  });
});

test('A task blocks by what it takes over 50 ms, after the first paint only', () => {
  const longTasks = [
    { start: 250, duration: 500 },
    { start: 300, duration: 60 },
    { start: 700, duration: 150 },
  ];
  expect(figuresOfLoad({ ...observed, longTasks }, [], nothing).tbt).toBe(110);
});
