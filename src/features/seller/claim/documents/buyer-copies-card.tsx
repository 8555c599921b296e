import { useState } from 'react';
import { deleteDocument } from '@generated/api/documents/documents';
import { uploadRedactedDocument } from '@generated/api/my-claims/my-claims';
import { ClaimDocumentKind, type Document, type MyClaim } from '@generated/model';
import { showError } from '@/api/announce';
import { isDealtWith } from '@/api/errors/error-catalogue';
import { messageOf } from '@/api/errors/problem';
import { DOCUMENTS_PER_CLAIM } from '@/domain/claims/claim-checks';
import { areCopiesShown, takesRedactedCopies } from '@/domain/claims/claim-state';
import { storedItem, takesRoom } from '@/documents/document-item';
import { DocumentDrop } from '@/documents/document-drop';
import { DocumentList } from '@/documents/document-list';
import { previewOfDocument, useDocumentPreview } from '@/documents/document-preview';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { type SendFile, useUploads } from '@/documents/use-uploads';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { toast } from '@/ui/feedback/toast';
import { Field } from '@/ui/inputs/field';
import { Options, Select } from '@/ui/inputs/select';

const FULL = `A claim has at most ${DOCUMENTS_PER_CLAIM} documents, copies for buyers included.`;

const KINDS = Object.values(ClaimDocumentKind);

/** The copies that buyers read before they bid: added and deleted until an offer is accepted. */
export function BuyerCopiesCard({ claim }: { claim: MyClaim }) {
  const copies = claim.documents.filter(({ redacted }) => redacted);
  const mayChange = takesRedactedCopies(claim.status);
  if (!mayChange && copies.length === 0) return null;
  return (
    <Card aria-label="Copies for buyers">
      <CardHeader
        title={`Copies for buyers (${copies.length})`}
        description="What verified buyers open before they bid: copies in which names, addresses and account numbers are blacked out."
      />
      {mayChange ? (
        <CardBody>
          <CopyFields claim={claim} copies={copies} />
        </CardBody>
      ) : (
        <DocumentList
          documents={copies}
          sourceOf={({ id, filename }) => previewOfDocument(id, filename)}
        />
      )}
    </Card>
  );
}

function CopyFields({ claim, copies }: { claim: MyClaim; copies: readonly Document[] }) {
  const { preview, dialog } = useDocumentPreview();
  const [kind, setKind] = useState<ClaimDocumentKind>('proof_of_claim');
  const upload: SendFile = ({ file, kind: chosen }, options, signal) =>
    // Only these are offered.
    uploadRedactedDocument(claim.id, { file, kind: chosen as ClaimDocumentKind }, options, signal);
  const areShown = claim.listed_at !== null && areCopiesShown(claim);
  const uploads = useUploads(
    () => toast.success(areShown ? 'Buyers can open it now' : 'Copy added'),
    upload,
  );
  const items = [...copies.map(storedItem), ...uploads.items];

  async function remove(copy: Document): Promise<void> {
    try {
      await deleteDocument(copy.id);
    } catch (error) {
      if (!isDealtWith(error)) showError(messageOf(error));
    }
  }

  return (
    <div className="grid gap-4">
      <Field label="Kind of document">
        <Select value={kind} onChange={({ target }) => setKind(target.value as ClaimDocumentKind)}>
          <Options
            choices={KINDS.map((each) => ({ value: each, label: DOCUMENT_KIND_LABELS[each] }))}
          />
        </Select>
      </Field>
      <Field
        label="Redacted copy"
        hint="Buyers see a neutral name, not the name of your file. What the file itself says of you, black out first."
      >
        <DocumentDrop
          kind={kind}
          room={Math.max(
            0,
            DOCUMENTS_PER_CLAIM - claim.documents.length - uploads.items.filter(takesRoom).length,
          )}
          fullNote={copies.length > 0 ? `${FULL} Delete a copy to add another.` : FULL}
          items={items}
          hasKinds
          actionsOf={(item) => ({
            onPreview: preview,
            onCancel: () => uploads.drop(item.id),
            onRetry: () => uploads.retry(item),
            onRemove: () =>
              item.state === 'done' ? void remove(item.document) : uploads.drop(item.id),
          })}
          onFiles={(files) => uploads.add(kind, files)}
        />
      </Field>
      {dialog}
    </div>
  );
}
