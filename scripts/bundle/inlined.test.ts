import { expect, test } from 'vitest';
import { inlinedIn } from './inlined';

test('Code and styles in the HTML are told apart from files that it names', () => {
  const { script, styles } = inlinedIn(
    '<style>.a{color:red}</style><script type="module" src="/a.js"></script><p>text</p>',
  );
  expect(script).toBe(0);
  expect(styles).toBeGreaterThan(0);
  expect(inlinedIn('<script>window.early = fetch("/api/rows")</script>').script).toBeGreaterThan(0);
});
