import { expect, test } from 'vitest';
import { fieldsIn, inTab, onDevice, readText, removeText, writeText } from './storage';

test.each([
  ['the device', onDevice, localStorage],
  ['the tab', inTab, sessionStorage],
])('what is stored for %s is read until it is removed', (_, pick, storage) => {
  expect(readText(pick, 'name')).toBeNull();
  expect(writeText(pick, 'name', 'text')).toBe(true);
  expect(storage.getItem('name')).toBe('text');
  expect(readText(pick, 'name')).toBe('text');
  removeText(pick, 'name');
  expect(storage.getItem('name')).toBeNull();
});

test('a browser whose storage is blocked holds nothing, and breaks nothing', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(writeText(blocked, 'name', 'text')).toBe(false);
  expect(readText(blocked, 'name')).toBeNull();
  expect(() => removeText(blocked, 'name')).not.toThrow();
});

test.each([null, undefined, '', '{"half', 'null', '7', '"text"'])('%j has no fields', (text) => {
  expect(fieldsIn(text)).toEqual({});
});

test('fields are read as they were stored', () => {
  expect(fieldsIn('{"one":1,"two":null}')).toEqual({ one: 1, two: null });
});
