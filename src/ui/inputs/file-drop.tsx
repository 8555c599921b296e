import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { mergeRefs } from '../hooks/merge-refs';
import { useFieldControl } from './field-context';
import { FieldError } from './field-error';
import { FileRow, type FileDropItem } from './file-row';

export type { FileDropItem };

export type FileDropProps = {
  /** As in <input accept>: `image/jpeg,image/png,.pdf`. Only a hint; the caller checks. */
  accept: string;
  /** The accepted files in words: "JPEG, PNG or PDF, up to 10 MB". */
  limits: ReactNode;
  /** How many more files are accepted. At 0 only the files are shown. */
  room: number;
  /** Replaces the drop area when it is full, unless a single accepted file speaks for itself. */
  fullNote?: ReactNode;
  /** For code that moves the focus here, such as a form with an error. */
  inputRef?: Ref<HTMLInputElement>;
  files: FileDropItem[];
  onFiles: (files: File[]) => void;
};

/** Shows the files and their uploads. The caller does the uploading. */
export function FileDrop({
  accept,
  limits,
  room,
  fullNote,
  inputRef,
  files,
  onFiles,
}: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  const wiring = useFieldControl({});
  const limitsId = useId();
  const { input, removing } = useFocusAfterRemoval(files.length);
  const isFull = room === 0;
  const list = useFocusWhenFull(isFull, input);
  const isMultiple = room > 1;
  const call = isMultiple ? 'choose files' : 'choose a file';
  const count = isMultiple ? `Up to ${room} ${files.length > 0 ? 'more ' : ''}files` : 'One file';

  function take(taken: File[]) {
    const isTooMuch = taken.length > room;
    setComplaint(
      isTooMuch ? (isMultiple ? `Choose at most ${room} files.` : 'Choose one file only.') : null,
    );
    if (taken.length > 0 && !isTooMuch) onFiles(taken);
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const chosen = Array.from(event.target.files ?? []);
    // Otherwise the same file, chosen again after an error, would fire no change event.
    event.target.value = '';
    take(chosen);
  }

  function drop(event: DragEvent<HTMLInputElement>) {
    // Browsers differ in what they leave out: files of another type, or all but the first.
    event.preventDefault();
    setIsOver(false);
    take(Array.from(event.dataTransfer.files));
  }

  return (
    <div>
      <div
        hidden={isFull}
        className={clsx(
          'file-zone fade hover:bg-subtle relative grid justify-items-center gap-1 rounded-lg border border-dashed px-4 py-6 text-center text-sm',
          isOver ? 'border-primary bg-primary-soft' : 'border-control bg-surface',
        )}
      >
        {/* The input itself covers the area, so the browser handles presses and the keyboard. */}
        <input
          {...wiring}
          ref={mergeRefs(input, inputRef)}
          aria-label={wiring.id ? undefined : call}
          aria-describedby={clsx(wiring['aria-describedby'], limitsId)}
          type="file"
          accept={accept}
          multiple={isMultiple}
          className="absolute inset-0 cursor-pointer opacity-0"
          onDragEnter={() => setIsOver(true)}
          onDragOver={(event) => event.preventDefault()}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          onChange={change}
        />
        <Upload aria-hidden size={20} className="text-muted mb-1" />
        <p aria-hidden>
          <span className="hidden sm:inline">Drop {isMultiple ? 'files' : 'a file'} here or </span>
          <span className="text-link inline-block font-medium max-sm:first-letter:uppercase">
            {call}
          </span>
        </p>
        <p id={limitsId} className="text-muted text-xs">
          {limits}. {count}.
        </p>
      </div>
      {isFull && fullNote && <p className="text-muted text-sm">{fullNote}</p>}
      {/* Always present, so that changes to a file's state are read out. */}
      <div aria-live="polite">
        {complaint && (
          <div className="mt-2">
            <FieldError id={`${limitsId}-complaint`}>{complaint}</FieldError>
          </div>
        )}
        {files.length > 0 && (
          <ul ref={list} className={clsx('grid gap-2', (!isFull || fullNote) && 'mt-2')}>
            {files.map((file) => (
              <FileRow
                key={file.id}
                {...file}
                onCancel={removing(file.onCancel)}
                onRemove={removing(file.onRemove, file.confirmDelete)}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** When the last accepted file hides the drop area, the focus moves to the file's buttons. */
function useFocusWhenFull(isFull: boolean, input: RefObject<HTMLInputElement | null>) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (!isFull || document.activeElement !== input.current) return;
    list.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
  }, [isFull, input]);
  return list;
}

/** A removed row takes the focused button with it, so the focus moves to the file input. */
function useFocusAfterRemoval(count: number) {
  const input = useRef<HTMLInputElement>(null);
  const isRemoving = useRef(false);
  const before = useRef(count);
  // Runs at once: a confirmed question gives the focus to the heading if its button is gone.
  useLayoutEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || !isRemoving.current) return;
    isRemoving.current = false;
    if (document.activeElement === document.body) input.current?.focus();
  }, [count]);
  async function removeWith(remove: () => void, confirm?: () => Promise<boolean>): Promise<void> {
    if (confirm && !(await confirm())) return;
    isRemoving.current = true;
    remove();
  }
  const removing = (remove?: () => void, confirm?: () => Promise<boolean>) =>
    remove && (() => void removeWith(remove, confirm));
  return { input, removing };
}
