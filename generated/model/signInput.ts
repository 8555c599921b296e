/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { PaymentInstructions } from './paymentInstructions.ts';

/**
 * The text that was read, the name in place of a signature, and the consent.
 */
export interface SignInput {
  /**
   * SHA-256 of the text that was read.
   * @pattern ^[0-9a-f]{64}$
   */
  hash: string;
  /**
   * First and last name of the account, in place of a signature; another name is refused at this field (422). Case, accents and punctuation do not count. Kept as typed, without the blanks around it.
   * @minLength 2
   * @maxLength 201
   * @pattern ^\s*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2065\u206a-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0](?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s])?\s*$
   */
  typed_name: string;
  /** Required of the seller, refused of the buyer (`errors`). */
  payment_instructions?: PaymentInstructions;
  /** That the text was read and is signed. */
  consent: true;
}
