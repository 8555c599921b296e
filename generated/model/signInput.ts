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
   * @pattern \S
   */
  typed_name: string;
  /** Required of the seller, refused of the buyer (`errors`). */
  payment_instructions?: PaymentInstructions;
  /** That the text was read and is signed. */
  consent: true;
}
