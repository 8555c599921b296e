import { getNegotiation } from '@generated/api/negotiations/negotiations';
import type { Negotiation } from '@generated/model';
import { DocumentList } from '@/documents/document-list';
import { previewFrom } from '@/documents/document-preview';
import { DateText } from '@/ui/data/date-text';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';

/** Payment and transfer as far as they have progressed; empty before the payment. */
export function SettlementCard({ negotiation }: { negotiation: Negotiation }) {
  const { id, status, paid_at, received_at, payment_reference, payment_document } = negotiation;
  const { payment_instructions } = negotiation;
  if (paid_at === null && received_at === null) return null;
  const { transfer_filed_on, docket_number, objection_deadline_on, completed_at } = negotiation;
  const date = (iso: string | null) => iso && <DateText iso={iso} />;
  return (
    <Card aria-label="Payment and transfer">
      <CardHeader title="Payment and transfer" />
      <CardBody>
        <DescriptionList columns={3} isCompact>
          <DescriptionItem label="Marked as paid">{date(paid_at)}</DescriptionItem>
          <DescriptionItem label="Reference">{payment_reference}</DescriptionItem>
          {received_at && (
            <DescriptionItem label="Paid to">
              <span className="whitespace-pre-line">{payment_instructions}</span>
            </DescriptionItem>
          )}
          <DescriptionItem label="Received">
            {date(received_at) ?? (status === 'cancelled' ? 'Not confirmed' : 'Not confirmed yet')}
          </DescriptionItem>
          {received_at && (
            <>
              <DescriptionItem label="Transfer filed">
                {date(transfer_filed_on) ?? 'Not filed yet'}
              </DescriptionItem>
              {transfer_filed_on && (
                <>
                  <DescriptionItem label="Docket number" isNumeric>
                    {docket_number}
                  </DescriptionItem>
                  <DescriptionItem label="Objections until">
                    {date(objection_deadline_on)}
                  </DescriptionItem>
                </>
              )}
            </>
          )}
          {completed_at && (
            <DescriptionItem label="Completed">{date(completed_at)}</DescriptionItem>
          )}
        </DescriptionList>
      </CardBody>
      {payment_document && (
        <div className="border-line border-t">
          <DocumentList
            documents={[payment_document]}
            sourceOf={({ filename }) =>
              previewFrom(filename, async (signal) => {
                const fresh = await getNegotiation(id, undefined, signal);
                return fresh.payment_document ?? payment_document;
              })
            }
          />
        </div>
      )}
    </Card>
  );
}
