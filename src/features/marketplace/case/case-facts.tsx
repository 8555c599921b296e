import type { Case } from '@generated/model';
import { CaseFactItems } from '@/cases/case-fact-items';
import { feeShare } from '@/domain/deals/fees';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';

export function CaseFacts({ item }: { item: Case }) {
  return (
    <Card>
      <CardHeader title="Case facts" />
      <CardBody>
        {item.description && (
          <p className="mb-4 text-sm wrap-anywhere whitespace-pre-line">{item.description}</p>
        )}
        <DescriptionList isCompact>
          <CaseFactItems item={item} />
          <DescriptionItem label="Buyer’s fee" isNumeric>
            {feeShare(item.buyer_fee_percent)}
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
