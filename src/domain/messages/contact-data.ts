import type { User } from '@generated/model';
import { fullName, lettersOf } from '../users/party-names.ts';

/*
 * Every repetition is limited to a realistic length. Otherwise the search would start again at each letter of a long
 * text and read all of it.
 */

/** `name@example.com`, even with the at sign or the dot written out. */
const EMAIL =
  /[\p{L}\d._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]{1,63}\s?(?:\.|\(dot\)|\[dot\])\s?\p{L}{2,}/iu;
/** `@name`, but not in the middle of a word. */
const HANDLE = /(?:^|[^\p{L}\d@._-])@[A-Za-z]\w{3,31}\b/u;
/** Addresses that lead to a person, and messenger services followed by a name. */
const ADDRESS =
  /\b(?:t\.me|wa\.me|telegram\.me|linkedin\.com\/in)\/\S|\b(?:telegram|whatsapp|signal|wechat|skype)\s{0,3}(?:is|id|name)?\s{0,3}[:=]\s{0,3}\S/iu;
/** A run of digits written like a phone number: with a plus, or in groups. */
const DIGITS = /(?:\+|\b00|\()?\d[\d\s().\-/]{5,}\d/g;
const FEWEST_DIGITS = 8;
const MOST_DIGITS = 15;
/** Days such as `2026-11-21` or `21.11.2026`, amounts in groups of three, and decimals. */
const NO_PHONE = [
  /^\d{4}-\d{2}-\d{2}$/,
  /^\d{1,2}[./]\d{1,2}[./]\d{4}$/,
  /^\d{1,3}(?:[ .]\d{3})+$/,
  /^\d+\.\d+$/,
];
/** Amounts have a currency or a number sign on one side, or commas between their digits. */
const NUMBER_BEFORE = /[$€£¥#]|\d,$|\b(?:USD|EUR|GBP|JPY|No\.?)\s*$/;
const NUMBER_AFTER = /[$€£¥#]|^,\d|^\s*(?:USD|EUR|GBP|JPY)\b/;

/** The person who writes, or sends a file. */
export type Sender = Pick<User, 'first_name' | 'last_name' | 'company'> & {
  /** The name that the assignment agreement would use, if known. */
  legal_name?: string | null;
};

/**
 * Whether a text seems to hold an email address, a phone number, a messenger handle or a name of the sender, which two
 * sides of a negotiation must not exchange before an offer is accepted. A hint for people, not a lock.
 */
export function seemsToHoldContactData(text: string, sender: Sender | null): boolean {
  return holdsAddress(text) || holdsPhoneNumber(text) || holdsName(text, sender);
}

/** A day at the beginning of a number, as in many file names: `20261121-093015`, `2026-11-21 10-30`. */
const DAY_FIRST = /^20\d{2}-?(?:0[1-9]|1[0-2])-?(?:0[1-9]|[12]\d|3[01])/;
const FEWEST_DIGITS_OF_NAME = 10;

/** The same for a file name. Fewer digits than a phone number with its area code are a day or a document number. */
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

/** Requires first and last name together, because one of them alone may be an ordinary word. */
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
