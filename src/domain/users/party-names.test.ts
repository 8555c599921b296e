import { expect, test } from 'vitest';
import { isSameName, signatureFault } from './party-names';

test.each([
  ['José', 'Álvarez-Ruiz', 'jose alvarez ruiz'],
  ['José', 'Álvarez-Ruiz', '  JOSÉ  Álvarez‑Ruiz '],
  ['Siobhán', "O'Neill", 'Siobhan O’Neill'],
  ['山田', '太郎', '山田 太郎'],
  ['Анна', 'Королёва', 'анна королева'],
])('%s %s may sign as “%s”', (first_name, last_name, typed) => {
  expect(signatureFault(typed, { first_name, last_name })).toBeNull();
});

test.each(['Mickey Mouse', 'Ruiz', 'Ana', 'Ana Ruiz Vega', 'Ruiz Ana', '!'])(
  'Ana Ruiz may not sign as “%s”',
  (typed) => {
    expect(signatureFault(typed, { first_name: 'Ana', last_name: 'Ruiz' })).toBe(
      'Type your name as it stands in your profile: Ana Ruiz.',
    );
  },
);

test.each([
  ['कमल', 'कमला'],
  ['किरण', 'करण'],
  ['…', '—'],
  ['', ''],
])('“%s” and “%s” are not one name', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});

test.each([
  ['कमला', 'कमला'],
  ['עֲבוֹדָה', 'עֲבוֹדָה'],
  ['Ελένη', 'ελενη'],
])('“%s” and “%s” are one name', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test('a name without a letter is signed as it stands', () => {
  expect(signatureFault('– –', { first_name: '–', last_name: '–' })).toBeNull();
});
