/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { OfferSide } from './offerSide.ts';

/**
 * A signature, or the place for it.
 */
export interface AssignmentSignature {
  role: OfferSide;
  /** Who signs: the holder of the claim, or the legal name of the buyer. */
  name: string;
  /**
   * When it was signed; null before.
   * @nullable
   */
  signed_at: string | null;
  /**
   * The name that stands in place of a signature; null before.
   * @nullable
   */
  typed_name: string | null;
  /**
   * What the person who signed is in the entity that buys, as its application said then; null before, of a seller or an individual, and where the application names another signatory.
   * @nullable
   */
  signatory_title: string | null;
}
