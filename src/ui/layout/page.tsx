import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useDocumentTitle, type Area } from '../hooks/use-document-title';

export type PageProps = {
  /** The h1 and, followed by the product's name, the document title. */
  title: string;
  /** Short, one or two sentences. */
  description?: ReactNode;
  breadcrumbs?: ReactNode;
  /** Before the title: a logo or a picture. */
  mark?: ReactNode;
  /** Next to the title: the state of the record. */
  badge?: ReactNode;
  /** The one primary action, with secondary ones before it. */
  action?: ReactNode;
  area?: Area;
  /** `narrow` for forms and settings. */
  width?: 'page' | 'narrow';
  children: ReactNode;
};

export function Page({
  title,
  description,
  breadcrumbs,
  mark,
  badge,
  action,
  area = 'user',
  width = 'page',
  children,
}: PageProps) {
  useDocumentTitle(title, area);
  return (
    <div
      className={clsx(
        'mx-auto w-full px-4 py-6 sm:px-6 lg:py-8',
        width === 'page' ? 'max-w-page' : 'max-w-3xl',
      )}
    >
      {breadcrumbs && <div className="mb-2">{breadcrumbs}</div>}
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className={clsx('min-w-0', mark && 'enlarged:grid flex gap-4')}>
          {mark}
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 tabIndex={-1} className="enlarged:text-lg text-xl wrap-anywhere sm:text-2xl">
                {title}
              </h1>
              {badge}
            </div>
            {description && (
              <p className="max-w-measure text-muted mt-1 text-sm wrap-anywhere">{description}</p>
            )}
          </div>
        </div>
        {action && <div className="flex flex-wrap items-center gap-2">{action}</div>}
      </header>
      {children}
    </div>
  );
}
