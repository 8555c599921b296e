import { useFormContext } from 'react-hook-form';
import { buyerAccountFieldsLimits } from '@generated/limits';
import type { Document } from '@generated/model';
import {
  APPLICATION_DOCUMENT_KINDS,
  type ApplicationDocumentKind,
  neededDocumentKinds,
} from '@/domain/buyers/buyer-account';
import { type DocumentItem, storedItem, takesRoom } from '@/documents/document-item';
import { DocumentDrop, MoreDocuments } from '@/documents/document-drop';
import { useDocumentPreview } from '@/documents/document-preview';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import type { useUploads } from '@/documents/use-uploads';
import { Badge } from '@/ui/feedback/badge';
import { Field } from '@/ui/inputs/field';
import type { ApplicationValues } from './application-values';

const HINTS: Partial<Record<ApplicationDocumentKind, string>> = {
  tax_form: 'Form W-9 in the United States, else W-8BEN, for an entity W-8BEN-E.',
  corporate: 'An extract from the company register, or a resolution, that shows who may sign.',
};

const MOST = buyerAccountFieldsLimits.document_ids;

interface ApplicationDocumentsProps {
  uploads: ReturnType<typeof useUploads>;
  onRemove: (document: Document) => void;
}

/** The documents that an application needs, and further ones that support it. */
export function ApplicationDocuments({ uploads, onRemove }: ApplicationDocumentsProps) {
  const { watch } = useFormContext<ApplicationValues>();
  const [type, documents] = watch(['account_type', 'documents']);
  const { preview, dialog } = useDocumentPreview();
  const needed = neededDocumentKinds(type || null);
  const others = APPLICATION_DOCUMENT_KINDS.filter((kind) => !needed.includes(kind));
  const items = [...documents.map(storedItem), ...uploads.items];
  const room = Math.max(0, MOST - items.filter(takesRoom).length);

  const area = (kind: ApplicationDocumentKind, shown: readonly DocumentItem[]) => (
    <DocumentDrop
      kind={kind}
      room={room}
      fullNote={`An application has at most ${MOST} documents. Delete one to add another.`}
      items={shown}
      hasKinds={!needed.includes(kind)}
      actionsOf={(item) => ({
        onPreview: preview,
        onCancel: () => uploads.drop(item.id),
        onRetry: () => uploads.retry(item),
        onRemove: () => (item.state === 'done' ? onRemove(item.document) : uploads.drop(item.id)),
      })}
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
      <MoreDocuments<ApplicationDocumentKind>
        kinds={others}
        first="account_statement"
        hint="For example a statement that shows the source of funds."
      >
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
