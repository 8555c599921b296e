import type { $ZodIssue } from 'zod/v4/core';

/** Messages by the path of the field, such as `user.email` or `assets.0.symbol` (the contract's ErrorBody.errors). */
export type FieldErrors = Record<string, string[]>;

/**
 * What the fields of a schema ask for if a pattern or a length does not fit, in the contract's words (x-asks). Those of
 * a list's entries are under the list.
 */
export interface Asks {
  readonly [field: string]: string | Asks;
}

/** What the field at a path asks for. The indexes of list entries are left out. */
function asksOf(asks: Asks, path: readonly PropertyKey[]): string | undefined {
  let found: string | Asks | undefined = asks;
  for (const key of path) {
    if (typeof key !== 'string' || typeof found === 'string') continue;
    found = found && Object.hasOwn(found, key) ? found[key] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}

const entries = (count: number | bigint) => (Number(count) === 1 ? 'entry' : 'entries');

/** What to call the checks' types for a person who has sent something else. */
const TYPES: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
  Blob: 'a file',
};

/** The sentence for one fault of a field. `asks` is what the field asks for, if it says so. */
function sentenceFor(issue: $ZodIssue, asks: string | undefined): string {
  const empty =
    'input' in issue && (issue.input === '' || issue.input === undefined || issue.input === null);
  if (issue.code === 'invalid_type' && empty) return 'This is required.';
  if (issue.code === 'too_small' && issue.origin === 'string' && Number(issue.minimum) === 1)
    return 'This is required.';
  if (asks) return asks;
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the generated schemas raise no other codes
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? `Use at most ${issue.maximum} characters.`
        : `At most ${issue.maximum} ${issue.origin === 'array' ? entries(issue.maximum) : 'is allowed'}.`;
    case 'too_small':
      return issue.origin === 'string'
        ? `Use at least ${issue.minimum} characters.`
        : `At least ${issue.minimum} ${issue.origin === 'array' ? entries(issue.minimum) : 'is needed'}.`;
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return 'This does not have the right form.';
    case 'invalid_type':
      return `This must be ${TYPES[issue.expected] ?? issue.expected}.`;
    default:
      return 'This is not valid.';
  }
}

/**
 * Every fault of a parse, by field, in sentences that forms and answers share. Unknown fields are reported
 * individually, a union that does not match by its closest branch.
 */
export function fieldErrors(
  issues: readonly $ZodIssue[],
  asks: Asks,
  base: readonly PropertyKey[] = [],
): FieldErrors {
  // A map, because a body may name its fields `constructor` or `__proto__`.
  const errors = new Map<string, string[]>();
  const add = (path: string, messages: readonly string[]) => {
    errors.set(path, [...(errors.get(path) ?? []), ...messages]);
  };
  const pathOf = (keys: readonly PropertyKey[]) => keys.map(String).join('.');
  for (const issue of issues) {
    const path = [...base, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add(pathOf([...path, key]), ['This field is unknown.']);
    } else if (issue.code === 'invalid_union' && rivals(issue.errors).length > 0) {
      for (const key of rivals(issue.errors)) add(pathOf([...path, key]), [ONE_ONLY]);
    } else if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const branch = closestBranch(issue.errors);
      const nested = branch.length > 0 ? fieldErrors(branch, asks, path) : {};
      if (Object.keys(nested).length === 0) add(pathOf(path), ['This is not valid.']);
      for (const [key, messages] of Object.entries(nested)) add(key, messages);
    } else {
      add(pathOf(path), [sentenceFor(issue, asksOf(asks, path))]);
    }
  }
  return Object.fromEntries(errors);
}

const ONE_ONLY = 'Send only one of these fields.';

/** Fields that one branch of a union knows and another does not. */
function rivals(branches: readonly (readonly $ZodIssue[])[]): string[] {
  const unknown = branches.map((issues) =>
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
    ),
  );
  if (unknown.some((keys) => keys.length === 0)) return [];
  const keys = [...new Set(unknown.flat())];
  return keys.filter((key) => unknown.some((each) => !each.includes(key)));
}

/** The branch with the most deeply nested faults is the intended one: `{user: {email: 1}}` means the `user` branch. */
function closestBranch(branches: readonly (readonly $ZodIssue[])[]): readonly $ZodIssue[] {
  const depth = (issues: readonly $ZodIssue[]) => {
    if (issues.some((issue) => issue.path.length === 0 && issue.code === 'unrecognized_keys'))
      return -1;
    if (issues.some((issue) => issue.code === 'invalid_type' && issue.expected === 'null'))
      return -1;
    return Math.max(0, ...issues.map((issue) => issue.path.length));
  };
  return branches.toSorted((a, b) => depth(b) - depth(a))[0] ?? [];
}
