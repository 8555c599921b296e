import type { ClaimAsset, ClaimClass, ClaimType } from '@generated/model';
import Big from 'big.js';
import { ANSWERED_BEFORE_REVIEW, DECLARED_FACTS } from '@/domain/claims/declared-facts';
import { dayOf } from '@/domain/days';
import { currencyDigits } from '@/domain/money';
import type { claimRows } from '../../db/schema';
import type { SeededCase } from '../cases/cases';
import type { Random } from '../random';
import { sizeFactor } from '../sizes';

type ClaimInsert = typeof claimRows.$inferInsert;

/** Rough rates of the demo, in units per dollar. */
const PER_DOLLAR: Record<string, number> = { USD: 1, JPY: 150, EUR: 0.92 };

/** Dollars: median 120,000, mean about 250,000, between 10,000 and 20 million. */
export function inventSize(random: Random): number {
  return Math.min(20_000_000, Math.max(10_000, random.logNormal(120_000, 1.21)));
}

/** Some people type round figures; an exchange prints exact ones. */
export function faceAmountOf(random: Random, dollars: number, currency: string): string {
  const amount = dollars * (PER_DOLLAR[currency] ?? 1);
  const rounded = random.chance(0.3) ? Number(amount.toPrecision(2)) : amount;
  return new Big(rounded).round(currencyDigits(currency)).toFixed();
}

export function dollarsOf(faceAmount: string, currency: string): number {
  return Number(faceAmount) / (PER_DOLLAR[currency] ?? 1);
}

/** Near the guide, and along its slope if bigger claims fetch more. In quarters of a percent, as people ask. */
export function inventAsk(random: Random, seeded: SeededCase, dollars: number): string | null {
  const { guide } = seeded;
  if (!guide) return random.chance(0.6) ? null : String(random.int(20, 60));
  const factor = sizeFactor(dollars);
  const base = seeded.pricesRiseWithSize
    ? ((guide.low + guide.high) / 2) * random.between(factor.low, factor.high)
    : random.between(guide.low, guide.high * 1.06);
  const step = base > 10 ? 4 : 20;
  const ask = Math.round(base * random.between(0.97, 1.05) * step) / step;
  return new Big(Math.min(500, Math.max(0.05, ask))).round(4).toFixed();
}

/** Splits the face amount over coins at their petition prices; the values add up to it. */
export function inventAssets(random: Random, seeded: SeededCase, faceAmount: string): ClaimAsset[] {
  const { assets, currency } = seeded.parameters;
  if (assets.length === 0) return [];
  const chosen = random.shuffled(assets).slice(0, random.int(1, Math.min(3, assets.length)));
  let rest = new Big(faceAmount);
  return chosen.map(({ symbol, petition_price }, index) => {
    const last = index === chosen.length - 1;
    const value = last
      ? rest
      : rest.times(random.between(0.2, 0.8).toFixed(3)).round(currencyDigits(currency));
    rest = rest.minus(value);
    return {
      symbol,
      quantity: value.div(petition_price).round(8).toFixed(),
      value: value.toFixed(),
    };
  });
}

/** A day on which the claim could be filed; most are filed in the last weeks. */
function filingDay(random: Random, { filing: { from, to } }: SeededCase): string {
  const share = 1 - random.next() * random.next();
  return dayOf(new Date(Date.parse(from) + (Date.parse(to) - Date.parse(from)) * share));
}

/** Leaves a draft where people stop: at the documents, at their declarations, or right at the start. */
export function unfinished<Claim extends ClaimInsert>(id: number, claim: Claim): Claim {
  const noPrice = { ask_percent: null, minimum_percent: null, recourse_preference: null };
  const notDeclared = {
    ...Object.fromEntries(DECLARED_FACTS.map((fact) => [fact, null])),
    preference_exposure_amount: null,
  };
  switch (id % 3) {
    case 0:
      return { ...claim, proof_of_claim_number: null, filed_on: null };
    case 1:
      return {
        ...claim,
        ...notDeclared,
        ...noPrice,
        acquired_from_other: claim.acquired_from_other ?? null,
        answers: {},
        description: null,
      };
    default:
      return {
        ...claim,
        ...Object.fromEntries(ANSWERED_BEFORE_REVIEW.map((fact) => [fact, null])),
        preference_exposure_amount: null,
        ...noPrice,
        holder_name: '',
        holder_country: null,
        face_amount: '0',
        assets: [],
        answers: {},
        scheduled_amount: null,
        filed_amount: null,
        allowed_amount: null,
        schedule_number: null,
        proof_of_claim_number: null,
        filed_on: null,
        description: null,
      };
  }
}

type Facts = Pick<
  ClaimInsert,
  | 'estate_kyc_status'
  | 'has_preference_exposure'
  | 'acquired_from_other'
  | 'disputed'
  | 'partial_sale'
  | 'recourse_preference'
> & {
  /** Whether the debtor held accounts for its creditors; suppliers and landlords have none. */
  has_account: boolean;
};

/** What sellers write, each text only where it agrees with their declarations. */
const DESCRIPTIONS: readonly { text: string; fits: (facts: Facts) => boolean }[] = [
  {
    text: 'The claim was always our own; KYC with the estate is complete.',
    fits: ({ estate_kyc_status, acquired_from_other, has_account }) =>
      has_account && estate_kyc_status === 'verified' && !acquired_from_other,
  },
  {
    text: 'All documents are at hand. No withdrawals in the 90 days before the petition.',
    fits: ({ has_preference_exposure, has_account }) => has_account && !has_preference_exposure,
  },
  {
    text: 'Looking for a quick sale. Happy to share redacted documents with verified buyers.',
    fits: () => true,
  },
  {
    text: 'Part of a family holding; we would like to sell in one piece.',
    fits: ({ partial_sale }) => !partial_sale,
  },
  {
    text: 'Bought from the original holder last year; the transfer is on the docket.',
    fits: ({ acquired_from_other }) => acquired_from_other === true,
  },
  {
    text: 'The debtor has objected to a small part of the claim. We expect it to settle and offer recourse for the disputed part. '.repeat(
      6,
    ),
    fits: ({ disputed, recourse_preference }) =>
      disputed === true && recourse_preference !== 'none',
  },
];

