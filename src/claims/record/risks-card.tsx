import { formatQuantity } from '@/domain/money';
import type { CaseParameters, CaseQuestion, ClaimAnswers } from '@generated/model';
import { DateText } from '@/ui/data/date-text';
import { ClaimFacts } from '@/claims/claim-facts';
import { yesOrNo } from '@/claims/field-list';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { SkeletonText } from '@/ui/feedback/skeleton';
import type { ClaimRecord } from './claim-record';

interface RisksCardProps {
  claim: ClaimRecord;
  parameters: CaseParameters | null | undefined;
  /** Who has declared it, to the reader. */
  description: string;
}

/** What a buyer should know, and the answers to what this case asks. */
export function RisksCard({ claim, parameters, description }: RisksCardProps) {
  return (
    <Card>
      <CardHeader title="Risks and answers" description={description} />
      <CardBody className="grid gap-4">
        <DescriptionList columns={3} isCompact>
          <ClaimFacts group="risks" claim={claim} />
        </DescriptionList>
        {parameters === undefined && (
          <div aria-busy>
            <SkeletonText lines={2} />
          </div>
        )}
        {parameters && parameters.questions.length > 0 && (
          <div className="border-line border-t pt-4">
            <DescriptionList columns={2}>
              {parameters.questions.map((question) => (
                <DescriptionItem key={question.key} label={question.label}>
                  {answerTo(question, claim.answers)}
                </DescriptionItem>
              ))}
            </DescriptionList>
          </div>
        )}
      </CardBody>
    </Card>
  );
}

/** Undefined where there is no answer. */
function answerTo({ key, type }: CaseQuestion, answers: ClaimAnswers) {
  const answer = answers[key];
  if (answer === undefined) return undefined;
  if (typeof answer === 'boolean') return yesOrNo(answer);
  if (type === 'date') return <DateText iso={answer} />;
  return type === 'number' ? formatQuantity(answer) : answer;
}
