import { type ReactNode, useDeferredValue } from 'react';
import { isInPlace } from '../hooks/use-drawn';

interface AfterContentProps {
  /** Takes the space of the children until they are drawn. */
  room?: ReactNode;
  children: ReactNode;
}

/**
 * What is next to a page's content. If a link has led to the page, it is drawn right after the content; if the page
 * replaces what the HTML has drawn, from the first frame on.
 */
export function AfterContent({ room, children }: AfterContentProps) {
  const isDrawn = useDeferredValue(true, isInPlace());
  return isDrawn ? children : room;
}
