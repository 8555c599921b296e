import { ChevronRight } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

export type BreadcrumbsProps = {
  /** The pages above this one, nearest last. `link` is a router link without children. */
  items: {
    label: string;
    link: ReactElement<{ className?: string; children?: ReactNode }>;
  }[];
};

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="text-muted -my-1 flex flex-wrap items-center text-sm">
        {items.map((item, index) => (
          <li key={item.label} className="flex items-center">
            {cloneElement(
              item.link,
              { className: 'fade inline-flex min-h-6 items-center rounded-sm hover:text-ink' },
              item.label,
            )}
            {index < items.length - 1 && <ChevronRight aria-hidden size={14} className="mx-1.5" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
