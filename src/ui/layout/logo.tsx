import { clsx } from 'clsx';
import type { Area } from '../hooks/use-document-title';

export type LogoProps = {
  area?: Area;
  /** `on-dark` for the sign-in picture, which is dark in both themes. */
  tone?: 'auto' | 'on-dark';
  /** Shows only the mark, for a collapsed menu. */
  isCompact?: boolean;
};

/** 62 px high in the admin area, 52 px elsewhere (specification, section 9). */
export function Logo({ area = 'user', tone = 'auto', isCompact = false }: LogoProps) {
  const isAdmin = area === 'admin';
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2.5 whitespace-nowrap',
        isAdmin ? 'h-[62px]' : 'h-[52px]',
        tone === 'on-dark' ? 'text-on-auth' : 'text-ink',
      )}
    >
      <LogoMark size={isAdmin ? 34 : 30} tone={tone} />
      {/* On the narrowest phones there is room only for the mark next to menu, bell and account. */}
      <span className={isCompact ? 'sr-only' : 'grid max-[23.4rem]:sr-only'}>
        <span className="leading-5 font-semibold tracking-tight">Claims Exchange</span>
        {isAdmin && (
          <span className={clsx('text-xs', tone === 'auto' && 'text-muted')}>Administration</span>
        )}
      </span>
    </span>
  );
}

function LogoMark({ size, tone }: { size: number; tone: 'auto' | 'on-dark' }) {
  const onDark = tone === 'on-dark';
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      className="shrink-0"
    >
      <rect width="32" height="32" rx="8" className={onDark ? 'fill-auth-mark' : 'fill-primary'} />
      <path
        d="M8 12.5h13.5M17.5 8l4.5 4.5M24 19.5H10.5M14.5 24L10 19.5"
        strokeWidth="2.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={onDark ? 'stroke-auth' : 'stroke-on-primary'}
      />
    </svg>
  );
}
