import type { ReactNode } from 'react';
import { Card } from '@/ui/data/card';
import { Badge, type Tone } from '@/ui/feedback/badge';

interface StateCardProps {
  title: string;
  status: string;
  tone: Tone;
  /** What the state means now, in a sentence. */
  note: ReactNode;
  /** The allowed actions. */
  children?: ReactNode;
}

/** One state of a user: what it is, what it means, what may be done. */
export function StateCard({ title, status, tone, note, children }: StateCardProps) {
  return (
    <Card aria-label={title} className="gap-2 p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-muted text-sm font-medium">{title}</h2>
        <Badge tone={tone}>{status}</Badge>
      </div>
      <p className="text-sm">{note}</p>
      {children && <div className="mt-auto flex flex-wrap gap-2 pt-2">{children}</div>}
    </Card>
  );
}
