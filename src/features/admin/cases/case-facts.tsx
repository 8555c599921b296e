import type { AdminCase } from '@generated/model';
import { useState } from 'react';
import { CaseFactItems } from '@/cases/case-fact-items';
import { NEW_CLAIMS_LABELS } from '@/cases/labels';
import { formatPercentRange } from '@/domain/money';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { lateDialog } from '@/ui/late';

const DIALOGS = {
  facts: lateDialog(async () => (await import('./case-facts-dialog')).CaseFactsDialog),
  guidePrice: lateDialog(async () => (await import('./guide-price-dialog')).GuidePriceDialog),
};

/** What is published about a case, to be changed. */
export function CaseFacts({ item }: { item: AdminCase }) {
  const [opened, setOpened] = useState<keyof typeof DIALOGS | null>(null);
  const Opened = opened && DIALOGS[opened];
  return (
    <Card aria-label="Facts">
      <CardHeader
        title="Facts"
        action={
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => setOpened('guidePrice')}>
              Set guide price
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setOpened('facts')}>
              Edit facts
            </Button>
          </div>
        }
      />
      <CardBody className="grid gap-4">
        {item.description && (
          <p className="max-w-measure text-sm wrap-anywhere whitespace-pre-line">
            {item.description}
          </p>
        )}
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
      {Opened && <Opened item={item} onClose={() => setOpened(null)} />}
    </Card>
  );
}
