import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router-dom';

const DELAY_MS = 250;

/**
 * The text of a list's search box. It is shown as it is typed, passed to `onSearch` 250 ms after the last key, and
 * follows the URL when that changes by other means (the back button, "Clear all"). An earlier text on its way into the
 * URL does not overwrite what is typed meanwhile. Nothing is sent while another page is loading, because that would
 * keep the person here.
 * @param searched the text in the URL.
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
