/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Conversation,
  ConversationInput,
  ConversationPage,
  ConversationStatus,
  ErrorBody,
  Message,
  MessageInput,
  Messages,
  ReadInput,
} from '../claimsExchange.schemas.ts';

/**
 * With our staff, and with the other side of each of your negotiations. What was written last comes first.
 * @summary Your conversations
 */
export const listConversationsQueryPageDefault = 1;
export const listConversationsQueryPageMax = 1000000;

export const listConversationsQueryPerPageDefault = 25;
export const listConversationsQueryPerPageMax = 100;

export const listConversationsQueryStatusMax = 20;

export const ListConversationsQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(listConversationsQueryPageMax)),
      listConversationsQueryPageDefault,
    )
    .check(/*#__PURE__*/ zod.describe('Page number, from 1.')),
  per_page: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(listConversationsQueryPerPageMax)),
      listConversationsQueryPerPageDefault,
    )
    .check(/*#__PURE__*/ zod.describe('Rows on a page.')),
  kind: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod.enum({
        /** A user with our staff. */
        staff: 'staff',
        /** The two sides of a negotiation; our staff can read and write as well. */
        negotiation: 'negotiation',
      } as const),
    )
    .check(/*#__PURE__*/ zod.describe('Only conversations of this kind; without it all.')),
  status: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .array(ConversationStatus)
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(listConversationsQueryStatusMax)),
    )
    .check(/*#__PURE__*/ zod.describe('Only conversations in these states.')),
});

export const ListConversations200Response = ConversationPage;

export const ListConversations401Response = ErrorBody;

export const ListConversations403Response = ErrorBody;

export const ListConversations422Response = ErrorBody;

export const ListConversations500Response = ErrorBody;

export const ListConversations503Response = ErrorBody;

/**
 * Begins a conversation with its first message. With the `client_id` of a message that was sent before, nothing is sent
 * again: the conversation that it began is answered. At most 60 in an hour (429).
 * @summary Write to our staff
 */
export const createConversationHeaderIdempotencyKeyMax = 200;

export const createConversationHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CreateConversationHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(createConversationHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(createConversationHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
    ),
});

export const CreateConversationBody = ConversationInput;

export const CreateConversation201Response = Conversation;

export const CreateConversation400Response = ErrorBody;

export const CreateConversation401Response = ErrorBody;

export const CreateConversation403Response = ErrorBody;

export const CreateConversation404Response = ErrorBody;

export const CreateConversation413Response = ErrorBody;

export const CreateConversation415Response = ErrorBody;

export const CreateConversation422Response = ErrorBody;

export const CreateConversation429Response = ErrorBody;

export const CreateConversation500Response = ErrorBody;

export const CreateConversation503Response = ErrorBody;

/**
 * Who takes part, and how far each has read.
 * @summary One of your conversations
 */
export const getConversationPathIdMax = 2147483647;

export const GetConversationParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getConversationPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const GetConversation200Response = Conversation;

export const GetConversation401Response = ErrorBody;

export const GetConversation403Response = ErrorBody;

export const GetConversation404Response = ErrorBody;

export const GetConversation422Response = ErrorBody;

export const GetConversation500Response = ErrorBody;

export const GetConversation503Response = ErrorBody;

/**
 * Thirty at once, in the order in which they were written.
 * @summary Messages of a conversation
 */
export const getMessagesPathIdMax = 2147483647;

export const GetMessagesParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getMessagesPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const getMessagesQueryBeforeIdMax = 2147483647;

export const GetMessagesQueryParams = /*#__PURE__*/ zod.strictObject({
  before_id: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(getMessagesQueryBeforeIdMax)),
    )
    .check(/*#__PURE__*/ zod.describe('Only messages before this one; without it the latest.')),
});

export const GetMessages200Response = Messages;

export const GetMessages401Response = ErrorBody;

export const GetMessages403Response = ErrorBody;

export const GetMessages404Response = ErrorBody;

export const GetMessages422Response = ErrorBody;

export const GetMessages500Response = ErrorBody;

export const GetMessages503Response = ErrorBody;

/**
 * With the `client_id` of a message that was sent before, nothing is sent again: that message is answered. Contact data in
 * a message of a negotiation whose names are not disclosed are marked for our staff (`has_contact_data`). A message to
 * our staff opens a closed conversation again; the conversation of a negotiation that has ended without a sale takes none
 * (`conversation_closed`). At most 60 messages in a minute (429).
 * @summary Send a message
 */
export const createMessagePathIdMax = 2147483647;

export const CreateMessageParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(createMessagePathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const createMessageHeaderIdempotencyKeyMax = 200;

export const createMessageHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CreateMessageHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(createMessageHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(createMessageHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
    ),
});

export const CreateMessageBody = MessageInput;

export const CreateMessage201Response = Message;

export const CreateMessage400Response = ErrorBody;

export const CreateMessage401Response = ErrorBody;

export const CreateMessage403Response = ErrorBody;

export const CreateMessage404Response = ErrorBody;

export const CreateMessage413Response = ErrorBody;

export const CreateMessage415Response = ErrorBody;

export const CreateMessage422Response = ErrorBody;

export const CreateMessage429Response = ErrorBody;

export const CreateMessage500Response = ErrorBody;

export const CreateMessage503Response = ErrorBody;

/**
 * All up to one. What was read stays read.
 * @summary Mark messages as read
 */
export const markConversationReadPathIdMax = 2147483647;

export const MarkConversationReadParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(markConversationReadPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const markConversationReadHeaderIdempotencyKeyMax = 200;

export const markConversationReadHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const MarkConversationReadHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(markConversationReadHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(markConversationReadHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
    ),
});

export const MarkConversationReadBody = ReadInput;

export const MarkConversationRead200Response = Conversation;

export const MarkConversationRead400Response = ErrorBody;

export const MarkConversationRead401Response = ErrorBody;

export const MarkConversationRead403Response = ErrorBody;

export const MarkConversationRead404Response = ErrorBody;

export const MarkConversationRead413Response = ErrorBody;

export const MarkConversationRead415Response = ErrorBody;

export const MarkConversationRead422Response = ErrorBody;

export const MarkConversationRead500Response = ErrorBody;

export const MarkConversationRead503Response = ErrorBody;
