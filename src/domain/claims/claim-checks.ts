import type {
  CaseParameters,
  CaseQuestion,
  ClaimDocumentKind,
  ClaimFields,
  DocumentKind,
  DocumentStatus,
} from '@generated/model';
import Big from 'big.js';
import { AMOUNT_LIMIT, amountFault, assetValue, percentFault } from '../amounts';
import { documentsFault, missingDocumentKinds } from '../documents/document-checks';
import { isDay, pastDayFault } from '../days';
import { formatAmount } from '../money';
import { ANSWERED_BEFORE_REVIEW } from './declared-facts';
import { type FilingDays, proofDayFault } from './register/register-doubts';

/** Messages by the path of the field, such as `face_amount`, `assets.0.symbol` or `answers.voted_on_plan`. */
export type ClaimFaults = Record<string, string>;

/** What a review of a claim needs besides its fields. */
interface ReviewContext {
  parameters: CaseParameters;
  documents: readonly { kind: DocumentKind; status: DocumentStatus; redacted: boolean }[];
}

const AMOUNT_FIELDS = [
  'face_amount',
  'scheduled_amount',
  'filed_amount',
  'allowed_amount',
  'preference_exposure_amount',
] as const satisfies (keyof ClaimFields)[];

const REQUIRED = 'This is required.';

/**
 * What is wrong with a seller's values, beyond the schema: the case's choices, the currency's decimals, limits between
 * fields. A missing value is no fault yet.
 */
export function claimFaults(
  fields: ClaimFields,
  parameters: CaseParameters,
  filing: FilingDays,
): ClaimFaults {
  const faults: ClaimFaults = {};
  for (const field of AMOUNT_FIELDS) {
    const fault = amountFault(fields[field], parameters.currency);
    if (fault) faults[field] = fault;
  }
  if (fields.claim_type && !parameters.claim_types.includes(fields.claim_type))
    faults['claim_type'] = 'Choose one of the types that this case takes.';
  if (
    fields.claim_class &&
    !parameters.claim_classes.some(({ code }) => code === fields.claim_class)
  )
    faults['claim_class'] = 'Choose one of the classes of this case.';
  const dayFault = fields.filed_on ? proofDayFault(fields.filed_on, filing) : null;
  if (dayFault) faults['filed_on'] = dayFault;
  if (fields.preference_exposure_amount && !fields.has_preference_exposure)
    faults['preference_exposure_amount'] ??=
      'Answer the question before it with “Yes”, or leave this empty.';
  return {
    ...faults,
    ...priceFaults(fields),
    ...assetFaults(fields.assets ?? [], parameters),
    ...answerFaults(fields.answers ?? {}, parameters.questions, filing),
  };
}

/** Checks prices in percent of face, including those that a seller changes on the market. */
export function priceFaults({
  ask_percent: ask,
  minimum_percent: minimum,
}: Pick<ClaimFields, 'ask_percent' | 'minimum_percent'>): ClaimFaults {
  const askFault = percentFault(ask);
  const minimumFault =
    percentFault(minimum) ??
    (ask && minimum && !askFault && new Big(minimum).gt(ask)
      ? 'The minimum price is above your ask.'
      : null);
  return {
    ...(askFault && { ask_percent: askFault }),
    ...(minimumFault && { minimum_percent: minimumFault }),
  };
}

function assetFaults(
  assets: NonNullable<ClaimFields['assets']>,
  { assets: known, currency }: CaseParameters,
): ClaimFaults {
  const faults: ClaimFaults = {};
  for (const [index, { symbol, quantity }] of assets.entries()) {
    const price = known.find((asset) => asset.symbol === symbol)?.petition_price;
    if (price === undefined)
      faults[`assets.${index}.symbol`] = 'Choose one of the assets of this case.';
    else if (assets.findIndex((asset) => asset.symbol === symbol) < index)
      faults[`assets.${index}.symbol`] = 'This asset is listed already.';
    if (new Big(quantity).lte(0))
      faults[`assets.${index}.quantity`] = 'Enter a quantity above zero.';
    else if (
      price !== undefined &&
      new Big(assetValue(quantity, price, currency)).gte(AMOUNT_LIMIT)
    )
      faults[`assets.${index}.quantity`] = 'Enter a smaller quantity.';
  }
  return faults;
}

