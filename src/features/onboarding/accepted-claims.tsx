import type { CaseParameters } from '@generated/model';
import { formatAmount } from '@/domain/money';
import { CLAIM_TYPE_LABELS } from '@/labels/marketplace';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';

/** Which claims of this case can be listed, and how coins are valued. */
export function AcceptedClaims({ parameters }: { parameters: CaseParameters }) {
  const { claim_types, claim_classes, assets, currency } = parameters;
  return (
    <Card>
      <CardHeader title="Claims of this case" />
      <CardBody>
        <DescriptionList columns={assets.length > 0 ? 3 : 2}>
          <DescriptionItem label="Types">
            {claim_types.map((type) => CLAIM_TYPE_LABELS[type]).join(', ')}
          </DescriptionItem>
          {claim_classes.length > 0 && (
            <DescriptionItem label="Classes of the plan">
              <ul>
                {claim_classes.map(({ code, name }) => (
                  <li key={code}>
                    <span className="tabular font-medium">{code}</span> {name}
                  </li>
                ))}
              </ul>
            </DescriptionItem>
          )}
          {assets.length > 0 && (
            <DescriptionItem label="Value of coins on the petition date" isNumeric>
              <ul>
                {assets.map(({ symbol, petition_price }) => (
                  <li key={symbol}>
                    <span className="font-medium">{symbol}</span>{' '}
                    {formatAmount(petition_price, currency)}
                  </li>
                ))}
              </ul>
            </DescriptionItem>
          )}
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
