import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={clsx('border-line bg-surface flex min-w-0 flex-col rounded-lg border', className)}
      {...rest}
    />
  );
}

export type CardHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Right of the title: one small action or a link. */
  action?: ReactNode;
};

export function CardHeader({ title, description, action }: CardHeaderProps) {
  return (
    <header className="border-line flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b px-4 py-3">
      {/* Next to the action as long as there is enough room. */}
      <div className="min-w-0 flex-1 basis-32">
        <h2 className="text-base">{title}</h2>
        {description && <p className="text-muted text-sm">{description}</p>}
      </div>
      {action}
    </header>
  );
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('flex-1 content-start p-4', className)} {...rest} />;
}
