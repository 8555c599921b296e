import { describe, expect, test } from 'vitest';
import { classesOf, classesWithoutRule } from './class-names.ts';

const css = `.sm\\:w-1\\/2{width:50%}.p-0\\.5{padding:.125rem}.text-ink{color:red}
  .group-hover\\:underline:is(:where(.group):hover *){x:y}.pop{opacity:.5}.-mx-1{x:y}`;
const known = classesOf(css);

test('the classes of a style sheet are read as they are written in the code', () => {
  expect([...known]).toEqual([
    'sm:w-1/2',
    'p-0.5',
    'text-ink',
    'group-hover:underline',
    'group',
    'pop',
    '-mx-1',
  ]);
});

describe('a class that no rule speaks of is found', () => {
  test.each([
    ['in an attribute', '<p className="text-ink text-inky" />', 'text-inky'],
    ['in a condition', '<p className={isOn ? "pop" : "popp"} />', 'popp'],
    ['in a call', '<p className={clsx("pop", isOn && "popp")} />', 'popp'],
    ['in a template', '<p className={`pop popp ${more}`} />', 'popp'],
    ['in a prop of another component', '<Field inputClassName="popp" />', 'popp'],
    ['in a table of looks', 'const looks = { info: "text-ink popp" }', 'popp'],
    ['where nothing hangs on the mark', '<p className="peer text-ink" />', 'peer'],
  ])('%s', (_, code, name) => {
    expect(classesWithoutRule('a.tsx', code, known)).toEqual([
      `a.tsx names the class ${name}, which no rule speaks of`,
    ]);
  });
});

test.each([
  ['classes with rules', '<p className="group sm:w-1/2 p-0.5 -mx-1" />'],
  ['what a condition compares', '<p className={tone === "info" ? "pop" : undefined} />'],
  ['what is looked up or called', '<p className={clsx(looks["info"], lookOf("info"))} />'],
  ['ids', '<p id={clsx("name-error")} className="pop" />'],
  ['a sentence', 'const text = "Words in text-ink are dark."'],
])('%s are no fault', (_, code) => {
  expect(classesWithoutRule('a.tsx', code, known)).toEqual([]);
});
