import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { toast } from './feedback/toast';

/** Offline, or because a deploy has removed it. */
export function sayNotOpened(): void {
  toast.error('This could not be opened. Check your connection and try again.', {
    id: 'not-opened',
  });
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
  let arrived: ComponentType<Props> | null = null;
  return function Late(props: Props) {
    const [Part, setPart] = useState(() => arrived);
    const isMissing = Part === null && isWanted(props);
    const fail = useEffectEvent(() => {
      sayNotOpened();
      giveUp(props);
    });
    useEffect(() => {
      if (!isMissing) return;
      let isAwaited = true;
      load().then(
        (part) => {
          arrived = part;
          if (isAwaited) setPart(() => part);
        },
        () => isAwaited && fail(),
      );
      return () => {
        isAwaited = false;
      };
    }, [isMissing]);
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
