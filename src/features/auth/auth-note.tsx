import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthLayout } from '@/ui/layout/auth-layout';
import { MARKETING_URL } from './marketing-url';
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
  /** The way on. */
  children: ReactNode;
}

/** An auth card that says how something went. */
export function AuthNote({ kind, title, text, footer, children }: AuthNoteProps) {
  useHeadingFocus();
  const { look, Icon } = KINDS[kind];
  return (
    <AuthLayout
      title={title}
      description={text}
      logoHref={MARKETING_URL}
      footer={footer}
      mark={
        <span className={clsx('grid size-10 place-items-center rounded-full', look)}>
          <Icon aria-hidden size={20} />
        </span>
      }
    >
      {children}
    </AuthLayout>
  );
}
