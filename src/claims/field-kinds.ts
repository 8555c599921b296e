import type { CaseParameters, ClaimAnswers, ClaimFields } from '@generated/model';
import type { Tone } from '@/ui/feedback/badge';

/** A yes-or-no question; empty until it is answered. */
type YesNo = '' | 'true' | 'false';

/** A row of the list of assets, as typed. */
export interface AssetValues {
  symbol: string;
  quantity: string;
}

type Stored = Required<ClaimFields>;

/** Whether a type is a union of literals, like an enum of the contract. */
type IsEnum<Value> = [Value] extends [string] ? (string extends Value ? false : true) : false;

type FormValue<Value> = [Value] extends [readonly unknown[]]
  ? AssetValues[]
  : [Value] extends [ClaimAnswers]
    ? Record<string, string>
    : [NonNullable<Value>] extends [boolean]
      ? null extends Value
        ? YesNo
        : boolean
      : IsEnum<NonNullable<Value>> extends true
        ? NonNullable<Value> | ''
        : string;

/** The values of a claim's form: texts as typed, empty if there is no value. */
export type ClaimFormValues = { [Name in keyof Stored]: FormValue<Stored[Name]> };

export type ClaimFieldName = keyof ClaimFormValues;

/** The steps of the form that ask for fields. */
export type FieldStep = 'holder' | 'amounts' | 'register' | 'risks' | 'price';

/** Every step of the form. */
export type ClaimStepKey = FieldStep | 'documents' | 'review';

/** `label` is what the form calls or asks. `name` goes next to its value, if it differs from the label. */
type Named =
  | { label: string; name?: undefined }
  | { label: string | ((values: ClaimFormValues) => string); name: string };

interface Field {
  /** The step of the form that asks for it. */
  step: FieldStep;
  hint?: string;
  /** Whether it is required for a review. The domain's `claimGaps` enforces the same on submission. */
  isRequired?: boolean | ((values: ClaimFormValues) => boolean);
  /** Whether it is asked for at all. Text typed before it stopped being asked for is dropped. */
  isAsked?: (values: ClaimFormValues) => boolean;
  /** Hidden on all pages that buyers read. */
  isPrivate?: boolean;
  /** What an empty value means. */
  unsaid?: string;
  /** Two of them share a line. */
  isHalf?: boolean;
}

interface LongTextField extends Field {
  kind: 'long-text';
}

interface TextField extends Field {
  kind: 'text';
  maxLength: number;
  autoComplete?: (values: ClaimFormValues) => string;
}

interface ParsedField extends Field {
  kind: 'amount' | 'percent' | 'date';
}

/** One of the classes of the case's plan. */
interface ClassField extends Field {
  kind: 'class';
}

interface CountryField extends Field {
  kind: 'country';
}

/** One of several values, with none chosen in advance. */
interface ChoiceField<Value extends string> extends Field {
  kind: 'choice';
  as: 'select' | 'radio';
  choices: Record<Value, string>;
  /** What it means if none is chosen. */
  none?: { label: string; description: string };
  descriptions?: Record<Value, string>;
  tones?: Record<Value, Tone>;
  /** The choices available in the case, if not all are. */
  offered?: (parameters: CaseParameters) => readonly Value[];
}

/** A fact that only the seller can declare, with neither answer chosen in advance. */
export interface FactField extends Field {
  kind: 'fact';
  name: string;
  label: string;
  hint: string;
  /** What a yes means to a buyer. */
  risk: string;
  /** A no, as a sentence of its own. */
  clear: string;
}

interface ToggleField extends Field {
  kind: 'toggle';
}

interface AssetsField extends Field {
  kind: 'assets';
}

/** The additional questions of the case. */
interface AnswersField extends Field {
  kind: 'answers';
}

/** The kinds of field that fit the type of a field in the contract. */
type ClaimFieldOf<Value> = [Value] extends [readonly unknown[]]
  ? AssetsField
  : [Value] extends [ClaimAnswers]
    ? AnswersField
    : [NonNullable<Value>] extends [boolean]
      ? null extends Value
        ? FactField
        : ToggleField
      : IsEnum<NonNullable<Value>> extends true
        ? null extends Value
          ? ChoiceField<NonNullable<Value> & string> | CountryField
          : // A choice without null could not be left open, and would have an answer in advance.
            never
        : TextField | LongTextField | ParsedField | ClassField;

export type ClaimFieldTable = { [Name in keyof Stored]: ClaimFieldOf<Stored[Name]> & Named };

export type ClaimField = Named &
  (
    | TextField
    | LongTextField
    | ParsedField
    | ClassField
    | CountryField
    | ChoiceField<string>
    | FactField
    | ToggleField
    | AssetsField
    | AnswersField
  );
