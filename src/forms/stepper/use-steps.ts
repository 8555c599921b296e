import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isStep, type Step } from './steps';

/**
 * The step of a form that the address names, each one an entry in the browser's history, and the steps that were
 * visited.
 * @param first the step if the address names none.
 * @param visitedAtFirst the steps that count as visited, given the step that the form opens with.
 */
export function useSteps<Key extends string>(
  steps: readonly Step<Key>[],
  { first, visitedAtFirst }: { first: Key; visitedAtFirst: (opened: Key) => ReadonlySet<Key> },
) {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const asked = search.get('step');
  const step = isStep(steps, asked) ? asked : first;
  const [visited, setVisited] = useState(() => visitedAtFirst(step));

  /** The address of a step, with everything else in the current one. */
  function pathOf(next: Key): string {
    return `${pathname}?${withStep(search, next)}`;
  }

  function goTo(next: Key): void {
    setVisited(new Set([...visited, step]));
    setSearch((before) => withStep(before, next));
  }
  return { step, visited, goTo, pathOf };
}

function withStep(search: URLSearchParams, step: string): URLSearchParams {
  const after = new URLSearchParams(search);
  after.set('step', step);
  return after;
}
