import type { Case, CaseParameters } from '@generated/model';
import { Card, CardBody } from '@/ui/data/card';
import { Collapsible } from '@/ui/overlay/collapsible';
import { CaseRequirements } from './case-requirements';
import { SaleTerms } from './sale-terms';

/** What selling in this case takes, to look up beside the form. */
export function AboutCase({ item, parameters }: { item: Case; parameters: CaseParameters }) {
  return (
    <Card>
      <CardBody className="grid gap-2">
        <Collapsible summary="Fee and terms">
          <SaleTerms item={item} parameters={parameters} />
        </Collapsible>
        <Collapsible summary="What to have at hand">
          <CaseRequirements parameters={parameters} />
        </Collapsible>
      </CardBody>
    </Card>
  );
}
