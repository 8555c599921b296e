// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
/* The greatest number of characters of a text, or of entries of a list, by schema and property. */

export const userLimits = { email: 254, new_email: 254 };

export const signInInputLimits = { user: { email: 254, password: 128 } };

export const freshProofInputLimits = { password: 128 };

export const registrationInputLimits = {
  user: { email: 254, password: 128, first_name: 100, last_name: 100 },
};

export const confirmationInputLimits = {
  confirmation_token: 200,
  password: 128,
  new_password: 128,
};

export const emailInputLimits = { user: { email: 254 } };

export const magicLinkLimits = { email: 254 };

export const tokenInputLimits = { token: 200 };

export const passwordResetInputLimits = { user: { reset_password_token: 200, password: 128 } };

export const profileInputLimits = {
  user: { first_name: 100, last_name: 100, company: 200, email: 254, password: 128 },
};

export const preferencesInputLimits = { user: { custom_payment_method: 200 } };

export const buyerAccountLimits = { case_ids: 50, documents: 20 };

export const buyerAccountStateLimits = { account: { case_ids: 50, documents: 20 } };

export const buyerAccountFieldsLimits = {
  legal_name: 200,
  registration_number: 100,
  website: 2000,
  signatory_name: 200,
  signatory_title: 200,
  case_ids: 50,
  source_of_funds: 2000,
  document_ids: 20,
};

export const buyerAccountUpdateInputLimits = {
  buyer_account: {
    legal_name: 200,
    registration_number: 100,
    website: 2000,
    signatory_name: 200,
    signatory_title: 200,
    case_ids: 50,
    source_of_funds: 2000,
    document_ids: 20,
  },
};

export const buyerAccountCreateInputLimits = {
  buyer_account: {
    legal_name: 200,
    registration_number: 100,
    website: 2000,
    signatory_name: 200,
    signatory_title: 200,
    case_ids: 50,
    source_of_funds: 2000,
    document_ids: 20,
  },
};

export const agreementSectionLimits = { paragraphs: 20 };

export const currentAgreementLimits = { sections: 50, changes: 50 };

export const agreementLimits = { sections: 50 };

export const agreementAcceptInputLimits = { typed_name: 201 };

export const documentPageLimits = { documents: 100 };

export const caseSummaryLimits = { recent_prices: 90 };

export const casePageLimits = { cases: 100 };

export const caseFacetsLimits = { proceeding: 10, stage: 10, jurisdiction: 300 };

export const caseQuestionLimits = { options: 100 };

export const caseParametersLimits = {
  claim_types: 7,
  claim_classes: 100,
  assets: 500,
  required_document_kinds: 7,
  questions: 50,
  restricted_countries: 249,
};

export const claimPageLimits = { claims: 100 };

export const claimExactTermsLimits = { assets: 50, documents: 20 };

export const claimLimits = { documents: 20, exact_terms: { assets: 50, documents: 20 } };

export const offerFieldsLimits = { conditions: 2000, message: 2000 };

export const offerInputLimits = { offer: { conditions: 2000, message: 2000 } };

export const offerPageLimits = { my_offers: 100 };

export const myOfferLimits = { moves: 20, rivals: 100 };

export const myBidsLimits = { my_bids: 1000 };

export const offerCounterInputLimits = { offer: { conditions: 2000, message: 2000 } };

export const offerRejectInputLimits = { rejection_reason: 1000 };

export const negotiationPageLimits = { negotiations: 100 };

export const negotiationLimits = { documents: 20 };

export const negotiationEventPageLimits = { negotiation_events: 100 };

export const assignmentLimits = { sections: 50, signatures: 2 };

export const signInputLimits = { typed_name: 201, payment_instructions: 1000 };

export const paymentInstructionsInputLimits = { payment_instructions: 1000 };

export const paymentInputLimits = { payment_reference: 100 };

export const cancelInputLimits = { reason: 1000 };

export const recommendedClaimLimits = { reasons: 5 };

export const recommendedClaimPageLimits = { recommended_claims: 100 };

export const followsLimits = { claim_ids: 1000, case_ids: 1000 };

export const followedClaimPageLimits = { followed_claims: 100 };

export const savedSearchParamsLimits = {
  case_id: 50,
  claim_type: 20,
  claim_class: 20,
  priority: 20,
  register_status: 20,
  estate_kyc_status: 20,
  recourse: 20,
};

export const savedSearchLimits = {
  params: {
    case_id: 50,
    claim_type: 20,
    claim_class: 20,
    priority: 20,
    register_status: 20,
    estate_kyc_status: 20,
    recourse: 20,
  },
};

export const savedSearchPageLimits = { saved_searches: 100 };

export const savedSearchFieldsLimits = {
  name: 100,
  params: {
    case_id: 50,
    claim_type: 20,
    claim_class: 20,
    priority: 20,
    register_status: 20,
    estate_kyc_status: 20,
    recourse: 20,
  },
};

export const savedSearchInputLimits = {
  saved_search: {
    name: 100,
    params: {
      case_id: 50,
      claim_type: 20,
      claim_class: 20,
      priority: 20,
      register_status: 20,
      estate_kyc_status: 20,
      recourse: 20,
    },
  },
};

export const savedSearchUpdateInputLimits = {
  saved_search: {
    name: 100,
    params: {
      case_id: 50,
      claim_type: 20,
      claim_class: 20,
      priority: 20,
      register_status: 20,
      estate_kyc_status: 20,
      recourse: 20,
    },
  },
};

