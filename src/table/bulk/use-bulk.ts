import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAsked } from '@/acts/use-asked';
import { whyNotDone } from '@/acts/why-not-done';
import { toast } from '@/ui/feedback/toast';
import type { Selection } from '../rows/use-selection';
import type { BulkAct } from './bulk-act';

/** Rows sent at a time: fast enough for a page of them, and no burden for the exchange. */
const AT_ONCE = 4;

interface Failure {
  id: number;
  name: string;
  message: string;
}

export type Bulk<Row extends { id: number }> = ReturnType<typeof useBulk<Row>>;

interface Sending<Row> {
  act: BulkAct<Row>;
  rows: Row[];
  reason: string;
}

interface BulkOptions<Row> {
  selection: Selection<Row>;
  rowName: (row: Row) => string;
  noun: { one: string; many: string };
}

/**
 * Acts on the selected rows, one call for each. Rows for which the call failed stay selected and are listed. Shaped
 * like `useAct`, so that the same dialog can ask.
 */
export function useBulk<Row extends { id: number }>({
  selection,
  rowName,
  noun,
}: BulkOptions<Row>) {
  const { asked, reason: written, ask, putBack, close } = useAsked();
  const [progress, setProgress] = useState(0);
  const [outcome, setOutcome] = useState<{ title: string; failures: Failure[] } | null>(null);
  /** Nothing was sent. */
  const fail = (thrown: unknown) => setOutcome({ title: whyNotDone(thrown), failures: [] });
  const { mutate, reset, isPending, variables, error } = useMutation({
    mutationFn: async ({ act, rows, reason }: Sending<Row>) => {
      const { default: pMap } = await import('p-map');
      return pMap(
        rows,
        async (row): Promise<Failure | null> => {
          try {
            await act.send(row, reason);
            return null;
          } catch (thrown) {
            return { id: row.id, name: rowName(row), message: whyNotDone(thrown) };
          } finally {
            setProgress((done) => done + 1);
          }
        },
        { concurrency: AT_ONCE },
      );
    },
    // A dialog shows it itself.
    onError: (thrown) => {
      if (!asked) fail(thrown);
    },
    onSuccess: (results, { act, rows, reason }) => {
      const failures = results.filter((result) => result !== null);
      const done = rows.length - failures.length;
      const failed = new Set(failures.map(({ id }) => id));
      selection.drop(rows.map(({ id }) => id).filter((id) => !failed.has(id)));
      if (failures.length === 0) {
        // The button that was pressed may be gone with the selection.
        close();
        toast.success(`${counted(done)} ${act.done}`);
      } else {
        putBack(reason);
        setOutcome({ title: `${done} ${act.done}, ${failures.length} not`, failures });
      }
    },
  });

  const counted = (count: number) => `${count} ${count === 1 ? noun.one : noun.many}`;

  function run(act: BulkAct<Row>, rows: Row[], reason = ''): void {
    setProgress(0);
    mutate({ act, rows, reason });
  }

  async function start(act: BulkAct<Row>): Promise<void> {
    const rows = selection.rows.filter((row) => act.isPossible?.(row) ?? true);
    setOutcome(null);
    // Earlier failures no longer matter.
    reset();
    const question = (await act.question?.(rows)) ?? null;
    if (!question) return run(act, rows);
    ask({
      name: act.label,
      label: act.label,
      isDangerous: act.isDangerous ?? false,
      question: { ...question, title: `${act.asks ?? act.label} ${counted(rows.length)}?` },
      done: '',
      send: (reason) => Promise.resolve(run(act, rows, reason)),
    });
  }

  return {
    /** The reason that the question starts with. */
    reason: written,
    asked,
    start: (act: BulkAct<Row>) => void start(act).catch(fail),
    confirm: (reason = '') => void asked?.send(reason),
    cancel: (reason = '') => putBack(reason),
    /** The act in flight. */
    pending: isPending ? variables.act.label : null,
    /** "2 of 5" while they are being sent. */
    progress: isPending ? `${progress} of ${variables.rows.length}` : null,
    outcome,
    dismiss: () => setOutcome(null),
    failure: error && whyNotDone(error),
  };
}
