import { useSyncExternalStore } from 'react';

/*
 * By the mouse's events: a field is left between the two, and of a finger both come after it has been lifted. What is
 * dragged away gets no mouseup.
 */
const EVENTS = ['mousedown', 'mouseup', 'dragend'] as const;

let isPressed = false;

/**
 * Whether something is being pressed. What would move then is missed by the click, which counts only where press and
 * release are on the same element.
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
