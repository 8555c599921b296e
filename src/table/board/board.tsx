import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { BoardProps } from './board-declaration';

/** The rows of a list in lanes. If an amount would not fit into a lane, the lanes are stacked. */
export function Board<Row extends { id: number }>({
  caption,
  board: { lanes, laneOf, short, besides, card },
  rows,
  isLoading,
  isFetching,
  note,
}: BoardProps<Row>) {
  return (
    <div role="region" aria-label={caption} aria-busy={isLoading || isFetching} className="grid">
      <p className="text-muted px-4 pt-3 text-sm">{note || besides}</p>
      <div
        className={clsx(
          'fade grid gap-3 p-4 xl:auto-cols-fr xl:grid-flow-col',
          isFetching && 'opacity-60',
        )}
      >
        {lanes.map(({ key, label }) => {
          const inLane = rows.filter((row) => laneOf(row) === key);
          const cut = short?.lane === key && inLane.length > short.rows ? short : null;
          const shown = cut ? inLane.toSorted(cut.order).slice(0, cut.rows) : inLane;
          return (
            <section
              key={key}
              aria-label={label}
              className="bg-subtle grid min-w-0 content-start gap-2 rounded-lg p-2"
            >
              <h2 className="flex items-baseline justify-between gap-2 px-1 pt-1 text-sm">
                {label}
                {!isLoading && (
                  <span className="text-muted tabular text-xs font-medium">{inLane.length}</span>
                )}
              </h2>
              {isLoading ? (
                <Skeleton className="h-24" />
              ) : inLane.length === 0 ? (
                <p className="text-muted px-1 pb-1 text-xs">None</p>
              ) : (
                <>
                  <ul className="grid gap-2">
                    {shown.map((row) => (
                      <li
                        key={row.id}
                        className="border-line bg-surface hover:border-line-strong relative rounded-lg border p-3"
                      >
                        {card(row)}
                      </li>
                    ))}
                  </ul>
                  {cut && (
                    <Button variant="link" asChild>
                      <Link to={cut.allPath}>{cut.all(note ? null : inLane.length)}</Link>
                    </Button>
                  )}
                </>
              )}
            </section>
          );
        })}
      </div>
    </div>
  );
}
