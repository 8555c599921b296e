import { ClaimDocumentKind } from '@generated/model';
import { HardDrive } from 'lucide-react';
import { DOCUMENTS_PER_CLAIM } from '@/domain/claims/claim-checks';
import { missingDocumentKinds } from '@/domain/documents/document-checks';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { Alert } from '@/ui/feedback/alert';
import { Badge } from '@/ui/feedback/badge';
import { Field } from '@/ui/inputs/field';
import type { DocumentItem } from '../document-item';
import { useDocumentPreview } from '../document-preview';
import { DocumentDrop, MoreDocuments } from '../document-drop';
import { SavedDocuments } from './saved-documents';
import type { ClaimDocumentsHandle } from './use-claim-documents';

interface ClaimDocumentsProps {
  /** The kinds that the case asks for. */
  asked: readonly ClaimDocumentKind[];
  claimDocuments: ClaimDocumentsHandle;
  /** Null as long as the account has no such claim. */
  claimId: number | null;
}

/** The documents of a claim: those that are asked for, more of any kind, and those saved before. */
export function ClaimDocuments({ asked, claimDocuments, claimId }: ClaimDocumentsProps) {
  const { preview, dialog } = useDocumentPreview();
  const { items, room } = claimDocuments;
  const others = Object.values(ClaimDocumentKind).filter((kind) => !asked.includes(kind));
  const missing = missingDocumentKinds(asked, items.flatMap(given));

  const area = (kind: ClaimDocumentKind, shown: readonly DocumentItem[], hasKinds = false) => (
    <DocumentDrop
      kind={kind}
      room={room}
      items={shown}
      hasKinds={hasKinds}
      actionsOf={({ id }) => ({
        onPreview: preview,
        onCancel: () => claimDocuments.cancel(id),
        onRetry: () => claimDocuments.retry(id),
        onRemove: () => claimDocuments.remove(id),
      })}
      onFiles={(files) => claimDocuments.add(kind, files)}
    />
  );

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
          Delete one to add another.
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
          {area(
            kind,
            items.filter((item) => item.kind === kind),
          )}
        </Field>
      ))}
      {others.length > 0 && (
        <MoreDocuments<ClaimDocumentKind> kinds={others} first="other">
          {(kind) =>
            area(
              kind,
              items.filter((item) => !asked.some((one) => one === item.kind)),
              true,
            )
          }
        </MoreDocuments>
      )}
      {!claimDocuments.isKeptOnly && (
        <SavedDocuments claimDocuments={claimDocuments} claimId={claimId} onPreview={preview} />
      )}
      {dialog}
    </div>
  );
}

/** A document counts as given while it is being uploaded. The exchange decides whether it is in order. */
function given(item: DocumentItem) {
  return item.state === 'failed'
    ? []
    : [{ kind: item.kind, status: 'scanning' as const, redacted: false }];
}
