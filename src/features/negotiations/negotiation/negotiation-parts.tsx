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

/** In the order in which a side finds them in every stage. */
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

/** The parts that the task of a stage is about. They come before the others. */
const SUBJECTS: Partial<Record<NegotiationStatus, readonly Part[]>> = {
  diligence: ['files'],
  signing: ['agreement', 'instructions'],
  payment: ['settlement', 'instructions', 'fee'],
  transfer: ['settlement', 'fee'],
};

interface NegotiationPartsProps {
  negotiation: Negotiation;
  /** The other side, if it is not shown elsewhere. */
  counterparty: ReactNode;
  onReadAgreement: () => void;
  /** Null if the reader may not do it. */
  onChangeInstructions: (() => void) | null;
}

/** What was agreed and what has come of it, led by the subject of the current stage. */
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
      {/* Two lists: in a single one, a new stage would move the messages, which would lose their scroll position. */}
      {subjects.map(show)}
      {PARTS.filter((part) => !subjects.includes(part)).map(show)}
    </div>
  );
}

/** Whether the agreement was drawn up. A sale that was cancelled during the examination has none. */
function hasAgreement({ status, signed_by_me, signed_by_counterparty }: Negotiation): boolean {
  if (status === 'cancelled') return signed_by_me || signed_by_counterparty;
  return isDealStage(status) && status !== 'diligence';
}
