import type { CaseParameters, ClaimAnswers, ClaimFields } from '@generated/model';
import type { Tone } from '@/ui/feedback/badge';

/** A question with yes or no; empty as long as it is not answered. */
type YesNo = '' | 'true' | 'false';

/** A row of the list of assets, as it was typed. */
export interface AssetValues {
  symbol: string;
  quantity: string;
}

type Stored = Required<ClaimFields>;

/** Whether a type is a list of literals, as an enum of the contract is. */
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

/** What the form of a claim holds: texts as they were typed, empty where there is nothing. */
export type ClaimFormValues = { [Name in keyof Stored]: FormValue<Stored[Name]> };

export type ClaimFieldName = keyof ClaimFormValues;

/** The steps of the form that ask for fields. */
export type FieldStep = 'holder' | 'amounts' | 'register' | 'risks' | 'price';

/** Every step of the form. */
export type ClaimStepKey = FieldStep | 'documents' | 'review';

/** `label` is what the form calls it, or asks; `name` what it is called beside its value, where that is not the label. */
type Named =
  | { label: string; name?: undefined }
  | { label: string | ((values: ClaimFormValues) => string); name: string };

interface Field {
  /** Where the form asks for it. */
  step: FieldStep;
  hint?: string;
  /** Before a review. `claimGaps` of the domain says the same to who submits. */
  isRequired?: boolean | ((values: ClaimFormValues) => boolean);
  /** Whether it is asked for at all; what was typed before it no longer was is not said. */
  isAsked?: (values: ClaimFormValues) => boolean;
  /** On none of the pages that buyers read. */
  isPrivate?: boolean;
  /** What it means that nothing was said. */
  unsaid?: string;
  /** Two of them stand side by side. */
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

/** One of several values, none of them chosen before. */
interface ChoiceField<Value extends string> extends Field {
  kind: 'choice';
  as: 'select' | 'radio';
  choices: Record<Value, string>;
  /** What no choice means. */
  none?: { label: string; description: string };
  descriptions?: Record<Value, string>;
  tones?: Record<Value, Tone>;
  /** The choices that the case has, where it does not have all. */
  offered?: (parameters: CaseParameters) => readonly Value[];
}

/** A fact that only the seller can declare: neither answer is chosen before. */
export interface FactField extends Field {
  kind: 'fact';
  name: string;
  label: string;
  hint: string;
  /** What a yes means to a buyer. */
  risk: string;
  /** A no as a sentence of its own. */
  clear: string;
}

interface ToggleField extends Field {
  kind: 'toggle';
}

interface AssetsField extends Field {
  kind: 'assets';
}

/** The questions that the case asks beyond the others. */
interface AnswersField extends Field {
  kind: 'answers';
}

/** The kinds of field that can hold what the contract says of one. */
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
          : // What cannot be unanswered would be answered in advance.
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
