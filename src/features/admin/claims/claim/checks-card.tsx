import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { AdminClaim, CaseParameters } from '@generated/model';
import { type ReviewCheck, reviewChecks } from '@/domain/claims/claim-review';
import { formatAmount, formatPercentRange, formatPrice } from '@/domain/money';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { IDENTITY_STATUS_LABELS } from '@/users/labels';

interface ChecksCardProps {
  claim: AdminClaim;
  /** Of its case; null where they could not be read. */
  parameters: CaseParameters | null;
}

/** What the exchange has compared by itself, what wants a closer look on top. */
export function ChecksCard({ claim, parameters }: ChecksCardProps) {
  const checks = reviewChecks(claim, parameters);
  const toLookAt = checks.filter(({ isFine }) => !isFine);
  const fine = checks.filter(({ isFine }) => isFine);
  return (
    <Card aria-label="Checks">
      <CardHeader
        title="Checks"
        description={
          toLookAt.length === 0
            ? 'Nothing stands out'
            : `${toLookAt.length} of ${checks.length} to look at`
        }
      />
      <CardBody>
        <ul aria-label="Checks" className="grid gap-3 text-sm">
          {[...toLookAt, ...fine].map((check) => (
            <li key={check.name} className="flex gap-2.5">
              {check.isFine ? (
                <CircleCheck aria-hidden size={18} className="text-success-ink mt-px shrink-0" />
              ) : (
                <TriangleAlert aria-hidden size={18} className="text-warning-ink mt-px shrink-0" />
              )}
              <span className="min-w-0 wrap-anywhere">
                {!check.isFine && <span className="sr-only">Look at this: </span>}
                {checkWords(check, claim)}
              </span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function checkWords(check: ReviewCheck, claim: AdminClaim): string {
  const { seller, currency, ask_percent: ask } = claim;
  switch (check.name) {
    case 'identity':
      return check.isFine
        ? 'The identity of the seller is approved.'
        : `The identity of the seller: ${IDENTITY_STATUS_LABELS[seller.identity_status].toLowerCase()}. Until it is approved no offer can be accepted.`;
    case 'holder':
      return check.isFine
        ? 'The holder is the seller.'
        : `The holder is ${claim.holder_name}, the account is of ${seller.name}. Look for what shows that the account may sell.`;
    case 'register':
      return check.isFine
        ? 'The face amount is the amount in the register.'
        : `The face amount is ${formatAmount(claim.face_amount ?? '0', currency)}, the register has ${check.amount ? formatAmount(check.amount, currency) : 'none'}.`;
    case 'documents':
      return check.isFine
        ? 'Every document that the case asks for is there.'
        : `Missing: ${check.missing.map((kind) => DOCUMENT_KIND_LABELS[kind]).join(', ')}.`;
    case 'price':
      return priceWords(ask, claim);
  }
}

function priceWords(ask: string | null, { case: of }: AdminClaim): string {
  if (ask === null) return 'The claim is open to offers.';
  const guide = formatPercentRange(of.guide_low_percent, of.guide_high_percent);
  return `The ask is ${formatPrice(ask)} of face, ${guide ? `the guide of the case ${guide}` : 'and the case has no guide'}.`;
}
