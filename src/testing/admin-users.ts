import type { AdminUser } from '@generated/model';

/** A user as administrators see them: confirmed, with documents that wait for a decision. */
export function anAdminUser(differences: Partial<AdminUser> = {}): AdminUser {
  return {
    id: 12,
    first_name: 'Sofia',
    last_name: 'Marchetti',
    company: null,
    email: 'sofia@example.com',
    email_verified_at: '2026-03-02T09:14:00.000Z',
    phone_number: null,
    phone_country_code: null,
    whatsapp_number: null,
    whatsapp_country_code: null,
    telegram: null,
    preferred_contact_method: 'email',
    has_set_password: true,
    status: 'active',
    buyer_account_status: 'none',
    identity_status: 'pending',
    type_of_user: 'seller',
    country: 'IT',
    buyerAccount: null,
    manager: null,
    claims_count: 3,
    sign_in_count: 4,
    last_sign_in_at: '2026-11-19T07:30:00.000Z',
    identity_verification: {
      attempt: 1,
      country: 'IT',
      gov_id_document_id: 41,
      personal_photo_document_id: 42,
      status: 'pending',
      rejection_reason: null,
      submitted_at: '2026-11-18T08:00:00.000Z',
      reviewed_at: null,
    },
    lock_version: 3,
    created_at: '2026-03-02T09:10:00.000Z',
    updated_at: '2026-10-11T16:45:00.000Z',
    ...differences,
  };
}
