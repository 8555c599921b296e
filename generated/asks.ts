// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
/* What the fields of a body ask for where a form was missed, by schema and property (x-asks). */

export const signInInputAsks = {
  user: { email: 'Enter a valid email address, for example name@example.com.' },
};

export const freshProofInputAsks = { password: 'Enter your password.' };

export const registrationInputAsks = {
  user: {
    email: 'Enter a valid email address, for example name@example.com.',
    password: 'Use 12 to 128 characters.',
    first_name: 'Enter a name of at most 100 characters on one line.',
    last_name: 'Enter a name of at most 100 characters on one line.',
  },
};

export const confirmationInputAsks = {
  confirmation_token: 'This link is not complete. Open it from the mail again.',
  new_password: 'Use 12 to 128 characters.',
};

export const emailInputAsks = {
  user: { email: 'Enter a valid email address, for example name@example.com.' },
};

export const tokenInputAsks = { token: 'This link is not complete. Open it from the mail again.' };

export const passwordResetInputAsks = {
  user: {
    reset_password_token: 'This link is not complete. Open it from the mail again.',
    password: 'Use 12 to 128 characters.',
  },
};

export const profileInputAsks = {
  user: {
    first_name: 'Enter a name of at most 100 characters on one line.',
    last_name: 'Enter a name of at most 100 characters on one line.',
    email: 'Enter a valid email address, for example name@example.com.',
    phone_number: 'Enter 4 to 14 digits without the country code.',
    phone_country_code: 'Choose a country code.',
    whatsapp_number: 'Enter 4 to 14 digits without the country code.',
    whatsapp_country_code: 'Choose a country code.',
    telegram: 'Use 5 to 32 letters, digits or underscores.',
    password: 'Use 12 to 128 characters.',
  },
};

export const preferencesInputAsks = { user: {} };

export const identityVerificationInputAsks = {
  country: 'Choose a country.',
  gov_id_document_id: 'Upload this document first.',
  personal_photo_document_id: 'Upload this document first.',
};

export const buyerAccountCreateInputAsks = {
  buyer_account: {
    account_type: 'Choose who buys.',
    legal_name: 'Enter a name of at most 200 characters on one line.',
    registration_number: 'Enter a number of at most 100 characters.',
    registration_country: 'Choose a country.',
    website: 'Enter the address of a website, for example https://acme.com.',
    signatory_name: 'Enter a name of at most 200 characters on one line.',
    signatory_title: 'Enter a name of at most 200 characters on one line.',
    accreditation_basis: 'Choose what makes the buyer accredited.',
    investment_min: 'Enter an amount, for example 25000.00.',
    investment_max: 'Enter an amount, for example 25000.00.',
    source_of_funds: 'Say in at most 2,000 characters where the money comes from.',
  },
};

export const buyerAccountUpdateInputAsks = {
  buyer_account: {
    account_type: 'Choose who buys.',
    legal_name: 'Enter a name of at most 200 characters on one line.',
    registration_number: 'Enter a number of at most 100 characters.',
    registration_country: 'Choose a country.',
    website: 'Enter the address of a website, for example https://acme.com.',
    signatory_name: 'Enter a name of at most 200 characters on one line.',
    signatory_title: 'Enter a name of at most 200 characters on one line.',
    accreditation_basis: 'Choose what makes the buyer accredited.',
    investment_min: 'Enter an amount, for example 25000.00.',
    investment_max: 'Enter an amount, for example 25000.00.',
    source_of_funds: 'Say in at most 2,000 characters where the money comes from.',
  },
};

export const versionInputAsks = {};

export const agreementAcceptInputAsks = {
  version: 'Name a version, for example 2026-09.',
  typed_name: 'Type your first and last name.',
  consent: 'Confirm that you have read and accept the agreement.',
};

export const documentUploadAsks = {};

export const offerInputAsks = {
  offer: {
    price_percent: 'Enter a percentage, for example 72.5.',
    face_amount: 'Enter an amount, for example 25000.00.',
    recourse: 'Choose a recourse.',
    excess_claim: 'Choose who receives what is allowed beyond the face amount.',
    settlement_days: 'Enter 1 to 60 days.',
    payment_method: 'Choose how the price is paid.',
    conditions: 'Use at most 2,000 characters, without hidden ones.',
    message: 'Use at most 2,000 characters.',
    expires_in_hours: 'Enter 1 to 720 hours.',
  },
};

