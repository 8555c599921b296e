import { expect, test } from 'vitest';
import { blocksOf, linesByHand, withDiff, type GuideBlock } from './guide-blocks.ts';

const diff = (text: string): GuideBlock => ({
  kind: 'diff',
  step: '2. The table',
  path: 'a.ts',
  text,
});

test('a guide is its files, diffs and commands, each with its step', () => {
  const guide = [
    '## 1. The contract',
    'Words.',
    '```yaml file=openapi/tag.yaml',
    'Tag: {}',
    '```',
    '## 2. The table',
    '```diff file=a.ts',
    '+b',
    '```',
    '```sh run',
    'npm run generate',
    '```',
    '',
  ];
  expect(blocksOf(guide.join('\n'))).toEqual([
    { kind: 'file', step: '1. The contract', path: 'openapi/tag.yaml', text: 'Tag: {}\n' },
    { kind: 'diff', step: '2. The table', path: 'a.ts', text: '+b\n' },
    { kind: 'run', step: '2. The table', path: '', text: 'npm run generate\n' },
  ]);
});

test.each(['ts', 'ts a.ts', 'sh', 'diff'])('a block that says only `%s` is refused', (info) => {
  expect(() => blocksOf(`## 1. One\n\`\`\`${info}\nx\n\`\`\`\n`)).toThrow(/names no file/);
});

test('a diff adds and changes lines where its other lines stand', () => {
  expect(withDiff('a\nb\nc\nd\n', diff(' b\n+new\n@@\n-d\n+D\n'))).toBe('a\nb\nnew\nc\nD\n');
  expect(withDiff('a\n\nb\n', diff(' a\n\n+new\n'))).toBe('a\n\nnew\nb\n');
});

test.each([
  ['is not there', 'a\nc\n', ' b\n+new\n'],
  ['is only a part of one', 'a\nbb\n', ' b\n+new\n'],
  ['is parted from the other', 'a\nb\nc\n', ' a\n c\n+new\n'],
])('a line that a diff builds on and that %s is named with its step', (_how, file, text) => {
  expect(() => withDiff(file, diff(text))).toThrow(
    /^a\.ts: the lines that step "2. The table" builds on are not there:\n/,
  );
});

test('a line that is there twice, or none at all, is no place for a diff', () => {
  expect(() => withDiff('b\na\nb\n', diff(' b\n+new\n'))).toThrow(/there more than once/);
  expect(() => withDiff('a\n', diff('+new\n'))).toThrow(/no line to build on/);
});

test('by hand are the lines of a file and those that a diff adds, blank ones apart', () => {
  expect(linesByHand({ ...diff('a\n\nb\n'), kind: 'file' })).toBe(2);
  expect(linesByHand(diff(' a\n-b\n+c\n+\n+d\n'))).toBe(2);
  expect(linesByHand({ ...diff('npm run generate\n'), kind: 'run' })).toBe(0);
});
