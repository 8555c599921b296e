import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { useId, useState, type ChangeEvent, type ReactNode, type Ref } from 'react';
import { useFieldControl } from './field-context';
import { FileRow, type FileDropItem } from './file-row';

export type { FileDropItem };

export type FileDropProps = {
  /** As of <input accept>: `image/jpeg,image/png,.pdf`. A hint only; the caller checks. */
  accept: string;
  /** What is taken, in words: "JPEG, PNG or PDF, up to 10 MB". */
  limits: ReactNode;
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** For whoever moves the focus here, such as a form with an error. */
  inputRef?: Ref<HTMLInputElement>;
  files: FileDropItem[];
  onFiles: (files: File[]) => void;
};

/** Shows the files and their uploads; who uploads them is the caller. */
export function FileDrop({
  accept,
  limits,
  isMultiple = false,
  isDisabled = false,
  inputRef,
  files,
  onFiles,
}: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const wiring = useFieldControl({});
  const limitsId = useId();
  const call = isMultiple ? 'choose files' : 'choose a file';

  function take(event: ChangeEvent<HTMLInputElement>) {
    const taken = Array.from(event.target.files ?? []);
    // Else the same file, chosen again after an error, would fire no change.
    event.target.value = '';
    if (taken.length > 0) onFiles(taken);
  }

  const isFull = !isMultiple && files.length > 0;
  return (
    <div>
      <div
        hidden={isFull}
        className={clsx(
          'file-zone fade relative grid justify-items-center gap-1 rounded-lg border border-dashed px-4 py-6 text-center text-sm',
          isOver ? 'border-primary bg-primary-soft' : 'border-control bg-surface',
          isDisabled ? 'opacity-50' : 'hover:bg-subtle',
        )}
      >
        {/* The input itself covers the area: pressing, dropping and the keyboard are the browser's. */}
        <input
          {...wiring}
          ref={inputRef}
          aria-label={wiring.id ? undefined : call}
          aria-describedby={clsx(wiring['aria-describedby'], limitsId)}
          type="file"
          accept={accept}
          multiple={isMultiple}
          disabled={isDisabled}
          className="absolute inset-0 cursor-pointer opacity-0"
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
          onChange={take}
        />
        <Upload aria-hidden size={20} className="text-muted mb-1" />
        <p aria-hidden>
          <span className="hidden sm:inline">Drop {isMultiple ? 'files' : 'a file'} here or </span>
          <span className="text-link font-medium">{call}</span>
        </p>
        <p id={limitsId} className="text-muted text-xs">
          {limits}
        </p>
      </div>
      {/* Always there, so that what becomes of a file is read out. */}
      <div aria-live="polite">
        {files.length > 0 && (
          <ul className={clsx('grid gap-2', !isFull && 'mt-2')}>
            {files.map((file) => (
              <FileRow key={file.id} {...file} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
