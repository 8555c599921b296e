import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const observers = new Set<() => void>();

function change(difference: 1 | -1): void {
  count += difference;
  for (const observer of observers) observer();
}

function subscribe(observer: () => void): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

/** Counts a skeleton for as long as it is on the screen. */
export function useAsSkeleton(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether anything on the screen is still a skeleton. */
export function useAreSkeletonsShown(): boolean {
  return useSyncExternalStore(subscribe, () => count > 0);
}
