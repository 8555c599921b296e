import { Fragment, type ReactNode } from 'react';
import type { Negotiation, NegotiationStatus } from '@generated/model';
import { ChatSection } from '@/chat/chat-section';
import { isDealStage } from '@/domain/deals/negotiation-state';
import { AgreementCard } from './agreement/agreement-card';
import { EventsCard } from './events-card';
import { FilesCard } from './files-card';
import { FeeCard } from './payment/fee-card';
import { InstructionsCard } from './payment/instructions-card';
import { SettlementCard } from './payment/settlement-card';
import { TermsCard } from './terms-card';

/** In the order in which a side finds them, whatever the stage. */
const PARTS = [
  'terms',
  'instructions',
  'fee',
  'counterparty',
  'messages',
  'agreement',
  'settlement',
  'files',
  'events',
] as const;

type Part = (typeof PARTS)[number];

/** What the task of a stage is about: it comes before all the others. */
const SUBJECTS: Partial<Record<NegotiationStatus, readonly Part[]>> = {
  diligence: ['files'],
  signing: ['agreement', 'instructions'],
  payment: ['settlement', 'instructions', 'fee'],
  transfer: ['settlement', 'fee'],
};

interface NegotiationPartsProps {
  negotiation: Negotiation;
  /** Who the other side is, where that does not stand elsewhere. */
  counterparty: ReactNode;
  onReadAgreement: () => void;
  /** Null where it is not for whoever looks. */
  onChangeInstructions: (() => void) | null;
}

/** What was agreed and what has come of it, led by what the present stage is about. */
export function NegotiationParts({
  negotiation,
  counterparty,
  onReadAgreement,
  onChangeInstructions,
}: NegotiationPartsProps) {
  const parts: Record<Part, ReactNode> = {
    terms: <TermsCard negotiation={negotiation} />,
    instructions: <InstructionsCard negotiation={negotiation} onChange={onChangeInstructions} />,
    fee: <FeeCard negotiation={negotiation} />,
    counterparty,
    messages: <ChatSection conversationId={negotiation.conversation_id} />,
    agreement: hasAgreement(negotiation) && (
      <AgreementCard negotiation={negotiation} onRead={onReadAgreement} />
    ),
    settlement: <SettlementCard negotiation={negotiation} />,
    files: <FilesCard negotiation={negotiation} />,
    events: <EventsCard negotiation={negotiation} />,
  };
  const show = (part: Part) => <Fragment key={part}>{parts[part]}</Fragment>;
  const subjects = SUBJECTS[negotiation.status] ?? [];
  return (
    <div className="grid gap-6 lg:col-span-2">
      {/* Two lists: in one, a new stage would move the messages, which would lose where they are scrolled to. */}
      {subjects.map(show)}
      {PARTS.filter((part) => !subjects.includes(part)).map(show)}
    </div>
  );
}

/** Whether the agreement was drawn up; of a sale that was cancelled in the examination there is none. */
function hasAgreement({ status, signed_by_me, signed_by_counterparty }: Negotiation): boolean {
  if (status === 'cancelled') return signed_by_me || signed_by_counterparty;
  return isDealStage(status) && status !== 'diligence';
}
