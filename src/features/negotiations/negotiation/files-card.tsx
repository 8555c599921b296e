import { getNegotiation } from '@generated/api/negotiations/negotiations';
import type { Negotiation } from '@generated/model';
import { DocumentList } from '@/documents/document-list';
import { previewFrom } from '@/documents/document-preview';
import { isDealStage } from '@/domain/deals/negotiation-state';
import { pathToClaim } from '@/offers/claim-ways';
import { TextLink } from '@/page/links';
import { Card, CardBody, CardHeader } from '@/ui/data/card';

export const DOCUMENTS_ID = 'documents';

/** The documents of the claim, which both sides read once an offer is accepted. */
export function FilesCard({ negotiation }: { negotiation: Negotiation }) {
  const { id, role, status, claim, documents } = negotiation;
  if (!isDealStage(status) && documents.length === 0) return null;
  const toRegister = role === 'buyer' && status === 'diligence' ? pathToClaim(role, claim) : null;
  return (
    <Card id={DOCUMENTS_ID} aria-label="Documents of the claim" className="scroll-mt-20">
      <CardHeader
        title={`Documents of the claim (${documents.length})`}
        action={
          toRegister && (
            <span className="pt-0.5 text-sm">
              <TextLink to={toRegister}>See the register facts</TextLink>
            </span>
          )
        }
      />
      {documents.length === 0 ? (
        <CardBody>
          <p className="text-muted text-sm">The seller has added no documents to this claim.</p>
        </CardBody>
      ) : (
        <DocumentList
          documents={documents}
          sourceOf={(document) =>
            previewFrom(document.filename, async (signal) => {
              const fresh = await getNegotiation(id, undefined, signal);
              return fresh.documents.find((each) => each.id === document.id) ?? document;
            })
          }
        />
      )}
    </Card>
  );
}
