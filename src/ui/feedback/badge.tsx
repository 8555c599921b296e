import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const tones: Record<Tone, string> = {
  neutral: 'bg-subtle text-ink',
  info: 'bg-info-soft text-info-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
};

export type BadgeProps = {
  tone?: Tone;
  /** False for a word that is not a state. */
  hasDot?: boolean;
  className?: string;
  /** The state as a word. The dot and the colour only repeat it. */
  children: ReactNode;
};

export function Badge({ tone = 'neutral', hasDot = true, className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'enlarged:h-auto enlarged:whitespace-normal inline-flex h-6 items-center gap-1.5 rounded-md px-2 text-xs font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {hasDot && <span aria-hidden className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}
