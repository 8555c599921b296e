import type { OfferSide } from '@generated/model';

/** What a side calls the other one before names are disclosed. */
export function aliasOf(side: OfferSide, { alias: number }: { alias: number }): string {
  return `${side === 'buyer' ? 'Seller' : 'Buyer'} ${number}`;
}

/** The name of a user or an administrator. */
export function fullName({
  first_name,
  last_name,
}: {
  first_name: string;
  last_name: string;
}): string {
  return `${first_name} ${last_name}`;
}

/** Whether two names have the same letters: `ÁLVAREZ-Ruiz ` and `Alvarez Ruiz` do. */
export function isSameName(one: string, other: string): boolean {
  const letters = lettersOf(one);
  return letters !== '' && letters === lettersOf(other);
}

/** Marks that may be left out. In other scripts they are vowels: without them कमल and कमला would be the same name. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)\p{M}/gu;

/** The name in lower case, without accents, with single spaces between words. */
export function lettersOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(ACCENTS, '').toLowerCase();
  return plain.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}

/** Why a typed name cannot serve as a person's signature, or null if it is the name of the account. */
export function signatureFault(
  typed: string,
  person: Parameters<typeof fullName>[0],
): string | null {
  const name = fullName(person);
  return isSameName(typed, name) || typed.trim() === name
    ? null
    : `Type your name as it stands in your profile: ${name}.`;
}
