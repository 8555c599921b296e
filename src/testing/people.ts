import type { Admin, User } from '@generated/model';

/** A user of the session: confirmed, without documents and without a buyer account. */
export function aUser(differences: Partial<User> = {}): User {
  return {
    id: 41,
    first_name: 'Sofia',
    last_name: 'Marchetti',
    company: null,
    email: 'sofia@example.com',
    email_verified_at: '2026-01-05T09:00:00Z',
    new_email: null,
    phone_number: null,
    phone_country_code: null,
    whatsapp_number: null,
    whatsapp_country_code: null,
    telegram: null,
    preferred_contact_method: 'email',
    has_set_password: true,
    status: 'active',
    buyer_account_status: 'none',
    identity_status: 'not_submitted',
    type_of_user: 'seller',
    country: null,
    buyerAccount: null,
    message_notifications: true,
    claim_notifications: true,
    claim_case_follow_notifications: true,
    message_with_the_staff: true,
    payment_method: null,
    custom_payment_method: null,
    sign_in_count: 3,
    impersonator: null,
    created_at: '2026-01-05T08:58:00Z',
    updated_at: '2026-01-05T09:00:00Z',
    ...differences,
  };
}

/** A buyer who may bid: identified, verified, with the current agreement accepted. */
export function aVerifiedBuyer(differences: Partial<User> = {}): User {
  return aUser({
    identity_status: 'approved',
    buyer_account_status: 'verified',
    buyerAccount: { status: 'verified', agreementAccepted: true, rejectionReason: null },
    ...differences,
  });
}

/** The administrator of a session. */
export function anAdmin(differences: Partial<Admin> = {}): Admin {
  return {
    id: 1,
    first_name: 'Ada',
    last_name: 'Whitlock',
    email: 'admin@example.com',
    ...differences,
  };
}
