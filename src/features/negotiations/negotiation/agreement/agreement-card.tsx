import { CircleCheck, CircleDashed } from 'lucide-react';
import { getAssignment, useGetAssignment } from '@generated/api/negotiations/negotiations';
import type { AssignmentSignature, Negotiation } from '@generated/model';
import { DocumentList } from '@/documents/document-list';
import { previewFrom } from '@/documents/document-preview';
import { DateText } from '@/ui/data/date-text';
import { QueryPart } from '@/page/query-part';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { SkeletonText } from '@/ui/feedback/skeleton';

interface AgreementCardProps {
  negotiation: Negotiation;
  onRead: () => void;
}

/** The assignment agreement: who has signed it, and its text; once both have signed, as a PDF. */
export function AgreementCard({ negotiation, onRead }: AgreementCardProps) {
  const { id, role } = negotiation;
  const query = useGetAssignment(id);
  return (
    <Card aria-label="Assignment agreement">
      <CardHeader
        title="Assignment agreement"
        action={
          <Button variant="link" onClick={onRead}>
            Read the agreement
          </Button>
        }
      />
      <QueryPart
        query={query}
        skeleton={
          <CardBody>
            <SkeletonText lines={3} />
          </CardBody>
        }
      >
        {({ signatures, document, version, drawn_up_at }) => (
          <>
            <CardBody className="grid gap-3">
              <ul aria-label="Signatures" className="grid gap-3 sm:grid-cols-2">
                {signatures.map((signature) => (
                  <Signature
                    key={signature.role}
                    signature={signature}
                    isMine={signature.role === role}
                  />
                ))}
              </ul>
              <p className="text-muted text-xs">
                Version {version}, drawn up on <DateText iso={drawn_up_at} />
              </p>
            </CardBody>
            {document && (
              <div className="border-line border-t">
                <DocumentList
                  documents={[document]}
                  sourceOf={({ filename }) =>
                    previewFrom(filename, async (signal) => {
                      const fresh = await getAssignment(id, undefined, signal);
                      return fresh.document ?? document;
                    })
                  }
                />
              </div>
            )}
          </>
        )}
      </QueryPart>
    </Card>
  );
}

function Signature({ signature, isMine }: { signature: AssignmentSignature; isMine: boolean }) {
  const { role, name, signed_at, typed_name, signatory_title } = signature;
  const Icon = signed_at ? CircleCheck : CircleDashed;
  return (
    <li className="flex gap-2 text-sm">
      <Icon
        aria-hidden
        size={18}
        className={`mt-px shrink-0 ${signed_at ? 'text-primary' : 'text-muted'}`}
      />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">
          {name}
          {isMine && ' (you)'}
        </p>
        <p className="text-muted text-xs">
          {role === 'buyer' ? 'Buyer' : 'Seller'},{' '}
          {signed_at ? (
            <>
              signed as {typed_name}
              {signatory_title && `, ${signatory_title},`} on{' '}
              <DateText iso={signed_at} as="date-time" />
            </>
          ) : (
            'has not signed yet'
          )}
        </p>
      </div>
    </li>
  );
}
