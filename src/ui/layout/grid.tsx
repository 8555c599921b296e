import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type Breakpoint = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl';
const breakpoints: Breakpoint[] = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'];

export type RowProps = {
  className?: string;
  children: ReactNode;
};

export function Row({ className, children }: RowProps) {
  return <div className={clsx('row', className)}>{children}</div>;
}

export type ColProps = Partial<Record<Breakpoint, number>> & {
  className?: string;
  children?: ReactNode;
};

/** Spans are counted in 24ths. A breakpoint that is left out takes the span of the next smaller one. */
export function Col({ className, children, ...spans }: ColProps) {
  // All six are set on every column. Otherwise a nested column would inherit those of its ancestor.
  const style: Record<string, number> = {};
  let span = 24;
  for (const breakpoint of breakpoints) {
    span = spans[breakpoint] ?? span;
    style[`--${breakpoint}`] = span;
  }
  return (
    <div className={clsx('col', className)} style={style}>
      {children}
    </div>
  );
}
