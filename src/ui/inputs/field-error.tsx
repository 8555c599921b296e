import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-danger-ink flex gap-1 text-xs font-medium">
      <CircleAlert aria-hidden size={14} className="mt-px shrink-0" />
      {children}
    </p>
  );
}
