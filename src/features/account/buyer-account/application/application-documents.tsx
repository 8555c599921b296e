import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { buyerAccountFieldsLimits } from '@generated/limits';
import type { BuyerAccountType, Document } from '@generated/model';
import {
  APPLICATION_DOCUMENT_KINDS,
  type ApplicationDocumentKind,
  neededDocumentKinds,
} from '@/domain/buyers/buyer-account';
import { DOCUMENT_TYPES, documentLimits } from '@/domain/document-limits';
import { type ClaimDocumentItem, storedItem } from '@/documents/claim/claim-document-item';
import { useDocumentPreview } from '@/documents/document-preview';
import { documentRow } from '@/documents/document-row';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import type { useUploads } from '@/documents/use-uploads';
import { Badge } from '@/ui/feedback/badge';
import { Field } from '@/ui/inputs/field';
import { FileDrop } from '@/ui/inputs/file-drop';
import { Options, Select } from '@/ui/inputs/select';
import type { ApplicationValues } from './application-values';

const HINTS: Partial<Record<ApplicationDocumentKind, string>> = {
  tax_form: 'Form W-9 in the United States, else W-8BEN, for an entity W-8BEN-E.',
  corporate: 'An extract from the company register, or a resolution, that shows who may sign.',
};

interface ApplicationDocumentsProps {
  uploads: ReturnType<typeof useUploads>;
  onRemove: (document: Document) => void;
}

/** The documents that an application needs, and more that speak for it. */
export function ApplicationDocuments({ uploads, onRemove }: ApplicationDocumentsProps) {
  const { watch } = useFormContext<ApplicationValues>();
  const [type, documents] = watch(['account_type', 'documents']);
  const { preview, dialog } = useDocumentPreview();
  // A choice of the contract, or none yet.
  const needed = neededDocumentKinds((type || null) as BuyerAccountType | null);
  const others = APPLICATION_DOCUMENT_KINDS.filter((kind) => !needed.includes(kind));
  const items = [...documents.map(storedItem), ...uploads.items];
  const room = Math.max(0, buyerAccountFieldsLimits.document_ids - items.length);

  const area = (kind: ApplicationDocumentKind, shown: readonly ClaimDocumentItem[]) => (
    <FileDrop
      accept={Object.keys(DOCUMENT_TYPES).join(',')}
      limits={documentLimits(kind)}
      room={room}
      files={shown.map((item) => ({
        ...documentRow(item, {
          onPreview: preview,
          onCancel: () => uploads.drop(item.id),
          onRetry: () => uploads.retry(item),
          onRemove: () => (item.state === 'done' ? onRemove(item.document) : uploads.drop(item.id)),
        }),
        ...(!needed.includes(kind) && { kind: DOCUMENT_KIND_LABELS[item.kind] }),
      }))}
      onFiles={(files) => uploads.add(kind, files)}
    />
  );

  return (
    <div className="grid gap-6">
      {needed.map((kind) => {
        const shown = items.filter((item) => item.kind === kind);
        const isThere = shown.some(({ state }) => state !== 'failed');
        return (
          <Field
            key={kind}
            label={DOCUMENT_KIND_LABELS[kind]}
            hint={HINTS[kind]}
            isRequired
            aside={
              <Badge tone={isThere ? 'success' : 'warning'}>{isThere ? 'Added' : 'Missing'}</Badge>
            }
          >
            {area(kind, shown)}
          </Field>
        );
      })}
      <MoreDocuments kinds={others}>
        {(kind) =>
          area(
            kind,
            items.filter((item) => !needed.some((one) => one === item.kind)),
          )
        }
      </MoreDocuments>
      {dialog}
    </div>
  );
}

interface MoreDocumentsProps {
  kinds: readonly ApplicationDocumentKind[];
  children: (kind: ApplicationDocumentKind) => React.ReactNode;
}

function MoreDocuments({ kinds, children }: MoreDocumentsProps) {
  const [chosen, setChosen] = useState<string>('account_statement');
  const kind = kinds.find((one) => one === chosen) ?? 'other';
  return (
    <section className="grid gap-3">
      <h3 className="text-sm">More documents</h3>
      <Field
        label="Kind of document"
        hint="For example a statement that shows the source of funds."
      >
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
