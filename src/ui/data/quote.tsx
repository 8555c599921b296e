import { clsx } from 'clsx';

interface QuoteProps {
  className?: string;
  /** The text as typed, including line breaks; null for nothing. */
  text: string | null;
}

/** What a person wrote, set off from the product's own text. */
export function Quote({ className, text }: QuoteProps) {
  if (text === null) return null;
  return (
    <blockquote
      className={clsx(
        'border-line-strong max-w-measure border-l-2 pl-3 wrap-anywhere whitespace-pre-line',
        className,
      )}
    >
      {text}
    </blockquote>
  );
}
