import type { Case } from '@generated/model';
import { CaseFactItems } from '@/cases/case-fact-items';
import { NEW_CLAIMS_LABELS } from '@/cases/labels';
import { formatPercentRange } from '@/domain/money';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';

/** What is published about a case. */
export function CaseFacts({ item }: { item: Case }) {
  return (
    <Card>
      <CardHeader title="Facts" />
      <CardBody className="grid gap-4">
        {item.description && <p className="max-w-measure text-sm">{item.description}</p>}
        <DescriptionList columns={4}>
          <DescriptionItem label="Case code">
            <code className="font-mono">{item.case_code}</code>
          </DescriptionItem>
          <DescriptionItem label="New claims">{NEW_CLAIMS_LABELS[item.status]}</DescriptionItem>
          <DescriptionItem label="Guide price" isNumeric>
            {formatPercentRange(item.guide_low_percent, item.guide_high_percent)}
          </DescriptionItem>
          <CaseFactItems item={item} />
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
