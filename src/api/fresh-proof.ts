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
 * Asks the person for the password once more, before what was refused for want of it is sent again.
 * @returns whether it was given; false as well where nothing is there that could ask, and where the session ends before.
 */
export async function askForProof(): Promise<boolean> {
  if (observers.size === 0) return false;
  // Once for all that wait.
  if (waiting.length === 0) epochSignal().addEventListener('abort', () => answerProof(false));
  return await new Promise((answer) => update([...waiting, answer]));
}

/** Lets everything go on, or fail, that waits for the person's proof. */
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
