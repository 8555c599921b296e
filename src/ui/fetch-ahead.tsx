import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

const optional = new WeakSet<Error>();

/**
 * Fetches code that the page can do without: null where it cannot be had. The page is not loaded anew for it, as it is for
 * code that somebody waits for.
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
 * What is drawn once its code is there, which is fetched when it is first wanted.
 * @param onMissing the code cannot be had. What is mounted anew, or wanted anew, fetches it again.
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

/** A component that the page can do without: nothing where its code cannot be had. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function OptionalPart(props: Props) {
    const Part = useCode(load, { isWanted: true });
    return Part && <Part {...props} />;
  };
}

/** Fetches what somebody is about to need. Nobody waits for it, so nobody is told of a failure; who needs it fetches it again. */
export function fetchAhead(load: () => Promise<unknown>): void {
  void optionalCode(load);
}

/** For a button: fetches ahead what a press will need when it is reached for. */
export function prefetchOnIntent(load: () => Promise<unknown>) {
  const prefetch = () => fetchAhead(load);
  return { onPointerEnter: prefetch, onFocus: prefetch };
}

/** Whether the page can do without what failed: known once its promise is rejected. */
export function wasOptional(failure: Error): boolean {
  return optional.has(failure);
}
