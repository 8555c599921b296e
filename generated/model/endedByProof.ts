/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What a link that logs in or resets ends, where it is the first proof of the address and nothing shows that its owner opened the account.
 */
export type EndedByProof = (typeof EndedByProof)[keyof typeof EndedByProof];

export const EndedByProof = {
  /** Nothing; of a link that is not usable, too. */
  nothing: 'nothing',
  /** Password, open sessions and links. */
  access: 'access',
  /** Also what was entered: contact details, payment method, drafts, documents, application, messages, follows and searches. */
  everything: 'everything',
} as const;
