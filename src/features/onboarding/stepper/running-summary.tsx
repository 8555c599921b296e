import type { Case, CaseParameters } from '@generated/model';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { readAmount, readPercent } from '@/domain/decimal-input';
import { formatAmount, formatPercentRange, formatPrice } from '@/domain/money';
import { saleAmounts } from '@/domain/deals/offer-terms';
import type { ClaimFormValues } from '@/claims/field-kinds';
import { pathTo } from '@/paths';
import { Card, CardBody, CardHeader } from '@/ui/data/card';

interface RunningSummaryProps {
  item: Case;
  parameters: CaseParameters;
  /** How many of the required kinds there are, and how many are given. */
  documents: { given: number; asked: number };
}

/** What the claim amounts to so far. */
export function RunningSummary({ item, parameters, documents }: RunningSummaryProps) {
  const { currency } = parameters;
  const [faceText, askText] = useWatch<ClaimFormValues, ['face_amount', 'ask_percent']>({
    name: ['face_amount', 'ask_percent'],
  });
  const face = readAmount(faceText, currency);
  const ask = readPercent(askText);
  const guide = formatPercentRange(item.guide_low_percent, item.guide_high_percent);
  return (
    <Card>
      <CardHeader title="So far" />
      <CardBody>
        <dl className="enlarged:grid-cols-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm">
          <Row label="Case">
            <Link className="text-link" to={pathTo('case', { id: item.case_code })}>
              {item.name}
            </Link>
          </Row>
          <Row label="Guide price">{guide ?? 'None yet'}</Row>
          <Row label="Face amount">{face ? formatAmount(face, currency) : '–'}</Row>
          <Row label="Ask">{ask ? formatPrice(ask) : 'Open to offers'}</Row>
          <Row label="Documents">
            {documents.asked === 0 ? 'None asked for' : `${documents.given} of ${documents.asked}`}
          </Row>
          <div className="border-line enlarged:col-span-1 col-span-2 flex justify-between gap-4 border-t pt-2 font-semibold">
            <dt>You receive</dt>
            <dd className="tabular">
              {face && ask
                ? formatAmount(saleAmounts(face, ask, parameters, currency).net_amount, currency)
                : '–'}
            </dd>
          </div>
        </dl>
      </CardBody>
    </Card>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="tabular text-right">{children}</dd>
    </>
  );
}
