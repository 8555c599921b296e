import type {
  AccreditationBasis,
  BuyerAccountFields,
  BuyerAccountStatus,
  BuyerAccountType,
  DocumentKind,
  DocumentStatus,
  User,
} from '@generated/model';
import Big from 'big.js';
import { amountFault } from '../amounts';
import { documentsFault, missingDocumentKinds } from '../documents/document-checks';
import { isSameName } from '../users/party-names';
import { type SubmitObstacle, submitObstacle } from '../users/permissions';

/** Messages by field, such as `legal_name`. Those about documents are under `document_ids`. */
type ApplicationFaults = Partial<Record<keyof BuyerAccountFields, string>>;

/** Amounts of an application are in dollars. */
export const APPLICATION_CURRENCY = 'USD';

/** The document kinds of an application. The kinds for identities and claims are not among them. */
export const APPLICATION_DOCUMENT_KINDS = [
  'tax_form',
  'corporate',
  'account_statement',
  'other',
] as const satisfies DocumentKind[];
export type ApplicationDocumentKind = (typeof APPLICATION_DOCUMENT_KINDS)[number];

/** The fields that only an entity has. */
export const ENTITY_FIELDS = [
  'registration_number',
  'website',
  'signatory_name',
  'signatory_title',
] as const satisfies (keyof BuyerAccountFields)[];

/** The grounds of Rule 501 on which each kind of buyer can be accredited. */
export const ACCREDITATION_BASES: Record<BuyerAccountType, readonly AccreditationBasis[]> = {
  individual: ['income', 'net_worth', 'license', 'adviser', 'non_us'],
  entity: ['entity_assets', 'adviser', 'non_us'],
};

/** Whether the application may be changed and submitted: before its submission, and after staff have returned it. */
export function isApplicationOpen(status: BuyerAccountStatus): boolean {
  return status === 'none' || status === 'info_requested' || status === 'rejected';
}

/** The fields that select claims for a buyer, and prove nothing. */
const INTERESTS = [
  'investment_min',
  'investment_max',
  'case_ids',
] as const satisfies (keyof BuyerAccountFields)[];

/** Whether these fields may be changed. A verified buyer may only change the interests. */
export function mayChangeApplication(
  status: BuyerAccountStatus,
  fields: BuyerAccountFields,
): boolean {
  const interests: readonly string[] = INTERESTS;
  const isAboutInterests = Object.keys(fields).every((field) => interests.includes(field));
  return isApplicationOpen(status) || (status === 'verified' && isAboutInterests);
}

/** What is wrong with an applicant's values, beyond the schema. A missing value is no fault yet. */
export function applicationFaults({
  investment_min: min,
  investment_max: max,
}: BuyerAccountFields): ApplicationFaults {
  const minFault = min ? amountFault(min, APPLICATION_CURRENCY) : null;
  const maxFault =
    (max ? amountFault(max, APPLICATION_CURRENCY) : null) ??
    (min && max && !minFault && new Big(max).lt(min)
      ? 'The largest face amount is below the smallest.'
      : null);
  return {
    ...(minFault && { investment_min: minFault }),
    ...(maxFault && { investment_max: maxFault }),
  };
}

/** The title in the entity of the person who signs with this name; null if the application names nobody or another. */
export function signatoryTitle(
  {
    account_type: type,
    signatory_name: name,
    signatory_title: title,
  }: Pick<BuyerAccountFields, 'account_type' | 'signatory_name' | 'signatory_title'>,
  signed: string,
): string | null {
  return type === 'entity' && name && title && isSameName(signed, name) ? title : null;
}

const NEEDED = [
  'account_type',
  'legal_name',
  'registration_country',
  'accreditation_basis',
  'source_of_funds',
] as const satisfies (keyof BuyerAccountFields)[];
const NEEDED_OF_ENTITIES = [
  'registration_number',
  'signatory_name',
  'signatory_title',
] as const satisfies (keyof BuyerAccountFields)[];

/** The document kinds of which an application needs at least one each. */
export function neededDocumentKinds(
  type: BuyerAccountType | null | undefined,
): readonly ApplicationDocumentKind[] {
  return type === 'entity' ? ['tax_form', 'corporate'] : ['tax_form'];
}

/** What is still missing before staff can review an application. */
export function applicationGaps(
  fields: BuyerAccountFields,
  documents: readonly { kind: DocumentKind; status: DocumentStatus }[],
): ApplicationFaults {
  const gaps: ApplicationFaults = {};
  const isEntity = fields.account_type === 'entity';
  for (const field of isEntity ? [...NEEDED, ...NEEDED_OF_ENTITIES] : NEEDED) {
    if (!fields[field]) gaps[field] = 'This is required.';
  }
  const { account_type: type, accreditation_basis: basis, registration_country: country } = fields;
  if (type && basis && !ACCREDITATION_BASES[type].includes(basis)) {
    gaps.accreditation_basis = 'Choose a basis open to this type of buyer.';
  } else if (basis === 'non_us' && country === 'US') {
    gaps.accreditation_basis =
      'Buyers registered or resident in the United States need another basis.';
  }
  const isMissing = missingDocumentKinds(neededDocumentKinds(type), documents).length > 0;
  const fault = isMissing ? 'A document that we ask for is missing.' : documentsFault(documents);
  if (fault) gaps.document_ids = fault;
  return gaps;
}

/** What else prevents a person from submitting the application; the first obstacle to remove. */
export function applicationObstacle(
  user: Pick<User, 'status' | 'identity_status'>,
): SubmitObstacle | 'identity_not_submitted' | null {
  const obstacle = submitObstacle(user);
  if (obstacle) return obstacle;
  return user.identity_status === 'not_submitted' ? 'identity_not_submitted' : null;
}