export const offerCounterInputAsks = {
  offer: {
    price_percent: 'Enter a percentage, for example 72.5.',
    face_amount: 'Enter an amount, for example 25000.00.',
    recourse: 'Choose a recourse.',
    excess_claim: 'Choose who receives what is allowed beyond the face amount.',
    settlement_days: 'Enter 1 to 60 days.',
    payment_method: 'Choose how the price is paid.',
    conditions: 'Use at most 2,000 characters, without hidden ones.',
    message: 'Use at most 2,000 characters.',
    expires_in_hours: 'Enter 1 to 720 hours.',
  },
};

export const offerAcceptInputAsks = {};

export const offerRejectInputAsks = { rejection_reason: 'Use at most 1,000 characters.' };

export const signInputAsks = {
  hash: 'Reload the page and read the agreement.',
  typed_name: 'Type your first and last name.',
  payment_instructions:
    'Enter the account or wallet that the price goes to in 8 to 1,000 characters, without hidden ones.',
  consent: 'Confirm that you have read the agreement and sign it.',
};

export const paymentInstructionsInputAsks = {
  payment_instructions:
    'Enter the account or wallet that the price goes to in 8 to 1,000 characters, without hidden ones.',
};

export const paymentInputAsks = {
  payment_reference: 'Enter the reference of the payment in at most 100 characters on one line.',
};

export const cancelInputAsks = { reason: 'Give a reason in at most 1,000 characters.' };

export const savedSearchInputAsks = {
  saved_search: {
    name: 'Enter a name of at most 100 characters on one line.',
    params: {
      claim_class: 'Name a class of claims, for example 5A.',
      min_face_amount: 'Enter an amount, for example 25000.00.',
      max_face_amount: 'Enter an amount, for example 25000.00.',
      min_ask_percent: 'Enter a percentage, for example 72.5.',
      max_ask_percent: 'Enter a percentage, for example 72.5.',
    },
  },
};

export const savedSearchUpdateInputAsks = {
  saved_search: {
    name: 'Enter a name of at most 100 characters on one line.',
    params: {
      claim_class: 'Name a class of claims, for example 5A.',
      min_face_amount: 'Enter an amount, for example 25000.00.',
      max_face_amount: 'Enter an amount, for example 25000.00.',
      min_ask_percent: 'Enter a percentage, for example 72.5.',
      max_ask_percent: 'Enter a percentage, for example 72.5.',
    },
  },
};

export const conversationInputAsks = {
  conversation: {
    subject: 'Say in at most 150 characters on one line what it is about.',
    body: 'Write a message of at most 5,000 characters.',
    client_id: 'Send a UUID in lower case.',
  },
};

export const messageInputAsks = {
  message: {
    body: 'Write a message of at most 5,000 characters.',
    client_id: 'Send a UUID in lower case.',
  },
};

export const readInputAsks = {};

export const notificationsReadInputAsks = { path: 'Send the path of a page.' };

export const myClaimCreateInputAsks = {
  claim: {
    holder_name: 'Enter a name of at most 200 characters on one line.',
    holder_country: 'Choose a country.',
    debtor_entity: 'Enter a name of at most 200 characters on one line.',
    face_amount: 'Enter an amount, for example 25000.00.',
    assets: { quantity: 'Enter a quantity, for example 1.25.' },
    schedule_number: 'Enter a number of at most 100 characters on one line.',
    proof_of_claim_number: 'Enter a number of at most 100 characters on one line.',
    filed_on: 'Enter a date.',
    scheduled_amount: 'Enter an amount, for example 25000.00.',
    filed_amount: 'Enter an amount, for example 25000.00.',
    allowed_amount: 'Enter an amount, for example 25000.00.',
    preference_exposure_amount: 'Enter an amount, for example 25000.00.',
    ask_percent: 'Enter a percentage, for example 72.5.',
    minimum_percent: 'Enter a percentage, for example 72.5.',
  },
};

export const myClaimUpdateInputAsks = {
  claim: {
    holder_name: 'Enter a name of at most 200 characters on one line.',
    holder_country: 'Choose a country.',
    debtor_entity: 'Enter a name of at most 200 characters on one line.',
    face_amount: 'Enter an amount, for example 25000.00.',
    assets: { quantity: 'Enter a quantity, for example 1.25.' },
    schedule_number: 'Enter a number of at most 100 characters on one line.',
    proof_of_claim_number: 'Enter a number of at most 100 characters on one line.',
    filed_on: 'Enter a date.',
    scheduled_amount: 'Enter an amount, for example 25000.00.',
    filed_amount: 'Enter an amount, for example 25000.00.',
    allowed_amount: 'Enter an amount, for example 25000.00.',
    preference_exposure_amount: 'Enter an amount, for example 25000.00.',
    ask_percent: 'Enter a percentage, for example 72.5.',
    minimum_percent: 'Enter a percentage, for example 72.5.',
  },
};

