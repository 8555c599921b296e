/** One step of a form that is filled in step by step. */
export interface Step<Key extends string> {
  key: Key;
  title: string;
  /** The question that the step asks, used as its heading. */
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

/** The next or previous step; null beyond the ends. */
export function neighbourStep<Key extends string>(
  steps: readonly Step<Key>[],
  key: Key,
  by: 1 | -1,
): Key | null {
  return steps[steps.findIndex((step) => step.key === key) + by]?.key ?? null;
}

/** The steps before one. A person whose form opens at that step has visited them. */
export function stepsBefore<Key extends string>(
  steps: readonly Step<Key>[],
  key: Key,
): ReadonlySet<Key> {
  const place = steps.findIndex((step) => step.key === key);
  return new Set(steps.slice(0, place).map((step) => step.key));
}

/**
 * How each step is marked. A step that was not visited yet has no mark, unless the current step is the review, which
 * looks at all of them. The review itself, the last step, has none.
 */
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
  // `Object.fromEntries` loses the type that has a state for each step.
  return Object.fromEntries(steps.map(({ key }) => [key, state(key)])) as Record<Key, StepState>;
}
