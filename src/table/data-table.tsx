import { errorBodyOf, messageOf } from '@/api/problem';
import { ErrorState } from '@/ui/feedback/error-state';
import { useMediaQuery } from '@/ui/hooks/use-media-query';
import { DataCards } from './data-cards';
import { DataGrid } from './data-grid';
import type { DataTableProps } from './table-props';

/** A page of rows: a table on wide screens, cards with the same order of facts on a phone. */
export function DataTable<Row extends { id: number }, SortBy extends string>(
  props: DataTableProps<Row, SortBy>,
) {
  const isWide = useMediaQuery('(min-width: 768px)');
  const { rows, error, onRetry, isFetching, emptyState } = props;
  if (error && !rows) {
    return (
      <ErrorState
        message={messageOf(error)}
        requestId={errorBodyOf(error)?.request_id}
        onRetry={onRetry}
        isRetrying={isFetching}
      />
    );
  }
  if (rows?.length === 0) return emptyState;
  return isWide ? <DataGrid {...props} /> : <DataCards {...props} />;
}
