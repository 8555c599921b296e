/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Email } from './email.ts';
import type { UserStatus } from './userStatus.ts';

/**
 * A side of a negotiation as staff see it.
 */
export interface AdminParty {
  /**
   * Number of the user.
   * @minimum 1
   */
  user_id: number;
  /** First and last name. */
  name: string;
  status: UserStatus;
  /**
   * Its company; null: none.
   * @nullable
   */
  company: string | null;
  email: Email;
  /** What the other side calls it before names are disclosed. */
  label: string;
  /**
   * What the assignment agreement calls it; null before it is drawn up.
   * @nullable
   */
  legal_name: string | null;
  /** Whether it has signed the assignment agreement. */
  has_signed: boolean;
  /** What it pays to the exchange on the terms of the last offer; owed once both have signed. Of a sale that is cancelled afterwards our staff decide. */
  fee_amount: Amount;
  /**
   * Until when it pays the fee: as `fee_due_at` of `Negotiation`.
   * @nullable
   */
  fee_due_at: string | null;
  /**
   * Day on which its fee was received; null before.
   * @nullable
   */
  fee_received_on: string | null;
}
