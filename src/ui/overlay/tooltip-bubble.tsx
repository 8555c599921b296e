import { Tooltip as Radix } from 'radix-ui';
import { useImperativeHandle, type Ref } from 'react';

export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

export type TooltipBubbleProps = {
  at: HTMLElement;
  side: TooltipSide;
  text: string;
  onClose: () => void;
};

/** The visible part of a Tooltip. */
export function TooltipBubble({ at, side, text, onClose }: TooltipBubbleProps) {
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Radix.Trigger asChild>
          <Standing element={at} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="pop bg-raised text-ink shadow-float max-w-tooltip z-50 rounded-md px-2.5 py-1.5 text-xs wrap-anywhere"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** Gives Radix an element that is already on the page. Rendered again as the trigger, it would lose the focus. */
function Standing({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}
