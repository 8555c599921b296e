import { type ReactNode, useState } from 'react';
import { uploadRedactedDocument } from '@generated/api/my-claims/my-claims';
import { ClaimDocumentKind, type Document, type MyClaim } from '@generated/model';
import { DOCUMENTS_PER_CLAIM } from '@/domain/claims/claim-checks';
import { areCopiesShown, takesRedactedCopies } from '@/domain/claims/claim-state';
import { roomBeside, withChanges } from '@/documents/claim/document-changes';
import { storedItem } from '@/documents/document-item';
import { DocumentDrop } from '@/documents/document-drop';
import { DocumentList } from '@/documents/document-list';
import { previewOfDocument, useDocumentPreview } from '@/documents/document-preview';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { deleteForGood } from '@/documents/upload';
import { type SendFile, useUploads } from '@/documents/use-uploads';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { toast } from '@/ui/feedback/toast';
import { Field } from '@/ui/inputs/field';
import { Options, Select } from '@/ui/inputs/select';

const FULL = `A claim has at most ${DOCUMENTS_PER_CLAIM} documents, copies for buyers included.`;

const KINDS = Object.values(ClaimDocumentKind);

/** The copies that buyers read before they bid. They can be added and deleted until an offer is accepted. */
export function BuyerCopiesCard({ claim }: { claim: MyClaim }) {
  const copies = claim.documents.filter(({ redacted }) => redacted);
  if (takesRedactedCopies(claim.status)) return <ChangingCopies claim={claim} copies={copies} />;
  if (copies.length === 0) return null;
  return (
    <CopiesCard count={copies.length}>
      <DocumentList
        documents={copies}
        sourceOf={({ id, filename }) => previewOfDocument(id, filename)}
      />
    </CopiesCard>
  );
}

function CopiesCard({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Card aria-label="Copies for buyers">
      <CardHeader
        title={`Copies for buyers (${count})`}
        description="What verified buyers open before they bid: copies in which names, addresses and account numbers are blacked out."
      />
      {children}
    </Card>
  );
}

function ChangingCopies({ claim, copies }: { claim: MyClaim; copies: readonly Document[] }) {
  const { preview, dialog } = useDocumentPreview();
  const [kind, setKind] = useState<ClaimDocumentKind>('proof_of_claim');
  /** Changes that the claim, as last read, does not include yet. */
  const [added, setAdded] = useState<readonly Document[]>([]);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const upload: SendFile = ({ file, kind: chosen }, options, signal) =>
    // Only these kinds are offered.
    uploadRedactedDocument(claim.id, { file, kind: chosen as ClaimDocumentKind }, options, signal);
  const areShown = claim.listed_at !== null && areCopiesShown(claim);
  const uploads = useUploads((document) => {
    setAdded((before) => [...before, document]);
    toast.success(areShown ? 'Buyers can open it now' : 'Copy added');
  }, upload);
  const unread = added.filter(({ id }) => !copies.some((copy) => copy.id === id));
  if (unread.length < added.length) setAdded(unread);
  const items = withChanges(copies, {
    items: [...unread.map(storedItem), ...uploads.items],
    removed,
  });
  const count = items.filter(({ state }) => state === 'done').length;

  async function remove(copy: Document): Promise<void> {
    setRemoved((before) => [...before, copy.id]);
    if (await deleteForGood(copy)) return;
    setRemoved((before) => before.filter((id) => id !== copy.id));
  }

  return (
    <CopiesCard count={count}>
      <CardBody className="grid gap-4">
        <Field label="Kind of document">
          <Select
            value={kind}
            onChange={({ target }) => setKind(target.value as ClaimDocumentKind)}
          >
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
            room={roomBeside(items, claim.documents.length - copies.length)}
            fullNote={count > 0 ? `${FULL} Delete a copy to add another.` : FULL}
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
      </CardBody>
    </CopiesCard>
  );
}
