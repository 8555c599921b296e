import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

const optional = new WeakSet<Error>();

/**
 * Fetches code that the page can do without; null if it cannot be loaded. Unlike missing code that somebody is waiting
 * for, it does not make the page reload.
 */
export async function optionalCode<Code>(load: () => Promise<Code>): Promise<Code | null> {
  try {
    return await load();
  } catch (failure) {
    if (failure instanceof Error) optional.add(failure);
    return null;
  }
}

/**
 * A part that is drawn once its code is loaded, which is fetched when the part is first wanted.
 * @param onMissing called if the code cannot be loaded. The next mount, or the next time it is wanted, fetches it
 * again.
 */
export function useCode<Part>(
  load: () => Promise<Part>,
  { isWanted, onMissing }: { isWanted: boolean; onMissing?: () => void },
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const isAwaited = part === null && isWanted;
  const arrive = useEffectEvent((arrived: Part | null) => {
    if (arrived === null) onMissing?.();
    else setPart(() => arrived);
  });
  useEffect(() => {
    if (!isAwaited) return;
    let isGone = false;
    void optionalCode(load).then((arrived) => !isGone && arrive(arrived));
    return () => {
      isGone = true;
    };
  }, [isAwaited, load]);
  return part;
}

/** A component that the page can do without. It draws nothing if its code cannot be loaded. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function OptionalPart(props: Props) {
    const Part = useCode(load, { isWanted: true });
    return Part && <Part {...props} />;
  };
}

/** Fetches what is about to be needed. A failure is silent: nobody is waiting, and the code is fetched again on use. */
export function fetchAhead(load: () => Promise<unknown>): void {
  void optionalCode(load);
}

/** Props for a button that fetch what a press will need when the pointer or the focus reaches it. */
export function prefetchOnIntent(load: () => Promise<unknown>) {
  const prefetch = () => fetchAhead(load);
  return { onPointerEnter: prefetch, onFocus: prefetch };
}

/** Whether the page can do without what failed. Known once its promise is rejected. */
export function wasOptional(failure: Error): boolean {
  return optional.has(failure);
}
