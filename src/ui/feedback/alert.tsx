import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { handOnFocus } from '../hooks/hand-on-focus';
import { IconButton } from '../icon-button';

const tones = {
  info: { look: 'border-info-line bg-info-soft', ink: 'text-info-ink', Icon: Info },
  success: {
    look: 'border-success-line bg-success-soft',
    ink: 'text-success-ink',
    Icon: CircleCheck,
  },
  warning: {
    look: 'border-warning-line bg-warning-soft',
    ink: 'text-warning-ink',
    Icon: TriangleAlert,
  },
  danger: { look: 'border-danger-line bg-danger-soft', ink: 'text-danger-ink', Icon: CircleAlert },
};

export type AlertTone = keyof typeof tones;

export type AlertProps = {
  tone?: AlertTone;
  title?: ReactNode;
  /** A link or a small button at the end. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** `banner` spans the width of a shell: no rounded corners, and one line if there is room. */
  look?: 'box' | 'banner';
  className?: string;
  children?: ReactNode;
};

export function Alert({
  tone = 'info',
  title,
  action,
  onDismiss,
  look = 'box',
  className,
  children,
}: AlertProps) {
  const { look: colours, ink, Icon } = tones[tone];
  return (
    <div
      ref={handOnFocus}
      // A danger alert answers something just done. The others are read where they are.
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(
        'flex items-start gap-2.5 text-sm',
        look === 'box' ? 'rounded-lg border p-3' : 'border-b px-4 py-2 sm:px-6',
        colours,
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-y-3">
        <div className="flex min-w-0 items-start gap-2.5">
          <Icon aria-hidden size={18} className={clsx('mt-px shrink-0', ink)} />
          <div className="min-w-0 wrap-anywhere">
            {title && <p className={clsx('font-semibold', ink)}>{title}</p>}
            {children}
          </div>
        </div>
        {/* If the action wraps below the text, it aligns with it, with equal padding at head and foot. */}
        {action && <div className="pl-7">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton
          label="Dismiss"
          size="sm"
          className="thumb:-my-2.5 -my-1 -mr-1"
          onClick={onDismiss}
        >
          <X aria-hidden size={16} />
        </IconButton>
      )}
    </div>
  );
}
