import type { CaseParameters, ClaimFields, MyClaim, User } from '@generated/model';
import { claimFaults, type ClaimFaults, numberAsked } from '@/domain/claims/claim-checks';
import { onlyTypeOf } from '@/domain/claims/declared-facts';
import type { FilingDays } from '@/domain/claims/register/register-doubts';
import {
  readAmount,
  readNumber,
  readPercent,
  readQuantity,
  whyNoAmount,
  whyNoPercent,
  whyNoQuantity,
} from '@/domain/decimal-input';
import { padDecimals } from '@/domain/decimals';
import { currencyDigits } from '@/domain/money';
import { fullName } from '@/domain/users/party-names';
import type { AssetValues, ClaimField, ClaimFieldName, ClaimFormValues } from '../field-kinds';
import { claimFields } from '../field-list';

/** One value for each field of the table, depending on its kind. */
function forEachField<Values>(value: (name: ClaimFieldName, field: ClaimField) => unknown): Values {
  // `Object.fromEntries` loses the names and kinds of the table.
  return Object.fromEntries(
    claimFields().map(([name, field]) => [name, value(name, field)]),
  ) as Values;
}

/** An empty form, filled only with what the account knows and what the case leaves no choice about. */
export function newClaimForm(
  { claim_types: types }: Pick<CaseParameters, 'claim_types'>,
  holder: Pick<User, 'first_name' | 'last_name' | 'company' | 'country'> | null,
): ClaimFormValues {
  return {
    ...forEachField<ClaimFormValues>((_, field) => emptyValue(field)),
    claim_type: onlyTypeOf(types) ?? '',
    ...(holder && {
      holder_name: fullName(holder),
      holder_country: holder.country ?? '',
    }),
  };
}

function emptyValue(field: ClaimField): unknown {
  switch (field.kind) {
    case 'toggle':
      return false;
    case 'assets':
      return [];
    case 'answers':
      return {};
    case 'text':
    case 'long-text':
    case 'class':
    case 'country':
    case 'amount':
    case 'percent':
    case 'date':
    case 'choice':
    case 'fact':
      return '';
  }
}

/** The form of a claim that the exchange holds. Amounts have the decimals of their currency. */
export function claimFormOf(claim: MyClaim): ClaimFormValues {
  const digits = currencyDigits(claim.currency);
  return forEachField((name, field) => {
    const stored = claim[name];
    if (stored === null) return '';
    if (Array.isArray(stored)) return stored.map(({ symbol, quantity }) => ({ symbol, quantity }));
    if (typeof stored === 'object') {
      const answers = Object.entries(stored);
      return Object.fromEntries(answers.map(([key, answer]) => [key, String(answer)]));
    }
    if (typeof stored === 'boolean') return field.kind === 'toggle' ? stored : String(stored);
    return field.kind === 'amount' ? padDecimals(stored, digits) : stored;
  });
}

/** A form's values in the contract's types, and what is wrong with them, by field of the form. */
export interface ClaimReading {
  /** Contains null for what cannot be read: a text that is no amount has a fault instead. */
  fields: ClaimFields;
  faults: ClaimFaults;
}

export function readClaimForm(
  values: ClaimFormValues,
  parameters: CaseParameters,
  filing: FilingDays,
): ClaimReading {
  const unread: ClaimFaults = {};
  const assets = readAssets(values.assets, unread);
  const fields = forEachField<ClaimFields>((name, field) => {
    if (field.isAsked && !field.isAsked(values)) return null;
    if (field.kind === 'assets')
      return assets.map(({ symbol, quantity }) => ({ symbol, quantity }));
    if (field.kind === 'answers') return readAnswers(values.answers, parameters, unread);
    const typed = values[name];
    if (typeof typed !== 'string') return typed;
    if (typed.trim() === '') return null;
    const fault = textFault(field, typed, parameters.currency);
    if (fault !== null) unread[name] = fault;
    return readText(field, typed, parameters.currency);
  });
  const found = claimFaults(fields, parameters, filing);
  const faults: ClaimFaults = {};
  for (const [path, fault] of Object.entries(found)) faults[onFormRow(path, assets)] = fault;
  return { fields, faults: { ...faults, ...unread } };
}

/** Null if the text cannot be read. */
function readText(field: ClaimField, typed: string, currency: string): string | boolean | null {
  switch (field.kind) {
    case 'fact':
      return typed === 'true';
    case 'amount':
      return readAmount(typed, currency);
    case 'percent':
      return readPercent(typed);
    case 'text':
    case 'long-text':
    case 'class':
    case 'country':
    case 'date':
    case 'choice':
    case 'toggle':
    case 'assets':
    case 'answers':
      return typed.trim();
  }
}

/** Why a text cannot be read; null if it can. */
function textFault({ kind }: ClaimField, typed: string, currency: string): string | null {
  if (kind === 'percent') return whyNoPercent(typed);
  return kind === 'amount' ? whyNoAmount(typed, currency) : null;
}

interface AssetRow extends AssetValues {
  /** Its index in the form. Empty and unreadable rows before it are left out of the list. */
  row: number;
}

function readAssets(rows: readonly AssetValues[], unread: ClaimFaults): AssetRow[] {
  return rows.flatMap(({ symbol, quantity }, row) => {
    if (symbol === '' && quantity.trim() === '') return [];
    const read = readQuantity(quantity, symbol);
    const fault = whyNoQuantity(quantity, symbol);
    if (symbol === '') unread[`assets.${row}.symbol`] = 'Choose an asset.';
    if (fault !== null) unread[`assets.${row}.quantity`] = fault;
    return symbol === '' || read === null ? [] : [{ symbol, quantity: read, row }];
  });
}

/** Maps `assets.0.symbol` of the contract to its row in the form, which differs if rows before it were left out. */
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
  for (const question of questions) {
    const { key, type } = question;
    const typed = answers[key]?.trim() ?? '';
    if (typed === '') continue;
    if (type === 'boolean') read[key] = typed === 'true';
    else if (type === 'number') {
      const number = readNumber(typed);
      if (number === null) unread[`answers.${key}`] = numberAsked(question);
      else read[key] = number;
    } else read[key] = typed;
  }
  return read;
}
