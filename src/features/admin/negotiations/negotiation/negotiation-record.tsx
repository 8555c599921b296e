import { lazy, type ReactNode } from 'react';
import {
  AdminMoveText,
  type AdminMove,
  type AdminNegotiation,
  type AdminParty,
} from '@generated/model';
import { AuditTrail } from '@/audit/audit-trail';
import { MessagesPlace } from '@/chat/chat-section';
import { RECOURSE_LABELS } from '@/claims/labels';
import { formatAmount, formatPrice } from '@/domain/money';
import { DateText } from '@/ui/data/date-text';
import { EventTimeline } from '@/negotiations/event-timeline';
import {
  EXCESS_CLAIM_LABELS,
  OFFER_STATUS_LABELS,
  OFFER_STATUS_TONES,
  SETTLEMENT_METHOD_LABELS,
} from '@/offers/labels';
import { daysText } from '@/offers/offer-view';
import { TextLink } from '@/page/links';
import { shownAddress } from '@/domain/users/released-address';
import { mayLogIn } from '@/domain/users/user-status';
import { Breakable } from '@/ui/data/breakable';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { CopyButton } from '@/ui/data/copy-button';
import {
  DescriptionItem,
  DescriptionList,
  type DescriptionItemProps,
} from '@/ui/data/description-list';
import { Quote } from '@/ui/data/quote';
import { Stat } from '@/ui/data/stat';
import { Badge } from '@/ui/feedback/badge';
import { USER_STATUS_LABELS, USER_STATUS_TONES } from '@/users/labels';
import { userPath } from '@/users/user-path';
import { FeeLine } from './fee-line';
import { isAboutPart } from './staff-words';
import { StaffDocument } from './staff-document';
import { StateCard } from './state-card';

const StaffChatCard = lazy(async () => ({
  default: (await import('@/chat/chat-card')).StaffChatCard,
}));

/** A negotiation as staff read it: its state and the possible acts on top, then both sides, prices and events. */
export function NegotiationRecord({ negotiation }: { negotiation: AdminNegotiation }) {
  const { buyer, seller, events } = negotiation;
  const isDrawnUp = events.some(({ type }) => type === 'diligence_completed');
  return (
    <div className="grid gap-6">
      <StateCard negotiation={negotiation} />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <div className="grid gap-6 lg:col-span-2">
          <div className="grid gap-6 sm:grid-cols-2">
            <PartyCard title="Seller" party={seller} isDrawnUp={isDrawnUp}>
              <FeeLine negotiation={negotiation} side="seller" />
            </PartyCard>
            <PartyCard title="Buyer" party={buyer} isDrawnUp={isDrawnUp}>
              <FeeLine negotiation={negotiation} side="buyer" />
            </PartyCard>
          </div>
          <OffersCard negotiation={negotiation} />
          <SettlementCard negotiation={negotiation} />
          <MessagesPlace>
            <StaffChatCard conversationId={negotiation.conversation_id} />
          </MessagesPlace>
        </div>
        <div className="grid gap-6">
          <Card aria-label="Timeline">
            <CardHeader title="Timeline" />
            <CardBody>
              <EventTimeline
                events={events}
                filedOn={negotiation.transfer_filed_on}
                proof={(id) => <StaffDocument id={id} title="Proof of payment" />}
              />
            </CardBody>
          </Card>
          <AuditTrail of="negotiation" id={negotiation.id} />
        </div>
      </div>
    </div>
  );
}

interface PartyCardProps {
  title: string;
  party: AdminParty;
  /** Whether there is an agreement to sign. */
  isDrawnUp: boolean;
  children: ReactNode;
}

function PartyCard({ title, party, isDrawnUp, children }: PartyCardProps) {
  const { name, company, legal_name: inAgreement } = party;
  const legalName = inAgreement !== name && inAgreement !== company && inAgreement;
  const signature = party.has_signed
    ? 'Has signed the agreement'
    : isDrawnUp && 'Has not signed the agreement';
  return (
    <Card aria-label={title}>
      <CardHeader title={title} description={party.label} />
      <CardBody className="grid gap-1 text-sm wrap-anywhere">
        <p className="font-medium">
          <TextLink to={userPath(party.user_id)}>{party.name}</TextLink>
          {!mayLogIn(party.status) && (
            <Badge tone={USER_STATUS_TONES[party.status]} className="ms-2">
              {USER_STATUS_LABELS[party.status]}
            </Badge>
          )}
        </p>
        {party.company && <p>{party.company}</p>}
        {legalName && (
          <p>
            <span className="text-muted">In the agreement: </span>
            {legalName}
          </p>
        )}
        <p className="wrap-anywhere">
          <Breakable text={shownAddress(party.email)} />
        </p>
        {signature && <p className="text-muted">{signature}</p>}
        {children}
      </CardBody>
    </Card>
  );
}

