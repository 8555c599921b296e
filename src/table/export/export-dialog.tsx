import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isoDay, wallTimeAt } from '@/domain/calendar';
import { presentTime } from '@/domain/present-time';
import { messageOf } from '@/api/errors/problem';
import { formatCount, totalWords, type Total } from '@/labels/counts';
import { Button } from '@/ui/button';
import { ProgressBar } from '@/ui/data/progress-bar';
import { Alert } from '@/ui/feedback/alert';
import { toast } from '@/ui/feedback/toast';
import { Dialog } from '@/ui/overlay/dialog';
import { saveFile } from '@/ui/save-file';

interface ExportDialogProps {
  /** What to call one row, and several. */
  noun: { one: string; many: string };
  /** Reads all rows and turns them into the file. */
  make: (
    signal: AbortSignal,
    onProgress: (read: number, total: Total) => void,
  ) => Promise<{ text: string; rows: number; hasChanged: boolean }>;
  onClose: () => void;
}

/** Reads all pages of a view into a file, shows the progress, and can be stopped. */
export function ExportDialog({ noun, make, onClose }: ExportDialogProps) {
  const [progress, setProgress] = useState<{ read: number; total: Total }>();
  const stop = useRef(new AbortController());
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => {
      stop.current = new AbortController();
      return make(stop.current.signal, (read, total) => setProgress({ read, total }));
    },
    onSuccess: ({ text, rows, hasChanged }) => {
      if (stop.current.signal.aborted) return;
      saveFile(
        new Blob([text], { type: 'text/csv;charset=utf-8' }),
        `${noun.many}-${isoDay(wallTimeAt(new Date(presentTime())))}.csv`,
      );
      const exported = `${totalWords({ total_count: rows }, noun)} exported`;
      if (hasChanged)
        toast.warning(`${exported}. The list changed meanwhile: some may be missing.`);
      else toast.success(exported);
      onClose();
    },
  });
  const start = useEffectEvent(() => mutate());
  const cancel = useEffectEvent(() => stop.current.abort());
  useEffect(() => {
    start();
    return cancel;
  }, []);

  const { total_count: total = 0, total_is_estimate: isEstimate } = progress?.total ?? {};
  const read = Math.min(progress?.read ?? 0, total);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={`Export ${noun.many}`}
      description="All rows of this view, with the columns it shows, as a CSV file."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {error && !isPending && <Button onClick={() => mutate()}>Try again</Button>}
        </>
      }
    >
      {error && !isPending ? (
        <Alert tone="danger">{messageOf(error)}</Alert>
      ) : (
        <div className="grid gap-2">
          <ProgressBar
            label={`Reading ${noun.many}`}
            value={total === 0 ? 0 : (read / total) * 100}
          />
          <p className="text-muted tabular text-sm">
            {total === 0 ? 'Reading…' : `${formatCount(read)} of ${formatCount(total, isEstimate)}`}
          </p>
        </div>
      )}
    </Dialog>
  );
}
