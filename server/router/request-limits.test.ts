import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Gauge, jsonGauge, multipartGauge } from './request-limits';

/** Whether a body passes that arrives in pieces of this many bytes. */
function passes(gauge: Gauge, text: string, size = 7): boolean {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) {
    if (!gauge(bytes.subarray(at, at + size))) return false;
  }
  return true;
}

describe('JSON', () => {
  const list = (length: number) => JSON.stringify(Array.from({ length }, () => 1));
  const levels = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  test.each([
    ['a thousand values', list(1_000), true],
    ['one more', list(1_001), false],
    ['sixteen levels', levels(16), true],
    ['one more level', levels(17), false],
    ['many short lists one after the other', `[${'[],'.repeat(400)}1]`, true],
    ['a text of signs', JSON.stringify(',[{"\\'.repeat(2_000)), true],
    ['a text in other scripts', JSON.stringify('護照，「'.repeat(2_000)), true],
    ['signs behind a text that ends with a backslash', `["\\\\"${',1'.repeat(1_000)}]`, false],
  ])('%s', (_name, text, expected) => {
    for (const size of [1, 7, 100_000]) expect(passes(jsonGauge(), text, size)).toBe(expected);
  });
});

describe('a form', () => {
  const part = (boundary: string) => `--${boundary}\r\nContent-Disposition: form-data\r\n\r\n1\r\n`;

  test('takes its fields, four parts more and the end', () => {
    const form = (parts: number) => `${part('b0undary').repeat(parts)}--b0undary--\r\n`;
    expect(passes(multipartGauge('b0undary', 2), form(6))).toBe(true);
    expect(passes(multipartGauge('b0undary', 2), form(7))).toBe(false);
  });

  test.each([
    ['a name of three kilobytes', 'n'.repeat(3_000), '1', true],
    ['a name of five kilobytes', 'n'.repeat(5_000), '1', false],
    ['a content of any length', 'file', 'x\r\n'.repeat(50_000), true],
  ])('with %s', (_name, name, content, expected) => {
    const form = `--b0undary\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n--b0undary--\r\n`;
    for (const size of [1, 7, 100_000]) {
      expect(passes(multipartGauge('b0undary', 2), form, size)).toBe(expected);
    }
  });

  test('is counted right however its content resembles the boundary and wherever it is cut', () => {
    const letters = fc.string({ unit: fc.constantFrom('-', 'a', 'b'), minLength: 1, maxLength: 5 });
    const content = fc.string({ unit: fc.constantFrom('-', 'a', 'b', '\n'), maxLength: 300 });
    fc.assert(
      fc.property(letters, content, fc.integer({ min: 1, max: 20 }), (boundary, text, size) => {
        const delimiter = `--${boundary}`;
        const places = Array.from(text, (_, at) => text.startsWith(delimiter, at));
        const found = places.filter(Boolean).length;
        expect(passes(multipartGauge(boundary, 0), text, size)).toBe(found <= 5);
      }),
    );
  });
});
