import type { CaseParameters } from '@generated/model';
import { answerText } from '@/claims/answer-text';
import { ClaimFacts } from '@/claims/claim-facts';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { SkeletonText } from '@/ui/feedback/skeleton';
import type { ClaimRecord } from './claim-record';

interface RisksCardProps {
  claim: ClaimRecord;
  parameters: CaseParameters | null | undefined;
  /** Tells the reader who has declared it. */
  description: string;
}

/** What a buyer should know, and the answers to the questions of this case. */
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
                  {answerText(question, claim.answers)}
                </DescriptionItem>
              ))}
            </DescriptionList>
          </div>
        )}
      </CardBody>
    </Card>
  );
}
