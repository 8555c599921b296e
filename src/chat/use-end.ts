import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHasAttention } from '@/ui/hooks/use-has-attention';

/** Pixels from the end within which a person counts as reading the end. */
const NEAR = 48;

/**
 * A scrollable box. If the reader is at the end, it stays there. If something is added above, the reader stays where
 * they are.
 * @param first what tells its first entry apart from others.
 */
export function useEnd(first: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const stays = useRef(true);
  const before = useRef({ first, height: 0 });

  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const grown = node.scrollHeight - before.current.height;
    if (stays.current) node.scrollTop = node.scrollHeight;
    else if (before.current.first !== first) node.scrollTop += grown;
    before.current = { first, height: node.scrollHeight };
  });

  // For changes in height without a render: a picture, the field below, a phone's keyboard.
  useEffect(() => {
    const node = box.current;
    if (!node || !content.current) return undefined;
    const observer = new ResizeObserver(() => {
      if (stays.current) node.scrollTop = node.scrollHeight;
    });
    observer.observe(node);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  return {
    box,
    content,
    isAtEnd,
    onScroll: () => {
      const node = box.current;
      if (!node) return;
      stays.current = node.scrollHeight - node.scrollTop - node.clientHeight < NEAR;
      setIsAtEnd(stays.current);
    },
    toEnd: () => {
      stays.current = true;
      setIsAtEnd(true);
      if (box.current) box.current.scrollTop = box.current.scrollHeight;
    },
  };
}

/** Whether a part of the page is visible and the person is looking at the page. */
export function useIsWatched(part: React.RefObject<Element | null>): boolean {
  const hasAttention = useHasAttention();
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!part.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part]);
  return hasAttention && isInView;
}