export const closingInputAsks = {};

export const claimDocumentUploadAsks = {};

export const savedDocumentInputAsks = {};

export const adminSignInInputAsks = {
  admin: { email: 'Enter a valid email address, for example name@example.com.' },
};

export const adminUserCreateInputAsks = {
  user: {
    first_name: 'Enter a name of at most 100 characters on one line.',
    last_name: 'Enter a name of at most 100 characters on one line.',
    email: 'Enter a valid email address, for example name@example.com.',
    phone_number: 'Enter 4 to 14 digits without the country code.',
    phone_country_code: 'Choose a country code.',
    whatsapp_number: 'Enter 4 to 14 digits without the country code.',
    whatsapp_country_code: 'Choose a country code.',
    telegram: 'Use 5 to 32 letters, digits or underscores.',
    country: 'Choose a country.',
  },
};

export const adminUserUpdateInputAsks = {
  identity_verification: {},
  user: {
    first_name: 'Enter a name of at most 100 characters on one line.',
    last_name: 'Enter a name of at most 100 characters on one line.',
    email: 'Enter a valid email address, for example name@example.com.',
    phone_number: 'Enter 4 to 14 digits without the country code.',
    phone_country_code: 'Choose a country code.',
    whatsapp_number: 'Enter 4 to 14 digits without the country code.',
    whatsapp_country_code: 'Choose a country code.',
    telegram: 'Use 5 to 32 letters, digits or underscores.',
  },
};

export const countryInputAsks = { country: 'Choose a country.' };

export const caseFactsInputAsks = {
  case: {
    name: 'Enter the name in at most 200 characters on one line.',
    debtor_name: 'Enter the debtor’s name in at most 200 characters on one line.',
    court: 'Enter the court in at most 200 characters on one line.',
    district: 'Enter the district in at most 200 characters on one line.',
    case_number: 'Enter the case number in at most 100 characters on one line.',
    jurisdiction: 'Choose a country.',
    petition_date: 'Enter a day.',
    bar_date: 'Enter a day.',
    plan_effective_date: 'Enter a day.',
    claims_agent: 'Enter the claims agent in at most 200 characters on one line.',
    claims_agent_url:
      'Enter an address that begins with https://, for example https://cases.example.com/ftx.',
    estimated_assets:
      'Enter the estimate in at most 100 characters on one line, for example $10B to $50B.',
    estimated_liabilities:
      'Enter the estimate in at most 100 characters on one line, for example $10B to $50B.',
    estimated_creditors:
      'Enter the estimate in at most 100 characters on one line, for example More than 100,000.',
    recovery_low_percent: 'Enter a percentage, for example 72.5.',
    recovery_high_percent: 'Enter a percentage, for example 72.5.',
  },
};

export const caseStatusInputAsks = { reason: 'Give the reason in at most 1,000 characters.' };

export const guidePriceInputAsks = {
  guide_price: {
    low_percent: 'Enter a percentage, for example 72.5.',
    high_percent: 'Enter a percentage, for example 72.5.',
  },
};

export const caseUpdateInputAsks = {
  case_update: {
    date: 'Enter a day.',
    title: 'Say in at most 200 characters on one line what happened.',
    body: 'Write what happened, in at most 5,000 characters.',
    url: 'Enter an address that begins with https://, for example https://cases.example.com/ftx.',
  },
};

export const claimReviewInputAsks = {
  review_note: 'Write what the seller should know, in at most 2,000 characters.',
};

export const claimFeatureInputAsks = {};

export const advanceInputAsks = {
  to: 'Choose a step.',
  transfer_filed_on: 'Enter a day.',
  objection_deadline_on: 'Enter a day.',
  docket_number: 'Enter the docket number in at most 50 characters on one line.',
};

export const recordedPaymentInputAsks = {
  payment_reference: 'Enter the reference of the payment in at most 100 characters on one line.',
};

export const unpaidInputAsks = { reason: 'Give a reason in at most 1,000 characters.' };

export const feeInputAsks = { received_on: 'Enter a day.' };

export const adminConversationInputAsks = {
  conversation: {
    subject: 'Say in at most 150 characters on one line what it is about.',
    body: 'Write a message of at most 5,000 characters.',
    client_id: 'Send a UUID in lower case.',
  },
};

export const assignInputAsks = {};

export const settleContactDataInputAsks = {
  marked_at: 'Reload the page and look at the contact data.',
};

export const adminDocumentUploadAsks = {};

export const clientErrorInputAsks = {};
