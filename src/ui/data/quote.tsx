import { clsx } from 'clsx';

interface QuoteProps {
  className?: string;
  /** As it was typed, line breaks included; null: nothing. */
  text: string | null;
}

/** What a person wrote, set off from what the product says. */
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
