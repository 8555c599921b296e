import { expect, test } from 'vitest';
import { bytesOf } from '../../testing/files';
import { readPdf } from './read-pdf';

const END = 'trailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n';

const read = async (objects: string) => await readPdf(bytesOf(`%PDF-1.7\n${objects}${END}`));

/** Objects as they stand packed in a stream, each with where it begins. */
function packed(objects: string, offsets: readonly number[]): string {
  const index = offsets.map((offset, at) => `${at + 2} ${offset} `).join('');
  const content = `${index}${objects}`;
  const dict = `<</Type/ObjStm/N ${offsets.length}/First ${index.length}/Length ${content.length}>>`;
  return `1 0 obj\n${dict}\nstream\n${content}\nendstream\nendobj\n`;
}

test('objects that are packed one behind the other are read', async () => {
  const context = await read(packed('(one) (two)', [0, 6]));
  expect([...context.enumerateIndirectObjects()].map(([, object]) => String(object))).toEqual([
    '(one)',
    '(two)',
  ]);
});

test('what leads back is read once and refused, packed or not: else a small file would take hours', async () => {
  await expect(read(packed('(one) (two)', [0, 6, 0]))).rejects.toThrow('This PDF leads back.');
  const loop = '1 0 obj\n[% endstream\n<</Length -33>>\nstream\nendstream\n]\nendobj\n';
  await expect(read(loop)).rejects.toThrow('This PDF leads back.');
});

test('more objects than values may be are refused before they are looked for', async () => {
  const claimed = packed('(one)', [0]).replace('/N 1/', '/N 9000000/');
  await expect(read(claimed)).rejects.toThrow('This PDF has too many values.');
});

test('names and references are kept for as long as the process runs: few, short and small ones are', async () => {
  const array = (values: string) => `1 0 obj\n[${values}]\nendobj\n`;
  await expect(read(array(`/${'A'.repeat(128)}`))).rejects.toThrow(
    'A name of this PDF is too long.',
  );
  const names = Array.from({ length: 4001 }, (_, n) => `/N${n}`).join('');
  await expect(read(array(names))).rejects.toThrow('This PDF has too many names.');
  await expect(read(array('200001 0 R'))).rejects.toThrow('in an unusual way');
  await expect(read(array('1 2 R'))).rejects.toThrow('in an unusual way');
});

test('strings are read as they stand, with escapes and nested parentheses', async () => {
  const strings = String.raw`[(a (nested\)) one\\) <48 65> () (\() <>]`;
  const context = await read(`1 0 obj\n${strings}\nendobj\n`);
  const [[, array] = []] = context.enumerateIndirectObjects();
  expect(String(array)).toBe(String.raw`[ (a (nested\)) one\\) <48 65> () (\() <> ]`);
});

test('what would take thirty times its room is refused before it is read: a long string or number', async () => {
  const value = async (text: string) => await read(`1 0 obj\n[${text}]\nendobj\n`);
  const long = 'a'.repeat(600_000);
  await expect(value(`(${long})`)).rejects.toThrow('A string of this PDF is too long.');
  await expect(value(`<${long}>`)).rejects.toThrow('A string of this PDF is too long.');
  await expect(read(packed(`(${long})`, [0]))).rejects.toThrow('A string of this PDF is too long.');
  await expect(value(`(${long.slice(0, 500_000)}) `.repeat(9))).rejects.toThrow('too much in');
  await expect(value('0'.repeat(65))).rejects.toThrow('A number of this PDF is too long.');
  await expect(value('(open')).rejects.toThrow('A string of this PDF does not end.');
});
