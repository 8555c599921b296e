/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const EndedByProof = /*#__PURE__*/ zod.enum({
  /** Nothing; of a link that is not usable, too. */
  nothing: 'nothing',
  /** Password, open sessions and links. */
  access: 'access',
  /** Also what was entered: contact details, payment method, drafts, documents, application, messages, follows and searches. */
  everything: 'everything',
} as const);

export type EndedByProof = zod.input<typeof EndedByProof>;
export type EndedByProofOutput = zod.output<typeof EndedByProof>;
