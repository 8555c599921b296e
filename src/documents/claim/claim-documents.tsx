import { ClaimDocumentKind, type CaseParameters, type DocumentKind } from '@generated/model';
import { HardDrive } from 'lucide-react';
import { useState } from 'react';
import { DOCUMENTS_PER_CLAIM, missingDocumentKinds } from '@/domain/claims/claim-checks';
import { DOCUMENT_TYPES, documentLimits } from '@/domain/document-limits';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { Alert } from '@/ui/feedback/alert';
import { Badge } from '@/ui/feedback/badge';
import { Field } from '@/ui/inputs/field';
import { FileDrop } from '@/ui/inputs/file-drop';
import { Options, Select } from '@/ui/inputs/select';
import type { PreviewSource } from '@/ui/overlay/preview-dialog';
import type { ClaimDocumentItem } from './claim-document-item';
import { useDocumentPreview } from '../document-preview';
import { documentRow } from '../document-row';
import { SavedDocuments } from './saved-documents';
import type { ClaimDocumentsHandle } from './use-claim-documents';

interface ClaimDocumentsProps {
  parameters: CaseParameters;
  claimDocuments: ClaimDocumentsHandle;
  /** Null as long as the account has no such claim. */
  claimId: number | null;
}

/** The documents of a claim: what the case asks for, more of any kind, and what was saved before. */
export function ClaimDocuments({ parameters, claimDocuments, claimId }: ClaimDocumentsProps) {
  const { preview, dialog } = useDocumentPreview();
  const { items, room } = claimDocuments;
  const asked = parameters.required_document_kinds;
  const others = Object.values(ClaimDocumentKind).filter((kind) => !asked.includes(kind));
  const missing = missingDocumentKinds({ parameters, documents: items.flatMap(given) });
  const area = { claimDocuments, onPreview: preview };
  return (
    <div className="grid gap-6">
      <Alert tone="info" title="Black out numbers first">
        Of account and tax numbers only the last four digits should be readable (Rule 9037).
      </Alert>
      {claimDocuments.isKeptOnly && (
        <p className="text-muted flex gap-2 text-sm">
          <HardDrive aria-hidden size={16} className="mt-0.5 shrink-0" />
          Kept on this device. They are sent when you log in.
        </p>
      )}
      {room === 0 && (
        <Alert tone="warning" title={`A claim has at most ${DOCUMENTS_PER_CLAIM} documents`}>
          Remove one to add another.
        </Alert>
      )}
      {asked.map((kind) => (
        <Field
          key={kind}
          label={DOCUMENT_KIND_LABELS[kind]}
          isRequired
          aside={
            missing.includes(kind) ? (
              <Badge tone="warning">Missing</Badge>
            ) : (
              <Badge tone="success">Added</Badge>
            )
          }
        >
          <DocumentArea {...area} kind={kind} shown={items.filter((item) => item.kind === kind)} />
        </Field>
      ))}
      {others.length > 0 && (
        <MoreDocuments
          {...area}
          kinds={others}
          shown={items.filter(({ kind }) => !asked.some((one) => one === kind))}
        />
      )}
      {!claimDocuments.isKeptOnly && (
        <SavedDocuments claimDocuments={claimDocuments} claimId={claimId} onPreview={preview} />
      )}
      {dialog}
    </div>
  );
}

/** A document that counts as given while it is on its way; whether it is in order the exchange says. */
function given(item: ClaimDocumentItem) {
  return item.state === 'failed'
    ? []
    : [{ kind: item.kind, status: 'scanning' as const, redacted: false }];
}

interface AreaProps {
  claimDocuments: ClaimDocumentsHandle;
  onPreview: (source: PreviewSource) => void;
  shown: readonly ClaimDocumentItem[];
}

interface DocumentAreaProps extends AreaProps {
  kind: ClaimDocumentKind;
  /** Whether the rows say what they are. */
  hasKinds?: boolean;
}

function DocumentArea({
  claimDocuments,
  onPreview,
  kind,
  shown,
  hasKinds = false,
}: DocumentAreaProps) {
  return (
    <FileDrop
      accept={Object.keys(DOCUMENT_TYPES).join(',')}
      limits={documentLimits(kind)}
      room={claimDocuments.room}
      files={shown.map((item) => ({
        ...documentRow(item, {
          onPreview,
          onCancel: () => claimDocuments.cancel(item.id),
          onRetry: () => claimDocuments.retry(item.id),
          onRemove: () => claimDocuments.remove(item.id),
        }),
        ...(hasKinds && { kind: DOCUMENT_KIND_LABELS[item.kind] }),
      }))}
      onFiles={(files) => claimDocuments.add(kind, files)}
    />
  );
}

interface MoreDocumentsProps extends AreaProps {
  kinds: readonly ClaimDocumentKind[];
}

function MoreDocuments({ kinds, ...area }: MoreDocumentsProps) {
  const [chosen, setChosen] = useState<DocumentKind>('other');
  const kind = kinds.find((one) => one === chosen) ?? kinds[0] ?? 'other';
  return (
    <section className="grid gap-3">
      <h3 className="text-sm">More documents</h3>
      <Field label="Kind of document">
        <Select value={kind} onChange={({ target }) => setChosen(target.value as DocumentKind)}>
          <Options
            choices={kinds.map((one) => ({ value: one, label: DOCUMENT_KIND_LABELS[one] }))}
          />
        </Select>
      </Field>
      <Field label="More documents" isLabelHidden>
        <DocumentArea {...area} kind={kind} hasKinds />
      </Field>
    </section>
  );
}
