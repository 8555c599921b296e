import type { Case, CaseParameters, ClaimDocumentKind } from '@generated/model';
import { Card, CardBody } from '@/ui/data/card';
import { Collapsible } from '@/ui/overlay/collapsible';
import { CaseRequirements } from './case-requirements';
import { SaleTerms } from './sale-terms';

interface AboutCaseProps {
  item: Case;
  parameters: CaseParameters;
  /** The document kinds that such a claim needs. */
  documentKinds: readonly ClaimDocumentKind[];
}

/** What selling in this case involves, to look up next to the form. */
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
