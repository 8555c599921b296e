import type {
  BuyerAccount,
  BuyerAccountFields,
  BuyerAccountType,
  Document,
  User,
} from '@generated/model';
import { BuyerAccountFields as FieldsSchema } from '@generated/zod/schemas/buyerAccountFields';
import { ENTITY_FIELDS } from '@/domain/buyers/buyer-account';
import { fullName } from '@/domain/users/party-names';
import { type Savable, savableFields } from '@/forms/saving/savable-fields';
import {
  INTEREST_AMOUNTS,
  type InterestValues,
  readInterests,
} from '@/users/buyer-account/interests';

export type ApplicationField = Exclude<keyof BuyerAccountFields, 'document_ids'>;

/** Fields with one choice. Their buttons hold null once the form has read them and none is pressed. */
interface Chosen {
  account_type: BuyerAccountType | '' | null;
  accreditation_basis: string | null;
}

/** The form's values. A select and an empty input hold the empty text. */
export type ApplicationValues = Record<
  Exclude<ApplicationField, keyof InterestValues | keyof Chosen>,
  string
> &
  Chosen &
  InterestValues & { documents: Document[] };

/** The form of an application. A new one is filled with what the account already knows. */
export function applicationForm(account: BuyerAccount | null, user: User): ApplicationValues {
  if (!account) {
    return {
      account_type: '',
      legal_name: knownName('', user),
      registration_country: user.country ?? '',
      registration_number: '',
      website: '',
      signatory_name: fullName(user),
      signatory_title: '',
      accreditation_basis: '',
      source_of_funds: '',
      investment_min: '',
      investment_max: '',
      case_ids: [],
      documents: [],
    };
  }
  return {
    account_type: account.account_type ?? '',
    legal_name: account.legal_name ?? '',
    registration_country: account.registration_country ?? '',
    registration_number: account.registration_number ?? '',
    website: account.website ?? '',
    signatory_name: account.signatory_name ?? '',
    signatory_title: account.signatory_title ?? '',
    accreditation_basis: account.accreditation_basis ?? '',
    source_of_funds: account.source_of_funds ?? '',
    investment_min: account.investment_min ?? '',
    investment_max: account.investment_max ?? '',
    case_ids: account.case_ids,
    documents: account.documents,
  };
}

type Named = Pick<User, 'first_name' | 'last_name' | 'company'>;

/** The legal name from the profile. A company does not have the name of the person who applies for it. */
function knownName(type: ApplicationValues['account_type'], user: Named): string {
  const person = fullName(user);
  if (type === 'entity') return user.company ?? '';
  return type === 'individual' ? person : (user.company ?? person);
}

/** The legal name after another kind of buyer is chosen. A name that the person has typed stays. */
export function nameOfBuyer({ account_type, legal_name }: ApplicationValues, user: Named): string {
  const isTyped = !['', user.company, fullName(user)].includes(legal_name.trim());
  return isTyped ? legal_name : knownName(account_type, user);
}

export interface ApplicationReading {
  /** In the contract's types, including values that its schema refuses. An amount that cannot be read is null. */
  fields: BuyerAccountFields;
  /** Faults beyond the schema, by field. */
  faults: Partial<Record<keyof BuyerAccountFields, string>>;
}

export function readApplication(values: ApplicationValues): ApplicationReading {
  const { investment_min, investment_max, case_ids, documents, ...texts } = values;
  const interests = readInterests({ investment_min, investment_max, case_ids });
  const entries = Object.entries(texts).map(
    ([name, text]) => [name, text?.trim() || null] as const,
  );
  // Each field is a text, one of the contract's choices or null; the schema decides which.
  const fields = Object.fromEntries(entries) as BuyerAccountFields;
  if (fields.website && !/^[a-z]+:/i.test(fields.website)) {
    fields.website = `https://${fields.website}`;
  }
  if (fields.account_type === 'individual') {
    // The stored values stay, in case the buyer turns out to be an entity. The submission removes them.
    for (const name of ENTITY_FIELDS) delete fields[name];
  }
  return {
    fields: { ...fields, ...interests.fields, document_ids: documents.map(({ id }) => id) },
    faults: interests.faults,
  };
}

/** The part that can be saved. */
export function savableApplication(values: ApplicationValues): Savable<BuyerAccountFields> {
  return savableFields(FieldsSchema, readApplication(values), [INTEREST_AMOUNTS]);
}
