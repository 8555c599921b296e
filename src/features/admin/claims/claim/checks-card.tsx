import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useGetCase } from '@generated/api/marketplace/marketplace';
import type { AdminClaim, CaseParameters } from '@generated/model';
import { type ReviewCheck, reviewChecks } from '@/domain/claims/review/claim-review';
import { MAY_HOLD_MORE } from '@/domain/claims/review/asset-doubts';
import { REGISTER_AMOUNTS } from '@/domain/claims/register/register-doubts';
import { countryName } from '@/domain/countries';
import { formatAmount, formatPercentRange, formatPrice } from '@/domain/money';
import { sentences } from '@/domain/sentences';
import { FACT_FIELDS, fieldName } from '@/claims/field-list';
import { CLAIM_STATUS_LABELS } from '@/claims/labels';
import { RED_FLAG_WORDS } from '@/claims/red-flag-words';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { formatDate } from '@/labels/dates';
import { FailedRead } from '@/page/failed-read';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { unbroken } from '@/ui/data/unbroken';
import { IDENTITY_STATUS_LABELS } from '@/users/labels';

interface ChecksCardProps {
  claim: AdminClaim;
  /** Those of its case; null if they could not be read. */
  parameters: CaseParameters | null;
}

/** The exchange's own checks, with those that need a closer look on top. */
export function ChecksCard({ claim, parameters }: ChecksCardProps) {
  const of = useGetCase(claim.case.case_code);
  const checks = reviewChecks(claim, { parameters, case: of.data ?? null });
  const toLookAt = checks.filter(({ isFine }) => !isFine);
  const fine = checks.filter(({ isFine }) => isFine);
  return (
    <Card aria-label="Checks">
      <CardHeader
        title="Checks"
        description={
          toLookAt.length === 0
            ? 'They all agree'
            : `${toLookAt.length} of ${checks.length} to look at`
        }
      />
      <CardBody className="grid gap-4">
        <FailedRead query={of} title="The case could not be read">
          Whether the claim was filed by the bar date is not checked.
        </FailedRead>
        <ul className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
          {[...toLookAt, ...fine].map((check) => (
            <li key={check.name} className="flex gap-2.5">
              {check.isFine ? (
                <CircleCheck aria-hidden size={18} className="text-success-ink mt-px shrink-0" />
              ) : (
                <TriangleAlert aria-hidden size={18} className="text-warning-ink mt-px shrink-0" />
              )}
              <span className="min-w-0 wrap-anywhere">
                {!check.isFine && <span className="sr-only">Look at this: </span>}
                {unbroken(checkWords(check, claim))}
              </span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function checkWords(check: ReviewCheck, claim: AdminClaim): string {
  const { seller } = claim;
  switch (check.name) {
    case 'identity':
      return check.isFine
        ? 'The seller’s identity is approved.'
        : `The seller’s identity: ${IDENTITY_STATUS_LABELS[seller.identity_status].toLowerCase()}. Until it is approved no offer can be accepted.`;
    case 'holder':
      return holderWords(check, claim);
    case 'country':
      return countryWords(check);
    case 'register':
      return registerWords(check, claim);
    case 'assets':
      return assetsWords(check, claim);
    case 'filing':
      return filingWords(check);
    case 'documents':
      return check.isFine
        ? 'Every document that the case asks for is there.'
        : `Missing: ${check.missing.map((kind) => DOCUMENT_KIND_LABELS[kind]).join(', ')}.`;
    case 'number':
      return numberWords(check);
    case 'description':
      return check.isFine
        ? 'The description holds no contact data.'
        : 'The description seems to hold a name or contact data, and everybody can read it.';
    case 'risks':
      return riskWords(check);
    case 'price':
      return priceWords(claim);
  }
}

type Check<Name extends ReviewCheck['name']> = Extract<ReviewCheck, { name: Name }>;

function holderWords({ holder, is }: Check<'holder'>, { seller }: AdminClaim): string {
  const proof = 'Look for what shows that the account may sell the claim.';
  switch (is) {
    case 'person':
      return 'The holder has the name of the account.';
    case 'company':
      return `The holder is the company in the seller’s profile. ${proof}`;
    case 'neither': {
      const account = seller.company ? `${seller.name}, ${seller.company}` : seller.name;
      return `${holder ? `The holder is ${holder}` : 'No holder is named'}, the account is of ${account}. ${proof}`;
    }
  }
}

function countryWords({ holder, account, isFine }: Check<'country'>): string {
  return isFine
    ? `The holder’s country is the account’s: ${countryName(holder)}.`
    : `The holder’s country, ${countryName(holder)}, is not the account’s, ${countryName(account)}. Look at the addresses in the documents.`;
}

/** The amounts come from the seller. Only the documents prove them. */
function registerWords({ face, amount, far, isFine }: Check<'register'>, claim: AdminClaim) {
  if (isFine) return 'The face amount is the amount that the seller gives for the register.';
  const money = (value: string | null) => (value ? formatAmount(value, claim.currency) : 'none');
  return sentences(
    `The face amount is ${money(face)}, the amount given for the register ${money(amount)}.`,
    ...REGISTER_AMOUNTS.map(
      (field) =>
        far[field] &&
        `The ${fieldName(field).toLowerCase()}, ${money(claim[field])}, is ${far[field]} the face amount.`,
    ),
  );
}

function assetsWords({ face, value, isFine }: Check<'assets'>, { currency }: AdminClaim) {
  return isFine
    ? 'The assets come to the face amount.'
    : `The face amount is ${formatAmount(face, currency)}, the assets come to ${formatAmount(value, currency)} at the prices of the petition date. ${MAY_HOLD_MORE}`;
}

function filingWords({ filedOn, barDate, isFine }: Check<'filing'>): string {
  return isFine
    ? `The claim was filed by the bar date, ${formatDate(barDate)}.`
    : `The claim was filed on ${formatDate(filedOn)}, after the bar date, ${formatDate(barDate)}.`;
}

function numberWords({ others, isFine }: Check<'number'>): string {
  if (isFine) return 'No other claim of the case has its number in the register.';
  const named = others.map(
    ({ reference, status }) => `${reference} (${CLAIM_STATUS_LABELS[status].toLowerCase()})`,
  );
  return `The same number in the register: ${named.join(', ')}. A claim is listed once.`;
}

function riskWords({ red, declared, isFine }: Check<'risks'>): string {
  if (isFine) return 'The seller declares no risk.';
  const names = [
    ...red.map((flag) => RED_FLAG_WORDS[flag].name),
    ...declared.map((fact) => FACT_FIELDS[fact].name),
  ];
  return `Risks: ${names.join(', ')}.`;
}

function priceWords({ ask_percent: ask, case: of }: AdminClaim): string {
  if (ask === null) return 'The claim is open to offers.';
  const guide = formatPercentRange(of.guide_low_percent, of.guide_high_percent);
  return `The ask is ${formatPrice(ask)} of face, ${guide ? `the case’s guide price ${guide}` : 'and the case has no guide price'}.`;
}
