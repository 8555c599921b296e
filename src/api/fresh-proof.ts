import { useSyncExternalStore } from 'react';
import { epochSignal } from '@/session/epoch';

type Answer = (isGiven: boolean) => void;

let waiting: readonly Answer[] = [];
const observers = new Set<() => void>();

function update(next: readonly Answer[]): void {
  waiting = next;
  for (const observer of observers) observer();
}

/**
 * Asks the person for the password once more, before a call that was refused without it is sent again.
 * @returns whether the password was given; false too if nothing on the page can ask, or if the session ends first.
 */
export async function askForProof(): Promise<boolean> {
  if (observers.size === 0) return false;
  // One listener serves everything that waits.
  if (waiting.length === 0) epochSignal().addEventListener('abort', () => answerProof(false));
  return await new Promise((answer) => update([...waiting, answer]));
}

/** Lets everything that waits for the person's proof go on, or fail. */
export function answerProof(isGiven: boolean): void {
  const answers = waiting;
  update([]);
  for (const answer of answers) answer(isGiven);
}

function subscribe(observer: () => void): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

/** Whether something waits for the person's proof. */
export function useIsProofAsked(): boolean {
  const isAsked = () => waiting.length > 0;
  return useSyncExternalStore(subscribe, isAsked, isAsked);
}
