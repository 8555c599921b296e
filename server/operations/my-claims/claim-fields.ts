import { assetValue } from '@/domain/amounts';
import { type ClaimFaults, claimFaults } from '@/domain/claims/claim-checks';
import { latestDayAt } from '@/domain/days';
import type { CaseParameters, ClaimAnswers, ClaimAsset, ClaimFields } from '@generated/model';
import Big from 'big.js';
import type { caseRows, claimRows, ClaimRow } from '../../db/schema';
import { underPath } from '../../calls/refusals';

/** What a seller has said about a claim, in the form of the contract: an empty column is null. */
export function fieldsOf(row: ClaimRow): Required<ClaimFields> {
  return {
    holder_type: row.holder_type,
    holder_name: row.holder_name || null,
    holder_country: row.holder_country,
    acquired_from_other: row.acquired_from_other,
    debtor_entity: row.debtor_entity,
    claim_type: row.claim_type,
    claim_class: row.claim_class,
    priority: row.priority,
    face_amount: faceAmountOf(row),
    assets: row.assets.map(({ symbol, quantity }) => ({ symbol, quantity })),
    register_status: row.register_status,
    schedule_number: row.schedule_number,
    proof_of_claim_number: row.proof_of_claim_number,
    filed_on: row.filed_on,
    scheduled_amount: row.scheduled_amount,
    filed_amount: row.filed_amount,
    allowed_amount: row.allowed_amount,
    estate_kyc_status: row.estate_kyc_status,
    contingent: row.contingent,
    unliquidated: row.unliquidated,
    disputed: row.disputed,
    has_loan: row.has_loan,
    is_insider: row.is_insider,
    has_preference_exposure: row.has_preference_exposure,
    preference_exposure_amount: row.preference_exposure_amount,
    answers: row.answers,
    ask_percent: row.ask_percent,
    minimum_percent: row.minimum_percent,
    recourse_preference: row.recourse_preference,
    partial_sale: row.partial_sale,
    description: row.description,
  };
}

/** Null if the claim has none yet. */
export function faceAmountOf({ face_amount }: Pick<ClaimRow, 'face_amount'>): string | null {
  return face_amount === '0' ? null : face_amount;
}

/** As it is stored: texts without surrounding blanks, and null for blank ones. */
export function tidied(fields: ClaimFields): ClaimFields {
  const texts = Object.entries(fields).flatMap(([field, value]) =>
    typeof value === 'string' ? [[field, value.trim() || null] as const] : [],
  );
  return {
    ...fields,
    ...Object.fromEntries(texts),
    ...(fields.answers && { answers: tidiedAnswers(fields.answers) }),
  };
}

function tidiedAnswers(answers: ClaimAnswers): ClaimAnswers {
  const given = Object.entries(answers).map(
    ([key, answer]) => [key, typeof answer === 'string' ? answer.trim() : answer] as const,
  );
  return Object.fromEntries(given.filter(([, answer]) => answer !== ''));
}

/** Everything wrong with the fields, by their path in a request (`claim.face_amount`). */
export function fieldFaults(
  fields: ClaimFields,
  { parameters, petition_date }: Pick<typeof caseRows.$inferSelect, 'parameters' | 'petition_date'>,
  now: Date,
): ClaimFaults {
  return underPath(
    'claim',
    claimFaults(fields, parameters, { petition_date, today: latestDayAt(now) }),
  );
}

/** The columns of the given fields. */
export function columnsOf(
  { holder_name, face_amount, assets, ...others }: ClaimFields,
  parameters: CaseParameters,
): Partial<typeof claimRows.$inferInsert> {
  return {
    ...others,
    ...(holder_name !== undefined && { holder_name: holder_name ?? '' }),
    ...(face_amount !== undefined && { face_amount: face_amount ?? '0' }),
    ...(assets && { assets: assetsAtPetition(assets, parameters) }),
  };
}

/** Values at the petition prices. An asset that the case does not know has no value and is a fault. */
function assetsAtPetition(
  assets: NonNullable<ClaimFields['assets']>,
  { assets: known, currency }: CaseParameters,
): ClaimAsset[] {
  return assets.map(({ symbol, quantity }) => {
    const price = known.find((asset) => asset.symbol === symbol)?.petition_price ?? '0';
    const value = assetValue(quantity, price, currency);
    return { symbol, quantity: new Big(quantity).toFixed(), value };
  });
}
