import { Slot } from 'radix-ui';
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { optionalCode } from '../fetch-ahead';
import type { TooltipBubble, TooltipSide } from './tooltip-bubble';

/** Spec section 9. */
const DELAY_MS = 100;

export type TooltipProps = {
  /**
   * Without it the child stands alone. A phone shows none: it must repeat what is said elsewhere, as a button's name. What
   * takes time to tell, or changes with it, is told by a function when it is wanted.
   */
  text: string | (() => string) | undefined;
  side?: TooltipSide;
  /** One element that takes the handlers of a pointer and of the focus. */
  children: ReactElement;
};

/**
 * Words beside what the mouse rests on or the keyboard has reached; Escape takes them away, and the mouse may go over to
 * them. Their code is fetched when they are first wanted, so that a page may have hundreds.
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const [shown, setShown] = useState<{ at: HTMLElement; Bubble: typeof TooltipBubble } | null>(
    null,
  );
  const wanted = useRef<object>(undefined);
  useEffect(() => forget, []);

  function forget() {
    wanted.current = undefined;
  }

  async function show(at: HTMLElement, delay: number) {
    const wish = {};
    wanted.current = wish;
    const [code] = await Promise.all([
      optionalCode(() => import('./tooltip-bubble')),
      new Promise((resolve) => setTimeout(resolve, delay)),
    ]);
    // Without its code there is no tooltip; what it says stands elsewhere as well.
    if (code && wanted.current === wish) setShown({ at, Bubble: code.TooltipBubble });
  }

  function hide() {
    forget();
    setShown(null);
  }

  function rest(event: PointerEvent<HTMLElement>) {
    if (text && event.pointerType !== 'touch') void show(event.currentTarget, DELAY_MS);
  }

  function reach({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) {
    if (!text || !target.matches(':focus-visible')) return;
    // A dialog that has opened puts the focus on its first button, whose tooltip would take the next Escape from it.
    const dialog = target.closest('[role="dialog"], [role="alertdialog"]');
    if (!dialog || dialog.contains(relatedTarget)) void show(currentTarget, 0);
  }

  return (
    <>
      <Slot.Root
        onPointerEnter={rest}
        // What is shown already knows by itself whether the pointer is on its way to it.
        onPointerLeave={forget}
        onPointerDown={hide}
        onClick={hide}
        onFocus={reach}
        onBlur={hide}
      >
        {children}
      </Slot.Root>
      {shown && text && (
        <shown.Bubble
          at={shown.at}
          side={side}
          text={typeof text === 'function' ? text() : text}
          onClose={hide}
        />
      )}
    </>
  );
}
