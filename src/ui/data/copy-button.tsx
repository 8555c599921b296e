import { Check, Copy } from 'lucide-react';
import { useCopy } from '../hooks/use-copy';
import { IconButton } from '../icon-button';

export type CopyButtonProps = {
  text: string;
  /** Names what is copied: "Copy case number". */
  label: string;
};

export function CopyButton({ text, label }: CopyButtonProps) {
  const { state, copy } = useCopy();
  const words = { idle: '', copied: 'Copied', failed: 'Not copied' }[state];
  return (
    <span className="thumb:-my-2.5 -my-1 inline-flex items-center gap-1">
      <IconButton label={label} size="sm" onClick={() => void copy(text)}>
        {state === 'copied' ? (
          <Check aria-hidden size={16} className="text-primary" />
        ) : (
          <Copy aria-hidden size={16} />
        )}
      </IconButton>
      <span role="status" className="text-muted text-xs">
        {words}
      </span>
    </span>
  );
}
