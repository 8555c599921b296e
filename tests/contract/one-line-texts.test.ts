import { describe, expect, test } from 'vitest';
import { AdvanceInput } from '@generated/zod/schemas/advanceInput';
import { ClaimFields } from '@generated/zod/schemas/claimFields';
import { ConversationSubject } from '@generated/zod/schemas/conversationSubject';
import { LegalName } from '@generated/zod/schemas/legalName';
import { OfferFields } from '@generated/zod/schemas/offerFields';
import { PaymentInstructions } from '@generated/zod/schemas/paymentInstructions';
import { PaymentReference } from '@generated/zod/schemas/paymentReference';
import { PersonName } from '@generated/zod/schemas/personName';
import { SavedSearchName } from '@generated/zod/schemas/savedSearchName';
import { SignInput } from '@generated/zod/schemas/signInput';

const claim = ClaimFields.shape;

/** What stands on one line: in the subject of a mail, in a list of the staff, in an agreement. */
const ONE_LINE = [
  ['a name', PersonName],
  ['the name of a party', LegalName],
  ['the subject of a conversation', ConversationSubject],
  ['the reference of a payment', PaymentReference],
  ['a number in the docket', AdvanceInput.shape.docket_number],
  ['the name of a search', SavedSearchName],
  ['a signature', SignInput.shape.typed_name],
] as const;

/** What may be left blank in a draft. */
const OF_A_DRAFT = [
  ['the holder of a claim', claim.holder_name],
  ['the debtor of a claim', claim.debtor_entity],
  ['a number in the schedules', claim.schedule_number],
  ['a number in the register', claim.proof_of_claim_number],
] as const;

/** What stands in an agreement, on as many lines as it takes. */
const SEVERAL_LINES = [
  ['the conditions of an offer', OfferFields.shape.conditions],
  ['where a price is paid', PaymentInstructions],
] as const;

const HIDDEN = [
  ['an override of the direction', '\u202earaM'],
  ['an isolate that is not closed', 'Mara \u2067Lind'],
  ['a bell', 'Mara\u0007'],
] as const;

const OF_LINES = [
  ...HIDDEN,
  ['a line break', 'Mara\r\nBcc: somebody@example.com'],
  ['a separator of lines', 'Mara\u2028Lind'],
] as const;

const WRITINGS = [
  'xy',
  'O’Neill-Łuczak',
  'Nguyễn Thị',
  '王小明',
  'علی\u200cرضا',
  'דוד\u200f',
  'สม\u200bชาย',
];

describe.each([...ONE_LINE, ...OF_A_DRAFT])('%s', (_, schema) => {
  test.each(OF_LINES)('holds not %s', (__, text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });

  test.each(WRITINGS)('may be %j', (text) => {
    expect(schema.safeParse(text).success).toBe(true);
  });
});

describe.each(ONE_LINE)('%s', (_, schema) => {
  test.each([
    ['joiners alone', '\u200d\ufe0f'],
    ['a blank letter alone', '\u3164'],
    ['a blank of braille alone', '\u2800'],
  ])('is not %s', (__, text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });

  test('may have blanks of any kind around it', () => {
    expect(schema.safeParse('\tMara\n').success).toBe(true);
  });
});

describe.each(SEVERAL_LINES)('%s', (_, schema) => {
  test.each(HIDDEN)('holds not %s', (__, text) => {
    expect(schema.safeParse(`Account 1, ${text}`).success).toBe(false);
  });

  test.each([...WRITINGS, '\r\n\tExample Bank\u2028Main Street'])('may be %j', (text) => {
    expect(schema.safeParse(`Account 1, ${text}`).success).toBe(true);
  });
});
