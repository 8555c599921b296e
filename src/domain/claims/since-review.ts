import type { AdminClaim, ClaimFields, LastReview, StoredDocument } from '@generated/model';

type ReviewedClaim = Pick<AdminClaim, keyof ClaimFields & keyof AdminClaim> & {
  documents: readonly StoredDocument[];
};

type FieldName = keyof ClaimFields & keyof AdminClaim;

interface ChangesSinceReview {
  /** What reads otherwise now, but for the answers. */
  fields: FieldName[];
  /** Keys of the questions that are answered otherwise. */
  answers: string[];
  added: StoredDocument[];
  /** How many documents of then are gone. */
  deleted: number;
}

/** What the seller has changed since the last review of the claim ended. */
export function changesSinceReview(
  claim: ReviewedClaim,
  { fields: before, document_ids }: LastReview,
): ChangesSinceReview {
  // The names are those of the contract, which `Object.keys` forgets.
  const names = Object.keys(before) as FieldName[];
  const then = before.answers ?? claim.answers;
  const keys = new Set([...Object.keys(then), ...Object.keys(claim.answers)]);
  const present = new Set(claim.documents.map(({ id }) => id));
  return {
    fields: names.filter((name) => name !== 'answers' && !isSame(name, before, claim)),
    answers: [...keys].filter((key) => then[key] !== claim.answers[key]),
    added: claim.documents.filter(({ id }) => !document_ids.includes(id)),
    deleted: document_ids.filter((id) => !present.has(id)).length,
  };
}

function isSame(name: FieldName, before: ClaimFields, now: ReviewedClaim): boolean {
  if (name !== 'assets') return before[name] === now[name];
  return assetsIn(before.assets ?? []) === assetsIn(now.assets);
}

/** Their value follows from the case. */
const assetsIn = (assets: NonNullable<ClaimFields['assets']>) =>
  assets.map(({ symbol, quantity }) => `${quantity} ${symbol}`).join();
