import { useSyncExternalStore } from 'react';

/*
 * Uses the mouse's events: a field loses the focus between the two, and for a finger both come after it is lifted. A
 * drag ends without a mouseup.
 */
const EVENTS = ['mousedown', 'mouseup', 'dragend'] as const;

let isPressed = false;

/**
 * Whether something is being pressed. An element that moves meanwhile would miss the click, which counts only if press
 * and release are on the same element.
 */
export function useIsPressed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const follow = ({ type }: Event) => {
    isPressed = type === 'mousedown';
    onChange();
  };
  for (const type of EVENTS) window.addEventListener(type, follow, true);
  return () => {
    isPressed = false;
    for (const type of EVENTS) window.removeEventListener(type, follow, true);
  };
}
