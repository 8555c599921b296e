import type { SavedSearchParams } from '@generated/model';
import {
  CLAIM_PRIORITY_LABELS,
  CLAIM_TYPE_LABELS,
  ESTATE_KYC_LABELS,
  RECOURSE_LABELS,
  REGISTER_STATUS_LABELS,
} from '@/claims/labels';
import { formatPercent, formatQuantity } from '@/domain/money';
import { keysOf } from '@/domain/keys-of';

type Filter = Exclude<keyof SavedSearchParams, 'case_id'>;

/** The words for each filter, in the order of the list's toolbar. */
const WORDS: {
  [Name in Filter]: (value: NonNullable<SavedSearchParams[Name]>) => string;
} = {
  claim_type: (types) => types.map((type) => CLAIM_TYPE_LABELS[type]).join(' or '),
  claim_class: (classes) => `class ${classes.join(' or ')}`,
  priority: (ranks) => ranks.map((rank) => CLAIM_PRIORITY_LABELS[rank]).join(' or '),
  register_status: (states) =>
    `register: ${states.map((state) => REGISTER_STATUS_LABELS[state].toLowerCase()).join(' or ')}`,
  estate_kyc_status: (states) =>
    `estate KYC: ${states.map((state) => ESTATE_KYC_LABELS[state].toLowerCase()).join(' or ')}`,
  recourse: (kinds) => kinds.map((kind) => RECOURSE_LABELS[kind].toLowerCase()).join(' or '),
  // A search over several cases has no single currency.
  min_face_amount: (least) => `face from ${formatQuantity(least)}`,
  max_face_amount: (most) => `face up to ${formatQuantity(most)}`,
  min_ask_percent: (least) => `ask from ${formatPercent(least)}`,
  max_ask_percent: (most) => `ask up to ${formatPercent(most)}`,
};

const FILTERS = keysOf(WORDS);

/** "Trade · ask up to 80 %"; empty for a search that takes every claim of its cases. */
export function searchWords(params: SavedSearchParams): string {
  return FILTERS.flatMap((name) => wordsOf(name, params)).join(' · ');
}

function wordsOf<Name extends Filter>(name: Name, params: SavedSearchParams): string[] {
  const value = params[name];
  return value === undefined ? [] : [WORDS[name](value)];
}

/** The parameters of a list that a search keeps, without order, page and search text. */
export function savedParams(params: SavedSearchParams): SavedSearchParams {
  const kept = FILTERS.flatMap((name) =>
    params[name] === undefined ? [] : [[name, params[name]] as const],
  );
  return Object.fromEntries(kept);
}
