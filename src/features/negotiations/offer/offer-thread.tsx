import type { Offer } from '@generated/model';
import { clsx } from 'clsx';
import { formatPrice } from '@/domain/money';
import { countOf } from '@/domain/sentences';
import { DateText } from '@/ui/data/date-text';
import { OFFER_STATUS_LABELS } from '@/offers/labels';
import { type ChangedTerm, termsAgainst, isText } from '@/offers/offer-view';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Timeline, TimelineItem } from '@/ui/data/timeline';
import { Quote } from '@/ui/data/quote';

/** Every move of both sides, first one first, with what each changed. */
export function OfferThread({ moves }: { moves: readonly Offer[] }) {
  return (
    <Card aria-label="Moves">
      <CardHeader
        title={countOf(moves.length, 'move')}
        description={
          moves.length > 1 ? 'What a move changed against the one before is marked' : undefined
        }
      />
      <CardBody>
        <Timeline label="Moves">
          {moves.map((move, index) => (
            <TimelineItem
              key={move.id}
              title={titleOf(move, index === 0)}
              time={<DateText iso={move.created_at} as="date-time" />}
              isHighlighted={index === moves.length - 1}
            >
              <Move move={move} before={moves[index - 1]} />
            </TimelineItem>
          ))}
        </Timeline>
      </CardBody>
    </Card>
  );
}

function titleOf(move: Offer, isFirst: boolean): string {
  const who = move.is_mine ? 'You' : move.counterparty_label;
  return `${who} ${isFirst ? 'offered' : 'countered with'} ${formatPrice(move.price_percent)}`;
}

function Move({ move, before }: { move: Offer; before: Offer | undefined }) {
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-10 gap-y-1 sm:grid-cols-2">
        {termsAgainst(move, before).map((term) => (
          <TermLine key={term.label} term={term} />
        ))}
      </dl>
      <Quote text={move.message} className="text-ink" />
      {move.status !== 'pending' && (
        <p className="text-xs wrap-anywhere whitespace-pre-line">
          {OFFER_STATUS_LABELS[move.status]}
          {move.answered_at && (
            <>
              {' '}
              on <DateText iso={move.answered_at} as="date-time" />
            </>
          )}
          {move.rejection_reason !== null && `: ${move.rejection_reason}`}
        </p>
      )}
    </div>
  );
}

function TermLine({ term }: { term: ChangedTerm }) {
  const { label, value, meaning, was } = term;
  const isChanged = was !== undefined;
  // Sentences are left-aligned, over the whole width.
  const isLong = isText(term);
  return (
    <div
      className={clsx(
        '-mx-2 flex flex-wrap items-baseline justify-between gap-x-3 rounded-md px-2 py-0.5',
        isChanged && 'bg-primary-soft',
        isLong && 'col-span-full',
      )}
    >
      <dt>{label}</dt>
      <dd
        className={clsx(
          'tabular text-ink wrap-anywhere whitespace-pre-line',
          isLong ? 'basis-full' : 'ml-auto text-right',
        )}
      >
        <span className={clsx(isChanged && 'font-semibold')}>{value}</span>
        {isChanged && <span className="block text-xs">was {was}</span>}
      </dd>
      {meaning && <dd className="basis-full text-xs">{meaning}</dd>}
    </div>
  );
}
