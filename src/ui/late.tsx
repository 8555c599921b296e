import type { ComponentType } from 'react';
import { toast } from './feedback/toast';
import { useCode } from './fetch-ahead';

/**
 * Reports a part that could not be opened, either offline or because a deploy has removed it: the open page knows only
 * the old file names.
 */
export function sayNotOpened(): void {
  const id = 'not-opened';
  if (navigator.onLine) {
    toast.error('This could not be opened. Reload the page and try again.', {
      id,
      durationMs: 8000,
      action: { label: 'Reload', onClick: () => window.location.reload() },
    });
  } else toast.error('This could not be opened. Check your connection and try again.', { id });
}

/**
 * Something that opens at a press and is too large for the first paint. Its code is fetched when it is first wanted. If
 * that fails, the page stays as it is, the person is told, and the next press tries again.
 * @param giveUp closes what could not be opened.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  giveUp: (props: Props) => void,
  isWanted: (props: Props) => boolean = () => true,
): ComponentType<Props> {
  return function Late(props: Props) {
    const onMissing = () => {
      sayNotOpened();
      giveUp(props);
    };
    const Part = useCode(load, { isWanted: isWanted(props), onMissing });
    return Part && <Part {...props} />;
  };
}

/** For a dialog that is mounted while it is open. */
export function lateDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  return late(load, ({ onClose }) => onClose());
}

interface SheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** For a sheet that stays mounted and gets `isOpen`. */
export function lateSheet<Props extends SheetProps>(load: () => Promise<ComponentType<Props>>) {
  return late(
    load,
    ({ onOpenChange }) => onOpenChange(false),
    ({ isOpen }) => isOpen,
  );
}
