import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { unbroken } from '../data/unbroken';
import { useCloseRequest } from '../hooks/use-close-request';
import { IconButton } from '../icon-button';

interface OverlayProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** See `Dialog`. */
  keepsOpen?: boolean;
  /** The Radix content. */
  children: ReactNode;
}

/** The frame of every dialog and sheet: above the page, behind a veil. */
export function Overlay({ isOpen, onOpenChange, keepsOpen = false, children }: OverlayProps) {
  useCloseRequest(isOpen, keepsOpen, () => onOpenChange(false));
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="veil bg-scrim fixed inset-0 z-40" />
        {children}
      </Radix.Portal>
    </Radix.Root>
  );
}

interface OverlayHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  className: string;
}

/** The title and description of a dialog or a sheet, for both the eye and a screen reader. */
export function OverlayHeader({ title, description, className }: OverlayHeaderProps) {
  return (
    <header className={clsx('grid gap-1 pt-4 pr-14 wrap-anywhere', className)}>
      <Radix.Title className="text-lg font-semibold">
        {typeof title === 'string' ? unbroken(title) : title}
      </Radix.Title>
      {description && (
        <Radix.Description className="text-muted text-sm">
          {typeof description === 'string' ? unbroken(description) : description}
        </Radix.Description>
      )}
    </header>
  );
}

/** Last in the focus order, so that an overlay opens on its first field. */
export function OverlayClose() {
  return (
    <Radix.Close asChild>
      <IconButton label="Close" size="sm" className="thumb:-m-1 absolute top-3 right-3 sm:top-4">
        <X aria-hidden size={18} />
      </IconButton>
    </Radix.Close>
  );
}
