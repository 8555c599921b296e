import type { AdminClaim, CaseParameters, LastReview, ReviewedDocument } from '@generated/model';
import { changesSinceReview } from '@/domain/claims/since-review';
import { answerText } from '@/claims/answer-text';
import { factText } from '@/claims/claim-facts';
import { claimFields, fieldName } from '@/claims/field-list';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DateText } from '@/ui/data/date-text';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';

interface ChangesCardProps {
  claim: AdminClaim;
  review: LastReview;
  /** Those of its case; null if they could not be read. */
  parameters: CaseParameters | null;
}

/** What the seller has changed since the last review, as a start for the next one. */
export function ChangesCard({ claim, review, parameters }: ChangesCardProps) {
  const { fields, answers, added, deleted } = changesSinceReview(claim, review);
  const { currency } = claim;
  const questions = parameters?.questions.filter(({ key }) => answers.includes(key)) ?? [];
  const count = fields.length + answers.length + added.length + deleted.length;
  return (
    <Card aria-label="Since the last review">
      <CardHeader
        title="Since the last review"
        description={
          <>
            It ended on <DateText iso={review.ended_at} as="date-time" />.
          </>
        }
      />
      <CardBody>
        {count === 0 ? (
          <p className="text-sm">The seller has changed nothing.</p>
        ) : (
          <DescriptionList>
            {claimFields().map(([name, field]) => {
              if (!fields.includes(name)) return null;
              const textOf = (of: LastReview['fields']) => factText(field, of[name], currency);
              return (
                <Change
                  key={name}
                  label={fieldName(name)}
                  before={textOf(review.fields)}
                  now={textOf(claim)}
                />
              );
            })}
            {questions.map((question) => (
              <Change
                key={question.key}
                label={question.label}
                before={answerText(question, review.fields.answers ?? {})}
                now={answerText(question, claim.answers)}
              />
            ))}
            {added.length > 0 && (
              <DescriptionItem label="Documents added">{namesOf(added)}</DescriptionItem>
            )}
            {deleted.length > 0 && (
              <DescriptionItem label="Documents deleted">{namesOf(deleted)}</DescriptionItem>
            )}
          </DescriptionList>
        )}
      </CardBody>
    </Card>
  );
}

const namesOf = (documents: readonly ReviewedDocument[]) =>
  documents
    .map(
      ({ kind, redacted }) =>
        `${DOCUMENT_KIND_LABELS[kind]}${redacted ? ' (copy for buyers)' : ''}`,
    )
    .join(', ');

interface ChangeProps {
  label: string;
  /** Null if there was no value. */
  before: string | null;
  now: string | null;
}

function Change({ label, before, now }: ChangeProps) {
  return (
    <DescriptionItem label={label}>
      <span className="sr-only">Before: </span>
      <del className="text-muted">{before ?? 'Nothing'}</del>
      <span aria-hidden> → </span>
      <span className="sr-only">, now: </span>
      <ins className="no-underline">{now ?? 'Nothing'}</ins>
    </DescriptionItem>
  );
}
