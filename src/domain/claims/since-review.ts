import type { AdminClaim, ClaimFields, LastReview, ReviewedDocument } from '@generated/model';

type ReviewedClaim = Pick<AdminClaim, keyof ClaimFields & keyof AdminClaim> & {
  documents: readonly ReviewedDocument[];
};

type FieldName = keyof ClaimFields & keyof AdminClaim;

interface ChangesSinceReview {
  /** The fields that have changed, except the answers. */
  fields: (keyof ClaimFields)[];
  /** Keys of the questions with different answers. */
  answers: string[];
  added: ReviewedDocument[];
  deleted: ReviewedDocument[];
}

/** What the seller has changed since the last review of the claim. */
export function changesSinceReview(
  claim: ReviewedClaim,
  { fields: before, documents: reviewed }: LastReview,
): ChangesSinceReview {
  // `Object.keys` loses the names of the contract.
  const names = Object.keys(before) as FieldName[];
  const then = before.answers ?? claim.answers;
  const keys = new Set([...Object.keys(then), ...Object.keys(claim.answers)]);
  const idsOf = (documents: readonly ReviewedDocument[]) => new Set(documents.map(({ id }) => id));
  const [known, present] = [idsOf(reviewed), idsOf(claim.documents)];
  return {
    fields: names.filter((name) => name !== 'answers' && !isSame(name, before, claim)),
    answers: [...keys].filter((key) => then[key] !== claim.answers[key]),
    added: claim.documents.filter(({ id }) => !known.has(id)),
    deleted: reviewed.filter(({ id }) => !present.has(id)),
  };
}

function isSame(name: FieldName, before: ClaimFields, now: ReviewedClaim): boolean {
  if (name !== 'assets') return before[name] === now[name];
  return assetsIn(before.assets ?? []) === assetsIn(now.assets);
}

/** The assets without their values, which follow from the case. */
const assetsIn = (assets: NonNullable<ClaimFields['assets']>) =>
  assets.map(({ symbol, quantity }) => `${quantity} ${symbol}`).join();
