import { parseSync } from 'vite';

/*
 * Tailwind silently leaves out classes that it does not know. This compares the classes that the components name with
 * those of the built style sheet.
 */

/** Any node of a syntax tree; its properties are checked before they are used. */
type Node = Record<string, unknown> & { type: string };

/** The classes that the rules of a style sheet mention: `sm:w-1/2` for `.sm\:w-1\/2`, `group` for `:where(.group)`. */
export function classesOf(css: string): Set<string> {
  const names = css.matchAll(/\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi);
  return new Set([...names].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1')));
}

/** One sentence for each class that a module names but no rule mentions. */
export function classesWithoutRule(
  file: string,
  code: string,
  known: ReadonlySet<string>,
): string[] {
  const found = new Set<string>();
  visit(parseSync(file, code).program as unknown as Node, false);
  return [...found].map((name) => `${file} names the class ${name}, which no rule speaks of`);

  function visit(node: Node, isOfClasses: boolean): void {
    const words = wordsOf(node);
    if (words.length > 0 && (isOfClasses || isClassList(words, known)))
      for (const word of words) if (!known.has(word)) found.add(word);
    const isHere = namesClasses(node) || (isOfClasses && !endsClasses(node));
    for (const child of childrenOf(node)) visit(child, isHere);
  }
}

function wordsOf({ type, value }: Node): string[] {
  const text = type === 'TemplateElement' ? (value as { cooked: unknown }).cooked : value;
  const isText = type === 'TemplateElement' || type === 'Literal';
  return isText && typeof text === 'string' ? text.split(/\s+/).filter(Boolean) : [];
}

/**
 * Whether the words are classes, for example in a table of looks: every word could be a class, and one with a hyphen or
 * a colon is.
 */
function isClassList(words: string[], known: ReadonlySet<string>): boolean {
  return (
    words.every((word) => /^-?[a-z[*@][^A-Z]*$/.test(word)) &&
    words.some((word) => /[-:]/.test(word) && known.has(word))
  );
}

/** `className="…"`, or a property of that name. */
function namesClasses(node: Node): boolean {
  const name =
    node.type === 'JSXAttribute' ? node['name'] : node.type === 'Property' && node['key'];
  return isNode(name) && /^className$|ClassName$/.test(String(name['name']));
}

/** Inside of these, strings are compared, looked up or passed to another function, and so are not classes. */
function endsClasses(node: Node): boolean {
  return (
    ['BinaryExpression', 'MemberExpression', 'JSXElement'].includes(node.type) ||
    (node.type === 'CallExpression' && !isClsx(node))
  );
}

function isClsx({ callee }: Node): boolean {
  return isNode(callee) && callee['name'] === 'clsx';
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
