import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIsPressed } from '../hooks/use-is-pressed';

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-danger-ink flex gap-1 text-xs font-medium">
      <CircleAlert aria-hidden size={14} className="mt-px shrink-0" />
      {children}
    </p>
  );
}

/**
 * The line of a control's error. It exists from the start and is as tall as the tallest error so far, so that what is
 * below, such as a button about to be pressed, does not move when an error appears or disappears. Most of it fits into
 * the gap to the next field. An error of two lines needs more space, and waits until nothing is pressed: pressing a
 * link below takes the focus from the field, and the link would move away under the pointer.
 */
export function FieldErrorLine({ id, children }: { id: string; children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const isPressed = useIsPressed();
  const [shown, setShown] = useState(children);
  if (!isPressed && shown !== children) setShown(children);
  useLayoutEffect(() => {
    if (shown) setHeight((before) => Math.max(before, line.current?.offsetHeight ?? 0));
  }, [shown]);
  return (
    <div ref={line} className="-mt-0.5 -mb-3 min-h-4" style={{ minHeight: height || undefined }}>
      {shown && <FieldError id={id}>{shown}</FieldError>}
    </div>
  );
}
