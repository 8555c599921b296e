import { expect, test } from 'vitest';
import { signatureFault } from './party-names';

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
