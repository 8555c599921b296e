import { clsx } from 'clsx';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useOverlayFocus } from '../hooks/use-overlay-focus';
import { Overlay, OverlayClose, OverlayHeader } from './overlay-parts';

const widths = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl', page: 'sm:max-w-page' };

export type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  size?: keyof typeof widths;
  /** Buttons, with the primary one last. */
  footer?: ReactNode;
  /** Demands an answer: it has no close button, and a press outside does nothing. */
  isAlert?: boolean;
  /** Something was typed: neither Escape nor a press outside nor Back closes it. */
  keepsOpen?: boolean;
  children?: ReactNode;
};

/** A sheet from the bottom on a phone, a centred window elsewhere. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  size = 'md',
  footer,
  isAlert = false,
  keepsOpen = false,
  children,
}: DialogProps) {
  const focus = useOverlayFocus();
  return (
    <Overlay isOpen={isOpen} onOpenChange={onOpenChange} keepsOpen={keepsOpen}>
      {/* On the same level as the veil: a second dialog comes later in the document and so veils the first one. */}
      <div className="pointer-events-none fixed inset-0 z-40 flex items-end justify-center sm:items-center sm:p-6">
        <Radix.Content
          role={isAlert ? 'alertdialog' : 'dialog'}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focus}
          onEscapeKeyDown={(event) => keepsOpen && event.preventDefault()}
          onInteractOutside={(event) => {
            // A press on a toast is not a press outside.
            if (isAlert || keepsOpen || isToast(event.target)) event.preventDefault();
          }}
          // Scrolls by itself if title and buttons alone are taller than a phone, as with enlarged text.
          className={clsx(
            'pop bg-raised shadow-float pointer-events-auto relative flex max-h-[calc(100dvh-3rem)] w-full flex-col overflow-y-auto overscroll-contain rounded-t-lg sm:rounded-lg',
            widths[size],
          )}
        >
          <OverlayHeader
            title={title}
            description={description}
            className={clsx('pb-1 pl-5', isAlert && 'enlarged:pr-5')}
          />
          {children && (
            <div className="enlarged:overflow-visible overflow-y-auto overscroll-contain px-5 py-3">
              {children}
            </div>
          )}
          {footer && (
            <footer className="flex flex-col-reverse gap-2 px-5 pt-2 pb-5 sm:flex-row sm:justify-end">
              {footer}
            </footer>
          )}
          {!isAlert && <OverlayClose />}
        </Radix.Content>
      </div>
    </Overlay>
  );
}

function isToast(target: EventTarget | null) {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
}
