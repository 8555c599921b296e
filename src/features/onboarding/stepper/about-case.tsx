import type { Case, CaseParameters, ClaimDocumentKind } from '@generated/model';
import { Card, CardBody } from '@/ui/data/card';
import { Collapsible } from '@/ui/overlay/collapsible';
import { CaseRequirements } from './case-requirements';
import { SaleTerms } from './sale-terms';

interface AboutCaseProps {
  item: Case;
  parameters: CaseParameters;
  /** Asked for of such a claim. */
  documentKinds: readonly ClaimDocumentKind[];
}

/** What selling in this case takes, to look up beside the form. */
export function AboutCase({ item, parameters, documentKinds }: AboutCaseProps) {
  return (
    <Card>
      <CardBody className="grid gap-2">
        <Collapsible summary="Fee and terms">
          <SaleTerms item={item} parameters={parameters} />
        </Collapsible>
        <Collapsible summary="What to have at hand">
          <CaseRequirements documentKinds={documentKinds} questions={parameters.questions} />
        </Collapsible>
      </CardBody>
    </Card>
  );
}
