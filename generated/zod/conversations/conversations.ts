/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Conversation } from '../schemas/conversation.ts';
import { ConversationInput } from '../schemas/conversationInput.ts';
import { ConversationPage } from '../schemas/conversationPage.ts';
import { ConversationStatus } from '../schemas/conversationStatus.ts';
import { ErrorBody } from '../schemas/errorBody.ts';
import { Message } from '../schemas/message.ts';
import { MessageInput } from '../schemas/messageInput.ts';
import { Messages } from '../schemas/messages.ts';
import { ReadInput } from '../schemas/readInput.ts';

/**
 * @summary Your conversations
 */
export const listConversationsQueryPageDefault = 1;
export const listConversationsQueryPageMax = 1000000;

export const listConversationsQueryPerPageDefault = 25;
export const listConversationsQueryPerPageMax = 100;

export const listConversationsQueryStatusMax = 20;

export const ListConversationsQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listConversationsQueryPageMax)),
    listConversationsQueryPageDefault,
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listConversationsQueryPerPageMax)),
    listConversationsQueryPerPageDefault,
  ),
  kind: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum({
      /** A user with our staff. */
      staff: 'staff',
      /** The two sides of a negotiation; our staff can read and write as well. */
      negotiation: 'negotiation',
    } as const),
  ),
  status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ConversationStatus)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listConversationsQueryStatusMax)),
  ),
});

export const ListConversations200Response = ConversationPage;

export const ListConversations401Response = ErrorBody;

export const ListConversations403Response = ErrorBody;

export const ListConversations422Response = ErrorBody;

export const ListConversations500Response = ErrorBody;

export const ListConversations503Response = ErrorBody;

/**
 * @summary Write to our staff
 */
export const createConversationHeaderIdempotencyKeyMax = 200;

export const createConversationHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CreateConversationHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(createConversationHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(createConversationHeaderIdempotencyKeyRegExp)),
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
 * @summary One of your conversations
 */
export const getConversationPathIdMax = 2147483647;

export const GetConversationParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getConversationPathIdMax)),
});

export const GetConversation200Response = Conversation;

export const GetConversation401Response = ErrorBody;

export const GetConversation403Response = ErrorBody;

export const GetConversation404Response = ErrorBody;

export const GetConversation422Response = ErrorBody;

export const GetConversation500Response = ErrorBody;

export const GetConversation503Response = ErrorBody;

/**
 * @summary Messages of a conversation
 */
export const getMessagesPathIdMax = 2147483647;

export const GetMessagesParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getMessagesPathIdMax)),
});

export const getMessagesQueryBeforeIdMax = 2147483647;

export const GetMessagesQueryParams = /*#__PURE__*/ zod.strictObject({
  before_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(getMessagesQueryBeforeIdMax)),
  ),
});

export const GetMessages200Response = Messages;

export const GetMessages401Response = ErrorBody;

export const GetMessages403Response = ErrorBody;

export const GetMessages404Response = ErrorBody;

export const GetMessages422Response = ErrorBody;

export const GetMessages500Response = ErrorBody;

export const GetMessages503Response = ErrorBody;

/**
 * @summary Send a message
 */
export const createMessagePathIdMax = 2147483647;

export const CreateMessageParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(createMessagePathIdMax)),
});

export const createMessageHeaderIdempotencyKeyMax = 200;

export const createMessageHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CreateMessageHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(createMessageHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(createMessageHeaderIdempotencyKeyRegExp)),
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
 * @summary Mark messages as read
 */
export const markConversationReadPathIdMax = 2147483647;

export const MarkConversationReadParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(markConversationReadPathIdMax)),
});

export const markConversationReadHeaderIdempotencyKeyMax = 200;

export const markConversationReadHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const MarkConversationReadHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(markConversationReadHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(markConversationReadHeaderIdempotencyKeyRegExp)),
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
