import { eq } from 'drizzle-orm';
import type { BuyerAccountSummary, IdentityVerification, User } from '@generated/model';
import { acceptedInForce } from '../agreements/acceptances';
import type { Database } from '../db/database';
import { buyerAccountRows, type identityVerificationRows } from '../db/schema';
import type { UserCaller, UserRow } from '../calls/caller';

/** What the bodies `User` and `AdminUser` have in common. */
export function presentPerson(user: UserRow) {
  return {
    id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    company: user.company,
    email: user.email,
    email_verified_at: user.email_verified_at?.toISOString() ?? null,
    phone_number: user.phone_number,
    phone_country_code: user.phone_country_code,
    whatsapp_number: user.whatsapp_number,
    whatsapp_country_code: user.whatsapp_country_code,
    telegram: user.telegram,
    preferred_contact_method: user.preferred_contact_method,
    message_with_the_staff: user.message_with_the_staff,
    has_set_password: user.has_set_password,
    status: user.status,
    buyer_account_status: user.buyer_account_status,
    identity_status: user.identity_status,
    type_of_user: user.type_of_user,
    country: user.country,
    sign_in_count: user.sign_in_count,
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
  };
}

type BuyerAccountRow = Pick<typeof buyerAccountRows.$inferSelect, 'status' | 'rejection_reason'>;

/** Null for an application that was never submitted: only the applicant knows about it. */
export function presentBuyerAccount(
  account: BuyerAccountRow | null | undefined,
  agreementAccepted: boolean,
): BuyerAccountSummary | null {
  return account && account.status !== 'none'
    ? {
        agreementAccepted,
        status: account.status,
        rejectionReason: account.rejection_reason,
      }
    : null;
}

/** The body of the signed-in user. */
export async function presentUser(
  db: Database,
  user: UserRow,
  impersonator: UserCaller['impersonator'] = null,
): Promise<User> {
  const [account] = await db
    .select({
      status: buyerAccountRows.status,
      rejection_reason: buyerAccountRows.rejection_reason,
      agreementAccepted: acceptedInForce(db, buyerAccountRows.user_id),
    })
    .from(buyerAccountRows)
    .where(eq(buyerAccountRows.user_id, user.id));
  return {
    ...presentPerson(user),
    new_email: user.new_email,
    buyerAccount: presentBuyerAccount(account, account?.agreementAccepted ?? false),
    message_notifications: user.message_notifications,
    claim_notifications: user.claim_notifications,
    claim_case_follow_notifications: user.claim_case_follow_notifications,
    payment_method: user.payment_method,
    custom_payment_method: user.custom_payment_method,
    impersonator,
  };
}

export function presentVerification(
  verification: typeof identityVerificationRows.$inferSelect,
): IdentityVerification {
  return {
    attempt: verification.attempt,
    country: verification.country,
    gov_id_document_id: verification.gov_id_document_id,
    personal_photo_document_id: verification.personal_photo_document_id,
    status: verification.status,
    rejection_reason: verification.rejection_reason,
    earlier_reason: verification.earlier_reason,
    submitted_at: verification.submitted_at.toISOString(),
    reviewed_at: verification.reviewed_at?.toISOString() ?? null,
  };
}