const isConvenience = ({ name }: ClaimClass) => name.toLowerCase().includes('convenience');
/** § 38 of the German Insolvency Code is about unsecured creditors. */
const isUnsecured = ({ name }: ClaimClass) => /unsecured|§ 38 InsO/i.test(name);

/** Words in the name of a class for one type of claim. */
const SPEAKS_OF: Partial<Record<ClaimType, RegExp>> = {
  customer: /customer|account|earn|custody/i,
  loan: /\bloan/i,
  employee: /employee/i,
};

/** The classes that mention the type; if there are none, those that mention no type. */
function classesFor(type: ClaimType, classes: readonly ClaimClass[]): readonly ClaimClass[] {
  const isOf = ({ name }: ClaimClass) => SPEAKS_OF[type]?.test(name) ?? false;
  if (classes.some(isOf)) return classes.filter(isOf);
  const all = Object.values(SPEAKS_OF);
  return someOf(classes, ({ name }) => !all.some((words) => words.test(name)));
}

/** The items that fit; all of them if none does. */
function someOf<T>(items: readonly T[], fits: (item: T) => boolean): readonly T[] {
  return items.some(fits) ? items.filter(fits) : items;
}

/**
 * What the register and the documents say, consistently.
 * @param isTraded whether the claim comes to the market, where nobody buys what the court has disallowed.
 */
export function inventRegisterFacts(
  random: Random,
  seeded: SeededCase,
  { faceAmount, isTraded }: { faceAmount: string; isTraded: boolean },
) {
  const drawn = random.weighted<NonNullable<ClaimInsert['register_status']>>([
    ['scheduled', 34],
    ['filed', 26],
    ['allowed', 26],
    ['amended', 7],
    ['disputed', 5],
    ['disallowed', 2],
  ]);
  const register_status = drawn === 'disallowed' && isTraded ? 'disputed' : drawn;
  const filed = register_status !== 'scheduled';
  // The amount of a claim that the court has allowed is fixed; one that only the debtor has scheduled counts as
  // scheduled.
  const isUndecided = filed && register_status !== 'allowed';
  const classes = seeded.parameters.claim_classes;
  const small = dollarsOf(faceAmount, seeded.parameters.currency) <= 50_000;
  // Convenience classes are for small claims, and take most of them.
  const bySize = someOf(classes, (known) => isConvenience(known) === small);
  const place = random.next();
  const claim_type = random.weighted(
    seeded.parameters.claim_types.map((type, index) => [type, index === 0 ? 8 : 1] as const),
  );
  const fitting = classesFor(claim_type, bySize);
  const claimClass = fitting[Math.floor(place * fitting.length)];
  if (!claimClass) throw new Error(`The case ${seeded.row.case_code} has no classes.`);
  const claim_class = claimClass.code;
  const rank = isConvenience(claimClass)
    ? ('convenience' as const)
    : random.weighted<NonNullable<ClaimInsert['priority']>>([
        ['general_unsecured', 88],
        ['priority', claim_type === 'employee' ? 60 : 3],
        ['secured', claim_type === 'trade' ? 11 : 7],
      ]);
  const facts = {
    claim_type,
    claim_class,
    priority: isUnsecured(claimClass) ? ('general_unsecured' as const) : rank,
    debtor_entity: random.chance(0.8) ? seeded.row.debtor_name : null,
    register_status,
    scheduled_amount: register_status === 'filed' ? null : faceAmount,
    filed_amount: filed ? faceAmount : null,
    allowed_amount: register_status === 'allowed' ? faceAmount : null,
    schedule_number: register_status === 'filed' ? null : String(random.int(1_000_000, 9_999_999)),
    proof_of_claim_number: filed ? String(random.int(100, 98_000)) : null,
    filed_on: filed ? filingDay(random, seeded) : null,
    contingent: random.chance(0.08) && isUndecided,
    unliquidated: random.chance(0.1) && isUndecided,
    disputed: register_status === 'disputed',
    estate_kyc_status: random.weighted<NonNullable<ClaimInsert['estate_kyc_status']>>([
      ['verified', 60],
      ['pending', 20],
      ['not_started', 16],
      ['rejected', 4],
    ]),
    acquired_from_other: random.chance(0.12),
    preference_exposure_amount: random.chance(0.15)
      ? new Big(faceAmount).times(0.04).round(currencyDigits(seeded.parameters.currency)).toFixed()
      : null,
    has_loan: random.chance(0.05),
    is_insider: random.chance(0.01),
    recourse_preference: random.weighted<ClaimInsert['recourse_preference']>([
      ['disallowance_only', 50],
      ['none', 25],
      ['full', 10],
      [null, 15],
    ]),
    partial_sale: random.chance(0.2),
  };
  const declared = {
    ...facts,
    has_preference_exposure: facts.preference_exposure_amount !== null,
  };
  const has_account = seeded.parameters.required_document_kinds.includes('account_statement');
  const descriptions = DESCRIPTIONS.filter(({ fits }) => fits({ ...declared, has_account }));
  return { ...declared, description: random.chance(0.7) ? random.pick(descriptions).text : null };
}
