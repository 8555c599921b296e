/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { MessageSender } from './messageSender.ts';

export const participantReadUpToIdMin = 0;

export const Participant = /*#__PURE__*/ zod.strictObject({
  role: MessageSender,
  label: /*#__PURE__*/ zod.string(),
  is_me: /*#__PURE__*/ zod.boolean(),
  read_up_to_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(participantReadUpToIdMin)),
});

export type Participant = zod.input<typeof Participant>;
export type ParticipantOutput = zod.output<typeof Participant>;
