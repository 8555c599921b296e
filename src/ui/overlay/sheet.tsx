import { clsx } from 'clsx';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useOverlayFocus } from '../hooks/use-overlay-focus';
import { Overlay, OverlayClose, OverlayHeader } from './overlay-parts';

const sides = {
  left: 'enlarged:min-w-full inset-y-0 left-0 w-80 max-w-[85vw]',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg',
};

export type SheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  side: keyof typeof sides;
  title: ReactNode;
  /** Stays at the lower edge while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

export function Sheet({ isOpen, onOpenChange, side, title, footer, children }: SheetProps) {
  const focus = useOverlayFocus();
  return (
    <Overlay isOpen={isOpen} onOpenChange={onOpenChange}>
      <Radix.Content
        aria-describedby={undefined}
        {...focus}
        className={clsx('pop bg-raised shadow-float fixed z-40 flex flex-col', sides[side])}
      >
        <OverlayHeader title={title} className="pb-2 pl-4" />
        <div className="flex-1 overflow-y-auto overscroll-contain px-4 py-2">{children}</div>
        {footer && (
          <footer className="border-line flex justify-end gap-2 border-t px-4 py-3">
            {footer}
          </footer>
        )}
        <OverlayClose />
      </Radix.Content>
    </Overlay>
  );
}
