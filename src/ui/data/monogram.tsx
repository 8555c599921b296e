import { clsx } from 'clsx';

const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-14 text-lg' };

export type MonogramProps = {
  /** The name of a person or a debtor. Its initials are shown, and the name itself is next to it. */
  name: string;
  /** A logo, if there is one. */
  src?: string | null | undefined;
  size?: keyof typeof sizes;
  /** A circle for people, a rounded square for companies. */
  shape?: 'square' | 'circle';
};

export function Monogram({ name, src, size = 'md', shape = 'square' }: MonogramProps) {
  return (
    <span
      aria-hidden
      className={clsx(
        'border-line bg-subtle text-muted grid shrink-0 place-items-center overflow-hidden border font-semibold',
        sizes[size],
        shape === 'circle' ? 'rounded-full' : 'rounded-lg',
      )}
    >
      {src ? (
        <img src={src} alt="" loading="lazy" className="size-full object-contain" />
      ) : (
        initials(name)
      )}
    </span>
  );
}

function initials(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter(Boolean);
  // A single word gives its first two letters: FTX is FT.
  if (words.length === 1) return (words[0] ?? '').slice(0, 2).toUpperCase();
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
