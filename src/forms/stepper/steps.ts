/** One step of a form that is filled in step by step. */
export interface Step<Key extends string> {
  key: Key;
  title: string;
  /** What the step asks, as its heading. */
  question: string;
}

export type StepState = 'done' | 'incomplete' | 'untouched';

export function isStep<Key extends string>(steps: readonly Step<Key>[], key: unknown): key is Key {
  return steps.some((step) => step.key === key);
}

export function stepOf<Key extends string>(steps: readonly Step<Key>[], key: Key): Step<Key> {
  const found = steps.find((step) => step.key === key);
  if (!found) throw new Error(`There is no step ${key}.`);
  return found;
}

/** The step after or before another one; null beyond the ends. */
export function neighbourStep<Key extends string>(
  steps: readonly Step<Key>[],
  key: Key,
  by: 1 | -1,
): Key | null {
  return steps[steps.findIndex((step) => step.key === key) + by]?.key ?? null;
}

/** The steps that come before one: who opens a form there has been through them. */
export function stepsBefore<Key extends string>(
  steps: readonly Step<Key>[],
  key: Key,
): ReadonlySet<Key> {
  const place = steps.findIndex((step) => step.key === key);
  return new Set(steps.slice(0, place).map((step) => step.key));
}

/** How each step is marked: one that was not visited yet is not, but for the review, the last step, which looks at all of them. */
export function stepStates<Key extends string>(
  steps: readonly Step<Key>[],
  {
    visited,
    faulty,
    current,
  }: { visited: ReadonlySet<Key>; faulty: ReadonlySet<Key>; current: Key },
): Record<Key, StepState> {
  const review = steps.at(-1)?.key;
  const state = (key: Key): StepState => {
    if (key === review || (!visited.has(key) && current !== review)) return 'untouched';
    return faulty.has(key) ? 'incomplete' : 'done';
  };
  // One for each step, which `Object.fromEntries` forgets.
  return Object.fromEntries(steps.map(({ key }) => [key, state(key)])) as Record<Key, StepState>;
}