/** Every move, with the agreed price above. */
function OffersCard({ negotiation }: { negotiation: AdminNegotiation }) {
  const { claim, moves, currency, agreed_percent, agreed_amount, agreed_at } = negotiation;
  return (
    <Card aria-label="Offers">
      <CardHeader
        title={`Offers (${moves.length})`}
        description={
          isAboutPart(negotiation) &&
          `For a part of the claim of ${formatAmount(claim.face_amount, currency)}`
        }
      />
      {agreed_percent && agreed_amount && (
        <CardBody>
          <Stat
            label={`Agreed price, ${formatPrice(agreed_percent)} of face`}
            value={formatAmount(agreed_amount, currency)}
            note={
              agreed_at && (
                <>
                  Agreed on <DateText iso={agreed_at} as="date-time" />
                </>
              )
            }
          />
        </CardBody>
      )}
      <ol aria-label="Offers, the first one first" className="border-line border-t">
        {moves.map((move) => (
          <li
            key={move.id}
            className="border-line grid gap-1 border-b px-4 py-3 text-sm last:border-0"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p>
                <span className="font-medium">{move.made_by === 'buyer' ? 'Buyer' : 'Seller'}</span>
                , <DateText iso={move.created_at} as="date-time" />
              </p>
              <Badge tone={OFFER_STATUS_TONES[move.status]}>
                {OFFER_STATUS_LABELS[move.status]}
              </Badge>
            </div>
            <p className="tabular">
              {formatPrice(move.price_percent)} of {formatAmount(move.face_amount, currency)},{' '}
              {formatAmount(move.amount, currency)}
            </p>
            <p className="text-muted text-xs">
              {RECOURSE_LABELS[move.recourse]}, excess claim:{' '}
              {EXCESS_CLAIM_LABELS[move.excess_claim]},{' '}
              {SETTLEMENT_METHOD_LABELS[move.payment_method]}, {daysText(move.settlement_days)}
            </p>
            {Object.values(AdminMoveText).map((text) => (
              <Written key={text} move={move} text={text} />
            ))}
          </li>
        ))}
      </ol>
    </Card>
  );
}

const TEXT_LABELS: Record<AdminMoveText, string> = {
  conditions: 'Conditions',
  message: 'Message',
  rejection_reason: 'Reason for rejecting it',
};

/** What a side wrote to the other with an offer or its answer; empty if nothing. */
function Written({ move, text }: { move: AdminMove; text: AdminMoveText }) {
  const said = move[text];
  if (said === null) return null;
  return (
    <div className="grid gap-1 pt-1">
      <p className="text-muted text-xs">{TEXT_LABELS[text]}</p>
      <Quote text={said} />
      {move.contact_data_in.includes(text) && (
        <p className="text-warning-ink text-xs">Seems to hold contact data.</p>
      )}
    </div>
  );
}

/** Payment and transfer as far as they have progressed; empty until the seller has said where to pay. */
function SettlementCard({ negotiation }: { negotiation: AdminNegotiation }) {
  const { payment_instructions, payment_document_id, paid_at, received_at } = negotiation;
  const { agreement_document_id } = negotiation;
  if (!payment_instructions && !paid_at && !received_at) return null;
  const date = (iso: string | null) => iso && <DateText iso={iso} />;
  return (
    <Card aria-label="Payment and transfer">
      <CardHeader title="Payment and transfer" />
      <CardBody className="grid gap-4 *:empty:hidden">
        {payment_instructions && (
          <DescriptionList columns={1}>
            <Fact label={paid_at ? 'Paid to' : 'Where to pay'}>
              <span className="flex items-start gap-3">
                <span className="min-w-0 wrap-anywhere whitespace-pre-line">
                  {payment_instructions}
                </span>
                <CopyButton text={payment_instructions} label="Copy where to pay" />
              </span>
            </Fact>
          </DescriptionList>
        )}
        <DescriptionList columns={4} isCompact>
          <Fact label="Marked as paid">{date(paid_at)}</Fact>
          <Fact label="Reference">{negotiation.payment_reference}</Fact>
          <Fact label="Proof">
            {payment_document_id && (
              <StaffDocument id={payment_document_id} title="Proof of payment" />
            )}
          </Fact>
          <Fact label="Agreement">
            {agreement_document_id && (
              <StaffDocument id={agreement_document_id} title="Assignment agreement" />
            )}
          </Fact>
          <Fact label="Received">{date(received_at)}</Fact>
          <Fact label="Transfer filed">{date(negotiation.transfer_filed_on)}</Fact>
          <Fact label="Docket number" isNumeric>
            {negotiation.docket_number}
          </Fact>
          <Fact label="Objections until">{date(negotiation.objection_deadline_on)}</Fact>
          <Fact label="Completed">{date(negotiation.completed_at)}</Fact>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

/** Empty until it has a value. */
function Fact(item: DescriptionItemProps) {
  return item.children ? <DescriptionItem {...item} /> : null;
}
