import { describe, expect, test } from 'vitest';
import { ConversationSubject } from '@generated/zod/schemas/conversationSubject';
import { LegalName } from '@generated/zod/schemas/legalName';
import { PersonName } from '@generated/zod/schemas/personName';

/** What stands on one line: in the subject of a mail, in a list of the staff, in an agreement. */
describe.each([
  ['a name', PersonName],
  ['the name of a party', LegalName],
  ['the subject of a conversation', ConversationSubject],
])('%s', (_, schema) => {
  test.each([
    ['a line break', 'Mara\r\nBcc: somebody@example.com'],
    ['a separator of lines', 'Mara\u2028Lind'],
    ['an override of the direction', '\u202earaM'],
    ['an isolate that is not closed', 'Mara \u2067Lind'],
    ['joiners alone', '\u200d\ufe0f'],
    ['a blank letter alone', '\u3164'],
    ['a blank of braille alone', '\u2800'],
  ])('is not %s', (__, text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });

  test.each([
    'O’Neill-Łuczak',
    'Nguyễn Thị',
    '王小明',
    'علی\u200cرضا',
    'דוד\u200f',
    'สม\u200bชาย',
    '\tMara\n',
    'x',
  ])('may be %j', (text) => {
    expect(schema.safeParse(text).success).toBe(true);
  });
});
