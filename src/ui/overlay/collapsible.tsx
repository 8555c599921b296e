import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export type CollapsibleProps = {
  summary: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** The browser's own disclosure widget: it works by keyboard, and a search within the page opens it. */
export function Collapsible({ summary, isOpenAtFirst = false, children }: CollapsibleProps) {
  return (
    <details className="group" open={isOpenAtFirst}>
      <summary className="thumb:min-h-11 flex min-h-9 list-none items-center gap-2 rounded-lg text-sm font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden size={16} className="text-muted shrink-0 group-open:rotate-90" />
        {summary}
      </summary>
      <div className="pt-2 pb-1 pl-6 text-sm">{children}</div>
    </details>
  );
}
