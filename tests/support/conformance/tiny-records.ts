/** A person with an account on the tiny server. */
export interface TinyRecord {
  role: 'user' | 'admin';
  email: string;
  password: string;
  /** As the contract shows it, with keys in alphabetical order. */
  shown: object;
}

const DAY = '2026-11-20T10:00:00Z';

const user = (id: number, email: string): TinyRecord => ({
  role: 'user',
  email,
  password: 'tiny-password',
  shown: {
    buyerAccount: null,
    buyer_account_status: 'none',
    claim_case_follow_notifications: true,
    claim_notifications: true,
    company: null,
    country: 'SE',
    created_at: DAY,
    custom_payment_method: null,
    email,
    email_verified_at: DAY,
    first_name: 'Mara',
    has_set_password: true,
    id,
    identity_status: 'not_submitted',
    impersonator: null,
    last_name: 'Lind',
    message_notifications: true,
    message_with_the_staff: true,
    new_email: null,
    payment_method: null,
    phone_country_code: null,
    phone_number: null,
    preferred_contact_method: 'email',
    sign_in_count: 1,
    status: 'active',
    telegram: null,
    type_of_user: 'seller',
    updated_at: DAY,
    whatsapp_country_code: null,
    whatsapp_number: null,
  },
});

const admin: TinyRecord = {
  role: 'admin',
  email: 'admin@tiny.example',
  password: 'tiny-password',
  shown: { last_name: 'Whitlock', first_name: 'Ada', email: 'admin@tiny.example', id: 1 },
};

export function tinyRecords() {
  return {
    people: [user(1, 'user@tiny.example'), user(2, 'buyer@tiny.example'), admin],
    documents: Array.from({ length: 20 }, (_, index) => ({
      url: `/files/${index + 1}`,
      status: 'ready',
      kind: ['gov_id', 'tax_form', 'other'][index % 3] ?? 'other',
      id: 20 - index,
      filename: `page-${index + 1}.pdf`,
      created_at: DAY,
      content_type: 'application/pdf',
      claim_id: null,
      redacted: false,
      byte_size: 1_000 + index,
    })),
  };
}
