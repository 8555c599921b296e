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

/** Messages by field, as in `legal_name`; documents stand under `document_ids`. */
type ApplicationFaults = Partial<Record<keyof BuyerAccountFields, string>>;

/** Amounts of an application are in dollars. */
export const APPLICATION_CURRENCY = 'USD';

/** Which documents an application may have; the kinds of identities and claims are none of it. */
export const APPLICATION_DOCUMENT_KINDS = [
  'tax_form',
  'corporate',
  'account_statement',
  'other',
] as const satisfies DocumentKind[];
export type ApplicationDocumentKind = (typeof APPLICATION_DOCUMENT_KINDS)[number];

/** What only an entity has. */
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

/** Whether the application may be changed and submitted: before it is, and where staff gave it back. */
export function isApplicationOpen(status: BuyerAccountStatus): boolean {
  return status === 'none' || status === 'info_requested' || status === 'rejected';
}

/** What chooses the claims for a buyer, and proves nothing. */
const INTERESTS = [
  'investment_min',
  'investment_max',
  'case_ids',
] as const satisfies (keyof BuyerAccountFields)[];

/** Whether these fields may be changed: of a verified buyer the interests alone. */
export function mayChangeApplication(
  status: BuyerAccountStatus,
  fields: BuyerAccountFields,
): boolean {
  const interests: readonly string[] = INTERESTS;
  const isAboutInterests = Object.keys(fields).every((field) => interests.includes(field));
  return isApplicationOpen(status) || (status === 'verified' && isAboutInterests);
}

/** What is wrong with what an applicant has told, beyond the schema. What is missing is no fault yet. */
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

/** What the person of this name is in the entity for which they sign; null where the application names nobody or another one. */
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

/** The kinds of documents of which an application needs at least one. */
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

/** What beyond the application itself keeps a person from submitting it; the obstacle to remove first. */
export function applicationObstacle(
  user: Pick<User, 'status' | 'identity_status'>,
): SubmitObstacle | 'identity_not_submitted' | null {
  const obstacle = submitObstacle(user);
  if (obstacle) return obstacle;
  return user.identity_status === 'not_submitted' ? 'identity_not_submitted' : null;
}
