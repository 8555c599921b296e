import type {
  CaseParameters,
  ClaimFields,
  ClaimPriority,
  ClaimType,
  CountryCode,
  EstateKycStatus,
  HolderType,
  MyClaim,
  Recourse,
  RegisterStatus,
  User,
} from '@generated/model';
import { claimFaults, type ClaimFaults } from '@/domain/claims/claim-checks';
import { DECLARED_FACTS, type DeclaredFact } from '@/domain/claims/declared-facts';
import { readAmount, readNumber, readPercent } from '@/domain/decimal-input';
import { currencyDigits, padDecimals } from '@/domain/money';

/** A question with yes or no; empty as long as it is not answered. */
type YesNo = '' | 'true' | 'false';

/** What the claim form holds: texts as they were typed, empty where there is nothing. */
export interface ClaimFormValues extends Record<DeclaredFact, YesNo> {
  holder_type: HolderType;
  holder_name: string;
  holder_country: CountryCode | '';
  debtor_entity: string;
  claim_type: ClaimType;
  claim_class: string;
  priority: ClaimPriority;
  face_amount: string;
  assets: { symbol: string; quantity: string }[];
  register_status: RegisterStatus;
  schedule_number: string;
  proof_of_claim_number: string;
  filed_on: string;
  scheduled_amount: string;
  filed_amount: string;
  allowed_amount: string;
  estate_kyc_status: EstateKycStatus;
  preference_exposure_amount: string;
  /** By the key of the question; `true` or `false` for a yes or no. */
  answers: Record<string, string>;
  ask_percent: string;
  minimum_percent: string;
  recourse_preference: Recourse | '';
  partial_sale: boolean;
  description: string;
}

function forEachFact<Value>(answer: (fact: DeclaredFact) => Value): Record<DeclaredFact, Value> {
  // The keys are those of the record, which `Object.fromEntries` forgets.
  return Object.fromEntries(DECLARED_FACTS.map((fact) => [fact, answer(fact)])) as Record<
    DeclaredFact,
    Value
  >;
}

/** A form in which nothing was said yet but what the account knows. */
export function newClaimForm(
  { claim_types: types }: Pick<CaseParameters, 'claim_types'>,
  holder: Pick<User, 'first_name' | 'last_name' | 'company' | 'country'> | null,
): ClaimFormValues {
  return {
    holder_type: 'individual',
    holder_name: holder ? `${holder.first_name} ${holder.last_name}` : '',
    holder_country: holder?.country ?? '',
    ...forEachFact(() => ''),
    debtor_entity: '',
    claim_type: types[0] ?? 'other',
    claim_class: '',
    priority: 'general_unsecured',
    face_amount: '',
    assets: [],
    register_status: 'scheduled',
    schedule_number: '',
    proof_of_claim_number: '',
    filed_on: '',
    scheduled_amount: '',
    filed_amount: '',
    allowed_amount: '',
    estate_kyc_status: 'not_started',
    preference_exposure_amount: '',
    answers: {},
    ask_percent: '',
    minimum_percent: '',
    recourse_preference: '',
    partial_sale: false,
    description: '',
  };
}

/** The form of a claim that the exchange holds; amounts with the decimals of their currency. */
export function claimFormOf(claim: MyClaim): ClaimFormValues {
  const digits = currencyDigits(claim.currency);
  const amount = (value: string | null) => (value === null ? '' : padDecimals(value, digits));
  return {
    holder_type: claim.holder_type,
    holder_name: claim.holder_name ?? '',
    holder_country: claim.holder_country ?? '',
    ...forEachFact((fact): YesNo => (claim[fact] === null ? '' : `${claim[fact]}`)),
    debtor_entity: claim.debtor_entity ?? '',
    claim_type: claim.claim_type,
    claim_class: claim.claim_class ?? '',
    priority: claim.priority,
    face_amount: amount(claim.face_amount),
    assets: claim.assets.map(({ symbol, quantity }) => ({ symbol, quantity })),
    register_status: claim.register_status,
    schedule_number: claim.schedule_number ?? '',
    proof_of_claim_number: claim.proof_of_claim_number ?? '',
    filed_on: claim.filed_on ?? '',
    scheduled_amount: amount(claim.scheduled_amount),
    filed_amount: amount(claim.filed_amount),
    allowed_amount: amount(claim.allowed_amount),
    estate_kyc_status: claim.estate_kyc_status,
    preference_exposure_amount: amount(claim.preference_exposure_amount),
    answers: Object.fromEntries(
      Object.entries(claim.answers).map(([key, answer]) => [key, String(answer)]),
    ),
    ask_percent: claim.ask_percent ?? '',
    minimum_percent: claim.minimum_percent ?? '',
    recourse_preference: claim.recourse_preference ?? '',
    partial_sale: claim.partial_sale,
    description: claim.description ?? '',
  };
}

