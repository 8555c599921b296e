import { useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Total } from '@/labels/counts';
import { IconButton } from '@/ui/icon-button';
import { lateDialog } from '@/ui/late';
import type { Column } from '../columns/column';

const ExportDialog = lateDialog(async () => (await import('./export-dialog')).ExportDialog);

interface ExportButtonProps<Data, Row, Failure> {
  /** What to call one row, and several. */
  noun: { one: string; many: string };
  columns: readonly Column<Row, string>[];
  /** The operation's query options for a page of the view, with as many rows as the operation allows. */
  readPage: (page: number) => UseQueryOptions<Data, Failure>;
  rowsOf: (data: Data) => readonly Row[];
  totalOf: (data: Data) => Total;
}

export function ExportButton<Data, Row extends { id: number }, Failure>({
  noun,
  columns,
  ...source
}: ExportButtonProps<Data, Row, Failure>) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Export" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Download aria-hidden size={18} />
      </IconButton>
      {isOpen && (
        <ExportDialog
          noun={noun}
          make={async (signal, onProgress) => {
            const { makeCsv } = await import('./make-csv');
            return await makeCsv(columns, { ...source, queryClient, signal, onProgress });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
