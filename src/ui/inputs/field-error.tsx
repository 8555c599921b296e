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
 * The place of a control's error, there from the beginning and as tall as its longest error was: what stands below, such
 * as the button that is about to be pressed, moves neither when an error appears nor when it goes. Most of it lies in
 * the gap to the next field. One of two lines needs more, and waits until nothing is pressed: the press on a link below
 * leaves the field, and the link would be gone from under it.
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
