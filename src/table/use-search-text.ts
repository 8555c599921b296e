import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router-dom';

const DELAY_MS = 250;

/**
 * The text of a list's search box: shown as it is typed, handed to `onSearch` 250 ms after the last key, and following
 * the URL when that changes by other means (the back button, "Clear all"). What is typed while an earlier text is on its
 * way into the URL is not overwritten by it. Who goes to another page meanwhile is not kept here by it.
 * @param searched what the URL holds.
 */
export function useSearchText(
  searched: string,
  onSearch: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(searched);
  const [sent, setSent] = useState(searched);
  const [known, setKnown] = useState(searched);
  if (known !== searched) {
    setKnown(searched);
    if (searched !== sent) {
      setSent(searched);
      setText(searched);
    }
  }

  const isLeaving = useNavigation().state === 'loading';
  const send = useEffectEvent((next: string) => {
    setSent(next);
    onSearch(next);
  });
  useEffect(() => {
    const next = text.trim();
    if (next === sent || isLeaving) return;
    const timer = setTimeout(() => send(next), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, sent, isLeaving]);

  return [text, setText];
}
