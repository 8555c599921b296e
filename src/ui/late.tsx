import type { ComponentType } from 'react';
import { toast } from './feedback/toast';
import { useCode } from './fetch-ahead';

/** Offline, or because a deploy has removed it: the page that is there knows only the old names. */
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
 * What opens at a press and is too large for the first paint: its code is fetched when it is first wanted. Where it cannot
 * be had the page stays as it is, the person is told, and the next press fetches it again.
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

/** For a dialog that is there as long as it is open. */
export function lateDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  return late(load, ({ onClose }) => onClose());
}

interface SheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** For what is told whether it is open. */
export function lateSheet<Props extends SheetProps>(load: () => Promise<ComponentType<Props>>) {
  return late(
    load,
    ({ onOpenChange }) => onOpenChange(false),
    ({ isOpen }) => isOpen,
  );
}
