import type { ReactNode } from 'react';

/** `CLM-7K3F9Q`, `Nov 19, 2026`. */
const WHOLE = /[A-Z]{3}-\w+|[A-Z][a-z]{2} \d{1,2}, \d{4}/;

/** A text in which no line breaks within a reference or a date. */
export function unbroken(text: string): ReactNode {
  const found = WHOLE.exec(text);
  if (!found) return text;
  const { 0: whole, index } = found;
  return (
    <>
      {text.slice(0, index)}
      <span className="whitespace-nowrap">{whole}</span>
      {unbroken(text.slice(index + whole.length))}
    </>
  );
}
