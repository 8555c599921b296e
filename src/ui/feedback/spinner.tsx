import { LoaderCircle } from 'lucide-react';

/** Decoration only. Its parent says in words or by `aria-busy` that something is under way. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle aria-hidden className="spinner" size={size} />;
}
