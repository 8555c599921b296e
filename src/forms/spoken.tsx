import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a text is read out. */
const RESTED_MS = 1000;

interface SpokenProps {
  /** A sentence; what it says stands on the screen as well. */
  text: string;
}

/** Reads out what changes with every key once the typing rests: else it would be read over the keys. */
export function Spoken({ text }: SpokenProps) {
  // What stands there at first is read where it stands.
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
