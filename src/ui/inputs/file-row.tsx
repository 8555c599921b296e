import { CircleCheck, File as FileIcon, RotateCw, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProgressBar } from '../data/progress-bar';
import { IconButton } from '../icon-button';
import { FieldError } from './field-error';

export type FileDropItem = {
  id: string;
  name: string;
  /** Already formatted: "2.4 MB". */
  size: string;
  status: 'uploading' | 'done' | 'error';
  /** 0 to 100, while uploading. */
  progress?: number;
  /** Why it failed, in words. */
  error?: string;
  /** A thumbnail of 40 px; the icon of a file without one. */
  preview?: ReactNode;
  onCancel?: () => void;
  onRetry?: () => void;
  onRemove?: () => void;
};

export function FileRow({
  id,
  name,
  size,
  status,
  progress = 0,
  error,
  preview,
  onCancel,
  onRetry,
  onRemove,
}: FileDropItem) {
  return (
    <li className="border-line bg-surface flex items-center gap-3 rounded-lg border p-2.5 text-sm">
      <span className="bg-subtle text-muted grid size-10 shrink-0 place-items-center overflow-hidden rounded-md">
        {preview ?? <FileIcon aria-hidden size={18} />}
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex items-baseline gap-2">
          <span className="truncate font-medium" title={name}>
            {name}
          </span>
          <span className="tabular text-muted shrink-0 text-xs">{size}</span>
        </p>
        {status === 'uploading' && <ProgressBar label={`Uploading ${name}`} value={progress} />}
        {status === 'done' && (
          <p className="text-muted flex items-center gap-1 text-xs">
            <CircleCheck aria-hidden size={14} className="text-primary" />
            Uploaded
          </p>
        )}
        {status === 'error' && (
          <FieldError id={`${id}-error`}>{error ?? 'The upload failed.'}</FieldError>
        )}
      </div>
      {status === 'error' && onRetry && (
        <IconButton label={`Retry ${name}`} size="sm" onClick={onRetry}>
          <RotateCw aria-hidden size={16} />
        </IconButton>
      )}
      {status === 'uploading' && onCancel && (
        <IconButton label={`Cancel ${name}`} size="sm" onClick={onCancel}>
          <X aria-hidden size={16} />
        </IconButton>
      )}
      {status !== 'uploading' && onRemove && (
        <IconButton label={`Remove ${name}`} size="sm" onClick={onRemove}>
          <Trash2 aria-hidden size={16} />
        </IconButton>
      )}
    </li>
  );
}
