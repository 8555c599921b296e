/** Preset requests for changes. */
export const CHANGE_REASONS = [
  {
    value: 'unreadable',
    label: 'Unreadable document',
    text: 'A document cannot be read. Please upload every page of it, sharp and uncut.',
  },
  {
    value: 'incomplete',
    label: 'Incomplete document',
    text: 'A document does not show the number, the amount and the holder of the claim. Please upload one that shows all three.',
  },
  {
    value: 'amount',
    label: 'Amount differs',
    text: 'The amount is not the one in the documents. Please correct it, or upload what proves it.',
  },
  {
    value: 'holder',
    label: 'Holder differs',
    text: 'The holder in the documents is not the holder that you have entered. Please correct the name, or upload what shows that you may sell the claim.',
  },
  {
    value: 'copies',
    label: 'Copy not redacted',
    text: 'A copy for buyers still shows a name, an address or an account number. Please replace it by one in which these are blacked out.',
  },
] as const;

/** Preset reasons to reject a claim. After a rejection nothing can be corrected. */
export const REJECTION_REASONS = [
  {
    value: 'not_in_register',
    label: 'Not in the register',
    text: 'The register of the case does not list this claim.',
  },
  {
    value: 'transferred',
    label: 'Already transferred',
    text: 'According to the register this claim has been transferred to somebody else.',
  },
  {
    value: 'disallowed',
    label: 'Disallowed',
    text: 'The court has disallowed this claim.',
  },
  {
    value: 'not_authentic',
    label: 'Not authentic',
    text: 'The documents could not be verified as genuine.',
  },
] as const;

/** Preset reasons to take a claim off the market. It can return. */
export const PAUSE_REASONS = [
  {
    value: 'in_question',
    label: 'Claim in question',
    text: 'Somebody else says that this claim is theirs. Please write to us, so that we can settle whose it is.',
  },
  {
    value: 'objection',
    label: 'Objection filed',
    text: 'The estate has objected to this claim. Please tell us how it stands.',
  },
  {
    value: 'names_shown',
    label: 'Copy not redacted',
    text: 'A copy for buyers shows a name, an address or an account number. Please replace it by one in which these are blacked out, and tell us when it is done.',
  },
] as const;
