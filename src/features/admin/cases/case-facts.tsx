import type { Case } from '@generated/model';
import { countryName } from '@/domain/countries';
import { DateText } from '@/ui/data/date-text';
import { NEW_CLAIMS_LABELS, PROCEEDING_LABELS } from '@/cases/labels';
import { formatPercentRange } from '@/domain/money';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';

const day = (iso: string | null) => iso && <DateText iso={iso} />;

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
          <DescriptionItem label="Case number" isNumeric>
            {item.case_number}
          </DescriptionItem>
          <DescriptionItem label="New claims">{NEW_CLAIMS_LABELS[item.status]}</DescriptionItem>
          <DescriptionItem label="Proceeding">{PROCEEDING_LABELS[item.proceeding]}</DescriptionItem>
          <DescriptionItem label="Jurisdiction">{countryName(item.jurisdiction)}</DescriptionItem>
          <DescriptionItem label="Petition date">{day(item.petition_date)}</DescriptionItem>
          <DescriptionItem label="Bar date">{day(item.bar_date)}</DescriptionItem>
          <DescriptionItem label="Plan effective">{day(item.plan_effective_date)}</DescriptionItem>
          <DescriptionItem label="Claims agent">{item.claims_agent}</DescriptionItem>
          <DescriptionItem label="Expected recovery" isNumeric>
            {formatPercentRange(item.recovery_low_percent, item.recovery_high_percent)}
          </DescriptionItem>
          <DescriptionItem label="Guide price" isNumeric>
            {formatPercentRange(item.guide_low_percent, item.guide_high_percent)}
          </DescriptionItem>
          <DescriptionItem label="Estimated assets">{item.estimated_assets}</DescriptionItem>
          <DescriptionItem label="Estimated liabilities">
            {item.estimated_liabilities}
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