export const lastMessageLimits = { excerpt: 140 };

export const conversationSummaryLimits = { last_message: { excerpt: 140 } };

export const conversationPageLimits = { conversations: 100 };

export const conversationFieldsLimits = { subject: 150, body: 5000, document_ids: 10 };

export const conversationInputLimits = {
  conversation: { subject: 150, body: 5000, document_ids: 10 },
};

export const conversationLimits = { participants: 3 };

export const messageLimits = { documents: 10 };

export const messagesLimits = { messages: 30 };

export const messageFieldsLimits = { body: 5000, document_ids: 10 };

export const messageInputLimits = { message: { body: 5000, document_ids: 10 } };

export const notificationPageLimits = { notifications: 100 };

export const notificationsReadInputLimits = { path: 200 };

export const myClaimPageLimits = { my_claims: 100 };

export const claimAssetInputLimits = { symbol: 20 };

export const claimFieldsLimits = {
  holder_name: 200,
  debtor_entity: 200,
  claim_class: 20,
  assets: 50,
  schedule_number: 100,
  proof_of_claim_number: 100,
  description: 5000,
};

export const myClaimCreateInputLimits = {
  claim: {
    holder_name: 200,
    debtor_entity: 200,
    claim_class: 20,
    assets: 50,
    schedule_number: 100,
    proof_of_claim_number: 100,
    description: 5000,
  },
};

export const myClaimLimits = { assets: 50, timeline: 500, documents: 20 };

export const myClaimUpdateInputLimits = {
  claim: {
    holder_name: 200,
    debtor_entity: 200,
    claim_class: 20,
    assets: 50,
    schedule_number: 100,
    proof_of_claim_number: 100,
    description: 5000,
  },
};

export const claimOffersLimits = { offers: 100 };

export const buyerPortalLimits = {
  awaiting_me: 10,
  owed_fees: 10,
  stages: 6,
  committed: 100,
  spent: 100,
};

export const sellerPortalLimits = {
  negotiations: 10,
  owed_fees: 10,
  claims_by_status: 10,
  attention: 10,
  held_cases: 1000,
};

export const adminSignInInputLimits = { admin: { email: 254, password: 128 } };

export const adminLimits = { email: 254 };

export const adminUserLimits = { email: 254 };

export const adminUserPageLimits = { users: 100 };

export const adminUserCreateInputLimits = {
  user: { first_name: 100, last_name: 100, company: 200, email: 254 },
};

export const identityReviewInputLimits = { identity_verification: { rejection_reason: 1000 } };

export const adminUserChangeInputLimits = {
  user: { first_name: 100, last_name: 100, company: 200, email: 254, reason: 1000 },
};

export const caseFactsInputLimits = {
  case: {
    name: 200,
    debtor_name: 200,
    description: 5000,
    court: 200,
    district: 200,
    case_number: 100,
    claims_agent: 200,
    claims_agent_url: 2000,
    estimated_assets: 100,
    estimated_liabilities: 100,
    estimated_creditors: 100,
  },
};

export const caseStatusInputLimits = { reason: 1000 };

export const caseUpdateInputLimits = { case_update: { title: 200, body: 5000, url: 2000 } };

export const adminClaimPageLimits = { claims: 100 };

export const adminClaimSellerLimits = { email: 254 };

export const lastReviewLimits = {
  fields: {
    holder_name: 200,
    debtor_entity: 200,
    claim_class: 20,
    assets: 50,
    schedule_number: 100,
    proof_of_claim_number: 100,
    description: 5000,
  },
  documents: 20,
};

export const adminClaimLimits = {
  assets: 50,
  timeline: 500,
  seller: { email: 254 },
  with_same_number: 10,
  last_review: {
    fields: {
      holder_name: 200,
      debtor_entity: 200,
      claim_class: 20,
      assets: 50,
      schedule_number: 100,
      proof_of_claim_number: 100,
      description: 5000,
    },
    documents: 20,
  },
  documents: 20,
};

export const claimReviewInputLimits = { review_note: 2000 };

export const adminNegotiationSummaryLimits = { outstanding_fees: 2 };

export const adminNegotiationPageLimits = { negotiations: 100 };

export const adminPartyLimits = { email: 254 };

export const adminMoveLimits = { contact_data_in: 3 };

export const adminNegotiationLimits = {
  buyer: { email: 254 },
  seller: { email: 254 },
  moves: 20,
  events: 100,
};

export const advanceInputLimits = { docket_number: 50 };

export const recordedPaymentInputLimits = { payment_reference: 100 };

export const unpaidInputLimits = { reason: 1000 };

export const adminConversationSummaryLimits = {
  participant_names: 2,
  last_message: { excerpt: 140 },
};

export const adminConversationPageLimits = { conversations: 100 };

export const adminConversationFieldsLimits = { subject: 150, body: 5000, document_ids: 10 };

export const adminConversationInputLimits = {
  conversation: { subject: 150, body: 5000, document_ids: 10 },
};

export const adminConversationLimits = { participants: 3 };

export const auditEventPageLimits = { audit_events: 100 };

export const mailboxPageLimits = { messages: 100 };

export const staffContactLimits = { email: 254 };

export const clientErrorInputLimits = { message: 2000, stack: 10000, path: 500 };
