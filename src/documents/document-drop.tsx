import { useState, type ReactNode, type Ref } from 'react';
import type { DocumentKind } from '@generated/model';
import { useQuestion } from '@/acts/use-question';
import { DOCUMENT_ACCEPT, documentLimits } from '@/domain/documents/document-limits';
import { Field } from '@/ui/inputs/field';
import { FileDrop } from '@/ui/inputs/file-drop';
import { Options, Select } from '@/ui/inputs/select';
import type { DocumentItem } from './document-item';
import { documentRow, type RowActions } from './document-row';
import { DOCUMENT_KIND_LABELS } from './labels';

const DELETION = {
  description: 'The exchange deletes it for good. This cannot be undone.',
  confirmLabel: 'Delete document',
  cancelLabel: 'Cancel',
  tone: 'danger',
} as const;

interface DocumentDropProps {
  /** The kind of the files chosen here. */
  kind: DocumentKind;
  /** How many more are accepted. */
  room: number;
  /** Shown when no more are accepted, as in FileDrop. */
  fullNote?: string;
  items: readonly DocumentItem[];
  /** `onRemove` deletes a stored document, so it asks first. */
  actionsOf: (item: DocumentItem) => Omit<RowActions, 'confirmDelete'>;
  onFiles: (files: File[]) => void;
  /** Whether the rows name their kinds. */
  hasKinds?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** An area to choose documents, with those that are stored or in flight. */
export function DocumentDrop({
  kind,
  items,
  actionsOf,
  hasKinds = false,
  ...drop
}: DocumentDropProps) {
  const { ask, dialog } = useQuestion();
  return (
    <>
      <FileDrop
        {...drop}
        accept={DOCUMENT_ACCEPT}
        limits={documentLimits(kind)}
        files={items.map((item) => ({
          ...documentRow(item, {
            ...actionsOf(item),
            confirmDelete: () => ask({ ...DELETION, title: `Delete ${item.name}?` }),
          }),
          ...(hasKinds && { kind: DOCUMENT_KIND_LABELS[item.kind] }),
        }))}
      />
      {dialog}
    </>
  );
}

interface MoreDocumentsProps<Kind extends DocumentKind> {
  kinds: readonly Kind[];
  /** The kind selected at first. */
  first: Kind;
  hint?: string;
  /** The area for documents of the chosen kind. */
  children: (kind: Kind) => ReactNode;
}

/** Documents beyond those that are asked for, of a kind that the person chooses. */
export function MoreDocuments<Kind extends DocumentKind>({
  kinds,
  first,
  hint,
  children,
}: MoreDocumentsProps<Kind>) {
  const [chosen, setChosen] = useState<string>(first);
  const kind = kinds.find((one) => one === chosen) ?? kinds[0] ?? first;
  return (
    <section className="grid gap-3">
      <h3 className="text-sm">More documents</h3>
      <Field label="Kind of document" hint={hint}>
        <Select value={kind} onChange={({ target }) => setChosen(target.value)}>
          <Options
            choices={kinds.map((one) => ({ value: one, label: DOCUMENT_KIND_LABELS[one] }))}
          />
        </Select>
      </Field>
      <Field label="More documents" isLabelHidden>
        {children(kind)}
      </Field>
    </section>
  );
}
