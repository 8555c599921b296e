import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthCard } from './auth-card';
import { useHeadingFocus } from './use-heading-focus';

const KINDS = {
  mail: { look: 'bg-primary-soft text-on-primary-soft', Icon: Mail },
  done: { look: 'bg-success-soft text-success-ink', Icon: CircleCheck },
  fault: { look: 'bg-danger-soft text-danger-ink', Icon: CircleAlert },
};

interface AuthNoteProps {
  kind: keyof typeof KINDS;
  title: string;
  text: ReactNode;
  footer?: ReactNode;
  /** What to do next. */
  children: ReactNode;
}

/** An auth card that reports an outcome. */
export function AuthNote({ kind, text, ...card }: AuthNoteProps) {
  useHeadingFocus();
  const { look, Icon } = KINDS[kind];
  return (
    <AuthCard
      {...card}
      description={text}
      mark={
        <span className={clsx('grid size-10 place-items-center rounded-full', look)}>
          <Icon aria-hidden size={20} />
        </span>
      }
    />
  );
}
