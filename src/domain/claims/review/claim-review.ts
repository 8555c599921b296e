import type {
  AdminClaim,
  Case,
  CaseParameters,
  ClaimWithSameNumber,
  CountryCode,
  DocumentKind,
  User,
} from '@generated/model';
import Big from 'big.js';
import { sumOfAmounts } from '../../amounts';
import { seemsToHoldContactData } from '../../messages/contact-data';
import { isSameName } from '../../users/party-names';
import { mayLogIn } from '../../users/user-status';
import { missingDocumentKinds } from '../../documents/document-checks';
import { isOtherThanAssets } from './asset-doubts';
import { askedDocumentKinds } from '../claim-checks';
import { claimStatusAfter } from '../claim-state';
import type { DeclaredFact } from '../declared-facts';
import { registerAmountField } from '../register/register-amount';
import { type FarAmounts, registerDoubts } from '../register/register-doubts';
import { claimRisks, type RedFlag } from '../risks';
import { isUnusualPrice } from '../unusual-price';

/** The outcomes of a review, ending with the one that lists the claim. */
const CLAIM_REVIEWS = ['reject', 'request_changes', 'approve'] as const;
export type ClaimReview = (typeof CLAIM_REVIEWS)[number];

interface ClaimReviewed extends Pick<AdminClaim, 'status'> {
  seller: Pick<User, 'status'>;
  case: Pick<AdminClaim['case'], 'status'>;
}

/** The decisions that can be made now. */
export function claimReviews({ status, seller, case: of }: ClaimReviewed): ClaimReview[] {
  if (reviewObstacle(seller)) return [];
  return CLAIM_REVIEWS.filter(
    (review) =>
      claimStatusAfter(status, review, 'staff') !== null &&
      (review !== 'approve' || approvalObstacle(of) === null),
  );
}

/** Why nothing is decided about a seller's claims, in a sentence, or null: nobody would answer for them. */
export function reviewObstacle(seller: Pick<User, 'status'>): string | null {
  if (mayLogIn(seller.status)) return null;
  return seller.status === 'suspended'
    ? 'The seller’s account is suspended: the claim waits until the suspension is lifted.'
    : 'The seller’s account is closed: nothing is decided about the claim.';
}

/** Why a claim of a case cannot be listed, in a sentence, or null. Other decisions about it are still possible. */
export function approvalObstacle(of: Pick<AdminClaim['case'], 'status'>): string | null {
  switch (of.status) {
    case 'active':
      return null;
    case 'paused':
      return 'It can be approved once its case takes claims.';
    case 'closed':
      return 'Its case is closed: it cannot be approved.';
  }
}

/** What the exchange can check by itself before a claim is listed, and whether a reviewer should look closer. */
export type ReviewCheck = { isFine: boolean } & (
  | { name: 'identity' }
  /** Whether the holder has the name of the account, or of the company in its profile. */
  | { name: 'holder'; holder: string | null; is: 'person' | 'company' | 'neither' }
  /** Whether the country of a holder with the account's name is that of the identity document. */
  | { name: 'country'; holder: CountryCode; account: CountryCode }
  /** The seller's amount for the register, once the claim has got that far. */
  | { name: 'register'; face: string | null; amount: string | null; far: FarAmounts }
  /** Whether the value of the assets matches the face amount. */
  | { name: 'assets'; face: string; value: string }
  /** Whether a claim that was filed was filed in time. */
  | { name: 'filing'; filedOn: string; barDate: string }
  | { name: 'documents'; missing: DocumentKind[] }
  /** Whether another claim of the case has the same number in the register. */
  | { name: 'number'; others: ClaimWithSameNumber[] }
  /** Whether public text seems to hold contact data. */
  | { name: 'description' }
  | { name: 'risks'; red: RedFlag[]; declared: DeclaredFact[] }
  | { name: 'price' }
);

/** What the checks compare a claim with. If something could not be read, it is null and its check is left out. */
interface ReviewedBy {
  parameters: CaseParameters | null;
  case: Pick<Case, 'bar_date'> | null;
}

export function reviewChecks(
  claim: AdminClaim,
  { parameters, case: of }: ReviewedBy,
): ReviewCheck[] {
  const { ask_percent: ask } = claim;
  const missing =
    parameters && missingDocumentKinds(askedDocumentKinds(claim, parameters), claim.documents);
  const barDate = of?.bar_date ?? null;
  const { filed_on: late, ...far } = registerDoubts(claim, { bar_date: barDate });
  return [
    { name: 'identity', isFine: claim.seller.identity_status === 'approved' },
    ...holderChecks(claim),
    registerCheck(claim, far),
    ...assetsCheck(claim),
    ...(claim.filed_on !== null && barDate !== null
      ? [{ name: 'filing' as const, filedOn: claim.filed_on, barDate, isFine: late === undefined }]
      : []),
    ...(missing ? [{ name: 'documents' as const, missing, isFine: missing.length === 0 }] : []),
    ...numberCheck(claim),
    ...descriptionCheck(claim),
    risksCheck(claim),
    { name: 'price', isFine: ask === null || !isUnusualPrice(ask, claim.case) },
  ];
}

function holderChecks({
  holder_name: holder,
  holder_country: country,
  seller,
}: AdminClaim): ReviewCheck[] {
  const isNamed = (name: string | null) =>
    holder !== null && name !== null && isSameName(name, holder);
  const is = isNamed(seller.name) ? 'person' : isNamed(seller.company) ? 'company' : 'neither';
  const check = { name: 'holder', holder, is, isFine: is === 'person' } as const;
  // A company may be registered in any country.
  if (is !== 'person' || country === null || seller.country === null) return [check];
  const isFine = country === seller.country;
  return [check, { name: 'country', holder: country, account: seller.country, isFine }];
}

function registerCheck(claim: AdminClaim, far: FarAmounts): ReviewCheck {
  const { face_amount: face } = claim;
  const field = registerAmountField(claim.register_status);
  const amount = field && claim[field];
  const isSame = face !== null && amount !== null && new Big(amount).eq(face);
  return { name: 'register', face, amount, far, isFine: isSame && Object.keys(far).length === 0 };
}

/** Skipped for a claim that a sale has divided: its face amount and assets are rounded separately. */
function assetsCheck({ face_amount: face, assets, currency, is_part }: AdminClaim): ReviewCheck[] {
  if (face === null || assets.length === 0 || is_part) return [];
  const value = sumOfAmounts(assets.map((asset) => asset.value));
  return [{ name: 'assets', face, value, isFine: !isOtherThanAssets(face, value, currency) }];
}

function numberCheck(claim: AdminClaim): ReviewCheck[] {
  if (claim.schedule_number === null && claim.proof_of_claim_number === null) return [];
  const others = claim.with_same_number;
  return [{ name: 'number', others, isFine: others.length === 0 }];
}

function descriptionCheck({
  description,
  holder_name: legal_name,
  seller,
}: AdminClaim): ReviewCheck[] {
  if (!description) return [];
  const writer = { first_name: '', last_name: seller.name, company: seller.company, legal_name };
  return [{ name: 'description', isFine: !seemsToHoldContactData(description, writer) }];
}

/** The allowed amount and the filing day have checks of their own. */
function risksCheck({ allowed_amount, filed_on, ...claim }: AdminClaim): ReviewCheck {
  const { red, declared } = claimRisks(claim);
  return { name: 'risks', red, declared, isFine: red.length + declared.length === 0 };
}
