import { expect, test } from 'vitest';
import { fieldsOfOtherName } from './name-change';

const EVA = { first_name: 'Eva Maria', last_name: 'Álvarez' };

test.each([
  [EVA, []],
  [{ first_name: 'EVA MARIA', last_name: 'Alvarez' }, []],
  [{ first_name: 'Eva', last_name: 'Maria Álvarez' }, []],
  [{ first_name: 'Bob', last_name: 'Álvarez' }, ['first_name']],
  [{ first_name: 'Bob', last_name: 'Stone' }, ['first_name', 'last_name']],
])('%j', (after, fields) => {
  expect(fieldsOfOtherName(EVA, after)).toEqual(fields);
});

test('a name without letters is the same as long as it stands', () => {
  const stars = { first_name: '**', last_name: '–' };
  expect(fieldsOfOtherName(stars, stars)).toEqual([]);
  expect(fieldsOfOtherName(stars, { ...stars, last_name: '+' })).toEqual(['last_name']);
});
