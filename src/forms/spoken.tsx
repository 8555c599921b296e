import { useEffect, useState } from 'react';

/** Milliseconds without a change before a text is read out. */
const RESTED_MS = 1000;

interface SpokenProps {
  /** A sentence. Its content is also visible on the screen. */
  text: string;
}

/** Reads out a text that changes with every key, once the typing pauses. Otherwise it would interrupt the typing. */
export function Spoken({ text }: SpokenProps) {
  // The initial text is read where it is shown.
  const [said, setSaid] = useState('');
  const [known, setKnown] = useState(text);
  useEffect(() => {
    if (text === known) return;
    const timer = setTimeout(() => {
      setKnown(text);
      setSaid(text);
    }, RESTED_MS);
    return () => clearTimeout(timer);
  }, [text, known]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
