import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

type Breakpoint = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl';
const breakpoints: Breakpoint[] = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'];

const justifications = { start: '', center: 'justify-center', end: 'justify-end' };

export type RowProps = {
  /** Space between columns and rows, in px. */
  gutter?: 0 | 8 | 12 | 16 | 24;
  justify?: keyof typeof justifications;
  className?: string;
  children: ReactNode;
};

export function Row({ gutter = 0, justify = 'start', className, children }: RowProps) {
  return (
    <div
      className={clsx('row', justifications[justify], className)}
      style={
        { '--gutter': `${gutter}px` } as CSSProperties /* React does not type custom properties */
      }
    >
      {children}
    </div>
  );
}

export type ColProps = Partial<Record<Breakpoint, number>> & {
  className?: string;
  children?: ReactNode;
};

/** Spans count in 24ths; a breakpoint that is left out takes the span of the next smaller one. */
export function Col({ className, children, ...spans }: ColProps) {
  // All six are set on every column: a nested column would otherwise inherit those of its ancestor.
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
