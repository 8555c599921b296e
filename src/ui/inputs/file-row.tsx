import {
  CircleCheck,
  Eye,
  File as FileIcon,
  HardDrive,
  RotateCw,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { ProgressBar } from '../data/progress-bar';
import { handOnFocus } from '../hooks/hand-on-focus';
import { IconButton } from '../icon-button';
import { FieldError } from './field-error';

export type FileDropItem = {
  id: string;
  name: string;
  /** Already formatted: "2.4 MB". */
  size: string;
  /** What kind of file it is, if an area accepts several kinds. */
  kind?: string;
  /** `kept` is on this device and not sent yet; `waiting` is sent after the others. */
  status: 'kept' | 'waiting' | 'uploading' | 'done' | 'error';
  /** 0 to 100, while uploading. */
  progress?: number;
  /** Why it failed, in words. */
  error?: string;
  /** What to be careful about, in words. Replaces the state. */
  warning?: string;
  /** A picture of 40 px. Without one, a file icon is shown. */
  thumbnail?: ReactNode;
  onPreview?: () => void;
  onCancel?: () => void;
  onRetry?: () => void;
  onRemove?: () => void;
  /** Asks before `onRemove` deletes a stored file. Other files are removed at once. */
  confirmDelete?: () => Promise<boolean>;
};

export function FileRow(file: FileDropItem) {
  const { name, size, kind, status, thumbnail, onPreview, onCancel, onRetry, onRemove } = file;
  const isUnderWay = status === 'waiting' || status === 'uploading';
  const takeBack = isUnderWay ? onCancel : onRemove;
  const verb = isUnderWay ? 'Cancel' : file.confirmDelete ? 'Delete' : 'Remove';
  return (
    <li
      ref={handOnFocus}
      className="border-line bg-surface flex items-center gap-3 rounded-lg border p-2.5 text-sm"
    >
      <span className="bg-subtle text-muted grid size-10 shrink-0 place-items-center overflow-hidden rounded-md">
        {thumbnail ?? <FileIcon aria-hidden size={18} />}
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex items-baseline gap-2">
          <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
          <span className="tabular text-muted shrink-0 text-xs">{size}</span>
        </p>
        {kind && <p className="text-muted text-xs wrap-anywhere">{kind}</p>}
        <State {...file} />
      </div>
      <div className="flex shrink-0 items-center">
        {onPreview && (
          <IconButton label={`Preview ${name}`} size="sm" onClick={onPreview}>
            <Eye aria-hidden size={16} />
          </IconButton>
        )}
        {status === 'error' && onRetry && (
          <IconButton label={`Try ${name} again`} size="sm" onClick={onRetry}>
            <RotateCw aria-hidden size={16} />
          </IconButton>
        )}
        {/* One button for both, so that it keeps the focus when the upload ends. */}
        {takeBack && (
          <IconButton label={`${verb} ${name}`} size="sm" onClick={takeBack}>
            {isUnderWay ? <X aria-hidden size={16} /> : <Trash2 aria-hidden size={16} />}
          </IconButton>
        )}
      </div>
    </li>
  );
}

function State({ id, name, status, progress = 0, error, warning }: FileDropItem) {
  if (status === 'uploading') return <ProgressBar label={`Uploading ${name}`} value={progress} />;
  if (status === 'waiting') return <p className="text-muted text-xs">Waiting</p>;
  if (status === 'error')
    return <FieldError id={`${id}-error`}>{error ?? 'The upload failed.'}</FieldError>;
  if (warning)
    return (
      <p className="text-warning-ink flex gap-1 text-xs font-medium">
        <TriangleAlert aria-hidden size={14} className="mt-px shrink-0" />
        {warning}
      </p>
    );
  const isDone = status === 'done';
  const Icon = isDone ? CircleCheck : HardDrive;
  return (
    <p className="text-muted flex items-center gap-1 text-xs">
      <Icon aria-hidden size={14} className={isDone ? 'text-primary' : undefined} />
      {isDone ? 'Uploaded' : 'Kept on this device'}
    </p>
  );
}
