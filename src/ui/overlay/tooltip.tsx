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

/** Specification, section 9. */
const DELAY_MS = 100;

export type TooltipProps = {
  /**
   * Without a text only the child is shown. A phone shows no tooltips, so the text must repeat what is said elsewhere,
   * such as a button's name. Use a function for a text that is slow to compute or changes over time.
   */
  text: string | (() => string) | undefined;
  side?: TooltipSide;
  /** One element that accepts pointer and focus handlers. */
  children: ReactElement;
};

/**
 * Text next to an element under the mouse or with keyboard focus. Escape hides it, and the mouse may move onto it. The
 * code is loaded when a tooltip is first wanted, so that a page may have hundreds.
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
    // Without the code there is no tooltip. Its text is available elsewhere too.
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
    // A dialog focuses its first button when it opens, whose tooltip would take the next Escape from the dialog.
    const dialog = target.closest('[role="dialog"], [role="alertdialog"]');
    if (!dialog || dialog.contains(relatedTarget)) void show(currentTarget, 0);
  }

  return (
    <>
      <Slot.Root
        onPointerEnter={rest}
        // An open tooltip tracks by itself whether the pointer is moving towards it.
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