function answerFaults(
  answers: NonNullable<ClaimFields['answers']>,
  questions: readonly CaseQuestion[],
  days: Pick<FilingDays, 'today'>,
): ClaimFaults {
  const faults: ClaimFaults = {};
  for (const [key, answer] of Object.entries(answers)) {
    const question = questions.find((asked) => asked.key === key);
    const fault = question ? answerFault(answer, question, days) : 'This case does not ask this.';
    if (fault) faults[`answers.${key}`] = fault;
  }
  return faults;
}

function answerFault(
  answer: string | boolean,
  question: CaseQuestion,
  { today }: Pick<FilingDays, 'today'>,
): string | null {
  const { type, options = [] } = question;
  if (type === 'boolean') return typeof answer === 'boolean' ? null : 'Answer yes or no.';
  if (typeof answer === 'boolean') return 'Answer in words.';
  switch (type) {
    case 'number':
      return isNumberAsked(answer, question) ? null : numberAsked(question);
    case 'date':
      if (!isDay(answer)) return 'Enter a date.';
      // A case asks about past events.
      return pastDayFault(answer, today);
    case 'select':
      return options.includes(answer) ? null : 'Choose one of the answers.';
    case 'text':
      return null;
  }
}

type NumberBounds = Pick<CaseQuestion, 'is_whole' | 'minimum'>;

function isNumberAsked(answer: string, { is_whole: isWhole, minimum }: NumberBounds): boolean {
  if (!/^-?\d{1,12}(\.\d{1,8})?$/.test(answer)) return false;
  const number = new Big(answer);
  return (!isWhole || number.mod(1).eq(0)) && (minimum === undefined || number.gte(minimum));
}

/** Says which number answers a question, for a missing or invalid answer. */
export function numberAsked({ is_whole: isWhole, minimum }: NumberBounds): string {
  const number = isWhole ? 'a whole number' : 'a number';
  if (minimum !== undefined) return `Enter ${number} of ${minimum} or more.`;
  return isWhole ? `Enter ${number}.` : 'Enter a number, for example 2500.';
}

/**
 * What is still missing before a claim can be reviewed. The notice of transfer of a filed claim needs its number,
 * amount and date (Official Form 2100A). Messages about documents are under `documents`.
 */
export function claimGaps(
  claim: ClaimFields,
  { parameters, documents }: ReviewContext,
): ClaimFaults {
  const gaps: ClaimFaults = {};
  const need = (field: keyof ClaimFields) => {
    if (claim[field] === undefined || claim[field] === null) gaps[field] = REQUIRED;
  };
  need('holder_name');
  need('holder_country');
  need('face_amount');
  if (claim.register_status === 'scheduled') need('scheduled_amount');
  else if (claim.register_status) {
    need('proof_of_claim_number');
    need('filed_amount');
    need('filed_on');
  }
  if (claim.register_status === 'allowed') need('allowed_amount');
  for (const fact of ANSWERED_BEFORE_REVIEW) need(fact);
  if (claim.has_preference_exposure) need('preference_exposure_amount');
  if (claim.holder_country && parameters.restricted_countries.includes(claim.holder_country))
    gaps['holder_country'] = 'This case takes no claims from holders in this country.';
  const { minimum_claim_amount: minimum, currency } = parameters;
  if (claim.face_amount && minimum !== null && new Big(claim.face_amount).lt(minimum))
    gaps['face_amount'] = `This case takes claims of ${formatAmount(minimum, currency)} or more.`;
  for (const { key, required } of parameters.questions) {
    if (required && claim.answers?.[key] === undefined) gaps[`answers.${key}`] = REQUIRED;
  }
  const asked = askedDocumentKinds(claim, parameters);
  const fault =
    missingDocumentKinds(asked, documents).length > 0
      ? 'A document that this case asks for is missing.'
      : documentsFault(documents);
  if (fault) gaps['documents'] = fault;
  return gaps;
}

/**
 * The document kinds that the case asks for, given the claim. A claim that the debtor has scheduled needs no proof to
 * be filed (Rule 3003(b)(1)), so there is none to show.
 */
export function askedDocumentKinds(
  { register_status: status }: Pick<ClaimFields, 'register_status'>,
  { required_document_kinds: kinds }: Pick<CaseParameters, 'required_document_kinds'>,
): ClaimDocumentKind[] {
  return status === 'scheduled' ? kinds.filter((kind) => kind !== 'proof_of_claim') : kinds;
}

/** The maximum number of documents of a claim. */
export const DOCUMENTS_PER_CLAIM = 20;