/** What a form says, as the contract wants it, and what is wrong with it by field of the form. */
export interface ClaimReading {
  /** Without what cannot be read: a text that is no amount is null here and a fault there. */
  fields: ClaimFields;
  faults: ClaimFaults;
}

/** @param today the last day that lies not in the future, as an ISO date. */
export function readClaimForm(
  values: ClaimFormValues,
  parameters: CaseParameters,
  today: string,
): ClaimReading {
  const unread: ClaimFaults = {};
  const text = (value: string) => value.trim() || null;
  const read = (
    path: string,
    value: string,
    reader: (text: string) => string | null,
    ask: string,
  ) => {
    if (value.trim() === '') return null;
    const found = reader(value);
    if (found === null) unread[path] = ask;
    return found;
  };
  const { currency } = parameters;
  const amount = (path: keyof ClaimFormValues & `${string}_amount`) =>
    read(path, values[path], (typed) => readAmount(typed, currency), amountHelp(currency));
  const percent = (path: 'ask_percent' | 'minimum_percent') =>
    read(path, values[path], readPercent, 'Enter a percentage, for example 72.5.');
  const assets = readAssets(values.assets, unread);

  const fields: ClaimFields = {
    holder_type: values.holder_type,
    holder_name: text(values.holder_name),
    holder_country: values.holder_country || null,
    ...forEachFact((fact) => (values[fact] === '' ? null : values[fact] === 'true')),
    debtor_entity: text(values.debtor_entity),
    claim_type: values.claim_type,
    claim_class: text(values.claim_class),
    priority: values.priority,
    face_amount: amount('face_amount'),
    assets: assets.map(({ symbol, quantity }) => ({ symbol, quantity })),
    register_status: values.register_status,
    schedule_number: text(values.schedule_number),
    proof_of_claim_number: text(values.proof_of_claim_number),
    filed_on: text(values.filed_on),
    scheduled_amount: amount('scheduled_amount'),
    filed_amount: amount('filed_amount'),
    allowed_amount: amount('allowed_amount'),
    estate_kyc_status: values.estate_kyc_status,
    // Asked for after a yes only; what was typed before it became a no is not said any more.
    preference_exposure_amount:
      values.has_preference_exposure === 'true' ? amount('preference_exposure_amount') : null,
    answers: readAnswers(values.answers, parameters, unread),
    ask_percent: percent('ask_percent'),
    minimum_percent: percent('minimum_percent'),
    recourse_preference: values.recourse_preference || null,
    partial_sale: values.partial_sale,
    description: text(values.description),
  };
  const found = claimFaults(fields, parameters, today);
  const faults: ClaimFaults = {};
  for (const [path, fault] of Object.entries(found)) faults[onFormRow(path, assets)] = fault;
  return { fields, faults: { ...faults, ...unread } };
}

function amountHelp(currency: string): string {
  return currencyDigits(currency) === 0
    ? `Enter an amount above zero without decimals, for example 2500000.`
    : `Enter an amount above zero, for example 25000.50.`;
}

interface AssetRow {
  symbol: string;
  quantity: string;
  /** Its place in the form; empty and unreadable rows are left out before it. */
  row: number;
}

function readAssets(rows: ClaimFormValues['assets'], unread: ClaimFaults): AssetRow[] {
  return rows.flatMap(({ symbol, quantity }, row) => {
    if (symbol === '' && quantity.trim() === '') return [];
    const read = readAmount(quantity, 'BTC');
    if (symbol === '') unread[`assets.${row}.symbol`] = 'Choose an asset.';
    if (read === null) unread[`assets.${row}.quantity`] = 'Enter a quantity, for example 1.25.';
    return symbol === '' || read === null ? [] : [{ symbol, quantity: read, row }];
  });
}

/** `assets.0.symbol` of the contract is another row of the form where rows before it were left out. */
function onFormRow(path: string, assets: readonly AssetRow[]): string {
  const [, index, field] = /^assets\.(\d+)\.(.+)$/.exec(path) ?? [];
  return index === undefined ? path : `assets.${assets[Number(index)]?.row ?? index}.${field}`;
}

function readAnswers(
  answers: ClaimFormValues['answers'],
  { questions }: CaseParameters,
  unread: ClaimFaults,
): NonNullable<ClaimFields['answers']> {
  const read: NonNullable<ClaimFields['answers']> = {};
  for (const { key, type } of questions) {
    const typed = answers[key]?.trim() ?? '';
    if (typed === '') continue;
    if (type === 'boolean') read[key] = typed === 'true';
    else if (type === 'number') {
      const number = readNumber(typed);
      if (number === null) unread[`answers.${key}`] = 'Enter a number, for example 2500.';
      else read[key] = number;
    } else read[key] = typed;
  }
  return read;
}
