import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderOf, sortParams } from '@/table/sort';
import { serializeParams } from './params-serializer';

describe('query parameters', () => {
  test.each<[string, object, string]>([
    ['one value', { page: 2 }, 'page=2'],
    ['several values of one name, joined by commas', { status: ['a', 'b'] }, 'status=a,b'],
    ['a single value of a list', { status: ['a'] }, 'status=a'],
    ['truth values', { managed_users: false, other: true }, 'managed_users=false&other=true'],
    ['zero and the empty text', { page: 0, search: '' }, 'page=0&search='],
    ['what has to be encoded', { search: 'a&b=c d,e' }, 'search=a%26b%3Dc%20d%2Ce'],
    ['a comma within a value of a list', { tags: ['a,b', 'c'] }, 'tags=a%2Cb,c'],
    ['an undefined value, left out', { page: undefined, search: 'x' }, 'search=x'],
    ['a null value, left out', { page: null, search: 'x' }, 'search=x'],
    ['an empty list, left out', { status: [], search: 'x' }, 'search=x'],
    ['nothing', {}, ''],
  ])('%s', (_, params, text) => {
    expect(serializeParams(params)).toBe(text);
  });

  test('whatever the values, they are read back as they were', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1 });
    const params = fc.dictionary(
      fc.stringMatching(/^[a-z_]{1,12}$/),
      fc.array(value, { minLength: 1, maxLength: 4 }),
    );
    fc.assert(
      fc.property(params, (values) => {
        const read = serializeParams(values)
          .split('&')
          .filter(Boolean)
          .map((pair) => pair.split('='))
          .map(([name = '', list = '']) => [name, list.split(',').map(decodeURIComponent)]);
        expect(Object.fromEntries(read)).toEqual({ ...values });
      }),
    );
  });
});

describe('sorting of lists', () => {
  test('sort_direction is ascending for ascend', () => {
    expect(serializeParams(sortParams('email', 'ascend'))).toBe('sort_by=email&sort_direction=asc');
  });

  test('sort_direction is otherwise descending', () => {
    expect(serializeParams(sortParams('email', 'descend'))).toBe(
      'sort_by=email&sort_direction=desc',
    );
  });

  test('sort_by is sent only when an order is set', () => {
    expect(serializeParams(sortParams('email', null))).toBe('');
  });

  test('default sort is descending', () => {
    expect(orderOf('email', { sort_by: 'email' })).toBe('descend');
  });
});
