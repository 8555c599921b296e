import type { ClaimFields } from '@generated/model';
import type { ReactNode } from 'react';
import { formatAmount, formatPrice, formatQuantity } from '@/domain/money';
import { countryName } from '@/domain/countries';
import { DateText } from '@/ui/data/date-text';
import { formatDate } from '@/labels/dates';
import { DescriptionItem } from '@/ui/data/description-list';
import { Badge } from '@/ui/feedback/badge';
import type { ClaimField, ClaimFieldName } from './field-kinds';
import { claimFields, fieldName, yesOrNo } from './field-list';

/** Where a claim's pages show a fact. Prices, description, assets and answers are drawn separately. */
type FactGroup = 'terms' | 'register' | 'risks' | 'private';

function groupOf({ kind, step, isPrivate }: ClaimField): FactGroup | null {
  if (isPrivate) return 'private';
  if (kind === 'fact' || step === 'risks') return kind === 'answers' ? null : 'risks';
  if (kind === 'percent' || kind === 'long-text' || kind === 'assets') return null;
  return step === 'register' ? 'register' : 'terms';
}

interface ClaimFactsProps {
  group: FactGroup;
  /** A claim as any operation answers it. Facts that it lacks are left out. */
  claim: Readonly<ClaimFields> & { currency: string };
  /** The facts that the caller draws. */
  except?: readonly ClaimFieldName[];
}

/** The facts of a group, as items of a description list. */
export function ClaimFacts({ group, claim, except = [] }: ClaimFactsProps) {
  return claimFields()
    .filter(
      ([name, field]) =>
        groupOf(field) === group &&
        Object.hasOwn(claim, name) &&
        !except.includes(name) &&
        // A field that is asked for only after a certain answer is no fact after another one.
        !(field.isAsked && claim[name] === null),
    )
    .map(([name, field]) => (
      <DescriptionItem key={name} label={fieldName(name)} isNumeric={isNumeric(field)}>
        {factNode(field, claim[name], claim.currency)}
      </DescriptionItem>
    ));
}

const isNumeric = ({ kind }: ClaimField) =>
  kind === 'amount' || kind === 'percent' || kind === 'text';

function factNode(
  field: ClaimField,
  value: ClaimFields[ClaimFieldName],
  currency: string,
): ReactNode {
  if (field.kind === 'date' && typeof value === 'string') return <DateText iso={value} />;
  const text = factText(field, value, currency) ?? unsaid(field);
  const tone =
    field.kind === 'choice' && typeof value === 'string' ? field.tones?.[value] : undefined;
  return tone ? <Badge tone={tone}>{text}</Badge> : text;
}

const unsaid = ({ kind, unsaid: meaning }: ClaimField) =>
  meaning ?? (kind === 'fact' || kind === 'choice' ? 'Not answered yet' : null);

/** The value of a field in words; null if it has none. */
export function factText(
  field: ClaimField,
  value: ClaimFields[ClaimFieldName],
  currency: string,
): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return yesOrNo(value);
  if (Array.isArray(value))
    return (
      value.map(({ symbol, quantity }) => `${formatQuantity(quantity)} ${symbol}`).join(', ') ||
      null
    );
  // Answers are worded with their questions.
  if (typeof value === 'object') return null;
  switch (field.kind) {
    case 'amount':
      return formatAmount(value, currency);
    case 'percent':
      return formatPrice(value);
    case 'date':
      return formatDate(value);
    case 'choice':
      return field.choices[value] ?? value;
    case 'country':
      return countryName(value);
    case 'text':
    case 'long-text':
    case 'class':
    case 'fact':
    case 'toggle':
    case 'assets':
    case 'answers':
      return value;
  }
}
