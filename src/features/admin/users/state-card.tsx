import type { ReactNode } from 'react';
import type { StateBadge } from '@/users/states';
import { Card } from '@/ui/data/card';
import { Badge } from '@/ui/feedback/badge';

interface StateCardProps {
  title: string;
  badge: Pick<StateBadge, 'label' | 'tone'>;
  /** What the state means now, in a sentence, and why it currently has no effect, if so. */
  note: ReactNode;
  /** What the staff wrote to the user about it. */
  reason?: string | null | undefined;
  /** The allowed actions. */
  children?: ReactNode;
}

/** One state of a user: what it is, what it means, and what can be done about it. */
export function StateCard({ title, badge, note, reason, children }: StateCardProps) {
  return (
    <Card aria-label={title} className="gap-2 p-4">
      <div className="enlarged:flex-wrap flex items-center justify-between gap-3">
        <h2 className="text-muted text-sm font-medium">{title}</h2>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </div>
      <p className="text-sm">{note}</p>
      {reason && (
        <p className="text-muted text-sm wrap-anywhere whitespace-pre-line">
          The user was told: {reason}
        </p>
      )}
      {children && <div className="mt-auto flex flex-wrap gap-2 pt-2">{children}</div>}
    </Card>
  );
}
