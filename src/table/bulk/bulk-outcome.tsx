import { Alert } from '@/ui/feedback/alert';

interface BulkOutcomeProps {
  /** "3 suspended, 1 not". */
  title: string;
  failures: readonly { id: number; name: string; message: string }[];
  onDismiss: () => void;
}

/** What was not done, row by row. */
export function BulkOutcome({ title, failures, onDismiss }: BulkOutcomeProps) {
  return (
    <Alert tone="danger" title={title} onDismiss={onDismiss}>
      <ul className="mt-1 grid gap-1 empty:hidden">
        {failures.map(({ id, name, message }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-medium">{name}:</span> {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
