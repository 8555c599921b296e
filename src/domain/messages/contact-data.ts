import type { User } from '@generated/model';
import { fullName, lettersOf } from '../users/party-names.ts';

/*
 * Every repetition has an end, as long as such a thing ever is: without it the search would begin anew at each letter of a
 * long text and read all of it.
 */

/** `name@example.com`, also with the at sign or the dot written out. */
const EMAIL =
  /[\p{L}\d._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]{1,63}\s?(?:\.|\(dot\)|\[dot\])\s?\p{L}{2,}/iu;
/** `@name`, not in the middle of a word. */
const HANDLE = /(?:^|[^\p{L}\d@._-])@[A-Za-z]\w{3,31}\b/u;
/** Addresses that lead to a person, and services that are named with a name. */
const ADDRESS =
  /\b(?:t\.me|wa\.me|telegram\.me|linkedin\.com\/in)\/\S|\b(?:telegram|whatsapp|signal|wechat|skype)\s{0,3}(?:is|id|name)?\s{0,3}[:=]\s{0,3}\S/iu;
/** A run of digits as phone numbers are written: with a plus, or in groups. */
const DIGITS = /(?:\+|\b00|\()?\d[\d\s().\-/]{5,}\d/g;
const FEWEST_DIGITS = 8;
const MOST_DIGITS = 15;
/** 21 November 2026 and its like, amounts with their groups of three, and decimals. */
const NO_PHONE = [
  /^\d{4}-\d{2}-\d{2}$/,
  /^\d{1,2}[./]\d{1,2}[./]\d{4}$/,
  /^\d{1,3}(?:[ .]\d{3})+$/,
  /^\d+\.\d+$/,
];
/** Amounts have a currency or a number sign at one of their sides, and commas between their digits. */
const NUMBER_BEFORE = /[$€£¥#]|\d,$|\b(?:USD|EUR|GBP|JPY|No\.?)\s*$/;
const NUMBER_AFTER = /[$€£¥#]|^,\d|^\s*(?:USD|EUR|GBP|JPY)\b/;

/** Who writes, or sends a file. */
export type Sender = Pick<User, 'first_name' | 'last_name' | 'company'> & {
  /** Whom the assignment agreement would name, where that is known. */
  legal_name?: string | null;
};

/**
 * Whether a text seems to hold an email address, a phone number, the handle of a messenger or a name of the sender's: what
 * two sides of a negotiation must not exchange before an offer is accepted. A hint for people, not a lock.
 */
export function seemsToHoldContactData(text: string, sender: Sender | null): boolean {
  return holdsAddress(text) || holdsPhoneNumber(text) || holdsName(text, sender);
}

/** A day at the beginning of a number, as files are named after it: `20261121-093015`, `2026-11-21 10-30`. */
const DAY_FIRST = /^20\d{2}-?(?:0[1-9]|1[0-2])-?(?:0[1-9]|[12]\d|3[01])/;
const FEWEST_DIGITS_OF_NAME = 10;

/** The same of the name of a file: fewer digits than a phone number has with its area are a day or the number of a document. */
export function nameSeemsToHoldContactData(filename: string, sender: Sender | null): boolean {
  return (
    holdsAddress(filename) ||
    holdsName(filename, sender) ||
    [...filename.matchAll(DIGITS)].some(([run]) => {
      const digits = run.replaceAll(/\D/g, '').length;
      const isDialled = /^(?:\+|00)/.test(run) && digits >= FEWEST_DIGITS;
      const isOfLength = digits >= FEWEST_DIGITS_OF_NAME && digits <= MOST_DIGITS;
      return isDialled || (isOfLength && !DAY_FIRST.test(run));
    })
  );
}

function holdsAddress(text: string): boolean {
  return EMAIL.test(text) || HANDLE.test(text) || ADDRESS.test(text);
}

/** First and last name together: one of them alone may be a word. */
function holdsName(text: string, sender: Sender | null): boolean {
  if (!sender) return false;
  const words = ` ${lettersOf(text)} `;
  const { first_name, last_name, company, legal_name } = sender;
  return [fullName(sender), `${last_name} ${first_name}`, company ?? '', legal_name ?? '']
    .map(lettersOf)
    .some((name) => name.length > 3 && words.includes(` ${name} `));
}

function holdsPhoneNumber(text: string): boolean {
  return [...text.matchAll(DIGITS)].some(([run], index, all) => {
    const found = run.trim();
    const digits = found.replaceAll(/\D/g, '').length;
    const isOfLength = digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
    const at = all[index]?.index ?? 0;
    const end = at + run.length;
    // "No. +49 30 901820 is mine" begins with an answer.
    const isNumbered =
      !run.startsWith('+') &&
      (NUMBER_BEFORE.test(text.slice(Math.max(0, at - 6), at)) ||
        NUMBER_AFTER.test(text.slice(end, end + 5)));
    return isOfLength && !isNumbered && !NO_PHONE.some((form) => form.test(found));
  });
}
