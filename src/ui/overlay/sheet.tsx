import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from '../hooks/use-focus-return';
import { IconButton } from '../icon-button';

const sides = {
  left: 'inset-y-0 left-0 w-80 max-w-[85vw]',
  right: 'inset-y-0 right-0 w-full sm:max-w-md',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg',
};

export type SheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  side?: keyof typeof sides;
  title: ReactNode;
  description?: ReactNode;
  /** Stays at the lower edge while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

export function Sheet({
  isOpen,
  onOpenChange,
  side = 'right',
  title,
  description,
  footer,
  children,
}: SheetProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="veil bg-scrim fixed inset-0 z-40" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focusReturn}
          className={clsx('pop bg-raised shadow-float fixed z-40 flex flex-col', sides[side])}
        >
          <header className="grid gap-1 px-4 pt-4 pr-14 pb-2">
            <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
            {description && (
              <Radix.Description className="text-muted text-sm">{description}</Radix.Description>
            )}
          </header>
          <div className="flex-1 overflow-y-auto overscroll-contain px-4 py-2">{children}</div>
          {footer && (
            <footer className="border-line flex justify-end gap-2 border-t px-4 py-3">
              {footer}
            </footer>
          )}
          {/* Last in the order of focus, so that a dialog opens on its first field. */}
          <Radix.Close asChild>
            <IconButton label="Close" size="sm" className="absolute top-3 right-3 sm:top-4">
              <X aria-hidden size={18} />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
