import { describe, expect, test } from 'vitest';
import { passwordFault, passwordStrength } from './password';

describe('a new password', () => {
  test.each([
    'a quiet harbour at dawn',
    'ein stiller hafen',
    '密码密码安静的港口很美丽啊',
    'password1234 and then some',
    'AAAAaaaa1111bbb2',
    'summer rain 2026',
    '839201748263',
  ])('%s is good', (password) => {
    expect(passwordFault(password)).toBeNull();
  });

  test.each([
    'password1234',
    'PassWord1234',
    'qwertyuiop123',
    'aaaaaaaaaaaa',
    'abababababab',
    'abcabcabcabc',
    'Password123!',
    'password1password1',
    'P@$$w0rd2026',
    'Summer-Winter-2026',
    '1qaz2wsx3edc',
    '😀😀😀😀😀😀😀😀😀😀😀😀',
  ])('%s is too common', (password) => {
    expect(passwordFault(password)).toMatch(/too common/);
  });

  test.each([
    ['mara.lind@example.com', ['mara.lind@example.com']],
    ['MARA.LIND@EXAMPLE.COM', ['mara.lind@example.com']],
    ['maralindqvist', ['maralindqvist@example.com', 'MaraLindqvist']],
  ])('%s is the person’s own word', (password, context) => {
    expect(passwordFault(password, context)).toMatch(/email address or name/);
  });

  test('may contain a word of the person', () => {
    expect(passwordFault('mara walks by the sea', ['Mara'])).toBeNull();
  });
});

describe('the strength', () => {
  test.each([
    ['short', 0],
    ['password1234', 0],
    ['aabbccddeeff', 1],
    ['abcdefghijkm', 2],
    ['aabbccddeeffgghh', 2],
    ['a quiet harbour', 2],
    ['a quiet harbour!', 3],
    ['a quiet harbour at dawn', 4],
  ])('of %s is %i', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
