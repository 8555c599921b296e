/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { AdminConversation } from '../schemas/adminConversation.ts';
import { AdminConversationInput } from '../schemas/adminConversationInput.ts';
import { AdminConversationPage } from '../schemas/adminConversationPage.ts';
import { AdminDocumentUpload } from '../schemas/adminDocumentUpload.ts';
import { AssignInput } from '../schemas/assignInput.ts';
import { ConversationStatus } from '../schemas/conversationStatus.ts';
import { Document } from '../schemas/document.ts';
import { ErrorBody } from '../schemas/errorBody.ts';
import { Message } from '../schemas/message.ts';
import { MessageInput } from '../schemas/messageInput.ts';
import { Messages } from '../schemas/messages.ts';
import { ReadInput } from '../schemas/readInput.ts';
import { SettleContactDataInput } from '../schemas/settleContactDataInput.ts';

/**
 * @summary Conversations
 */
export const listAdminConversationsQueryPageDefault = 1;
export const listAdminConversationsQueryPageMax = 1000000;

export const listAdminConversationsQueryPerPageDefault = 25;
export const listAdminConversationsQueryPerPageMax = 100;

export const listAdminConversationsQuerySearchMax = 200;

export const listAdminConversationsQueryStatusMax = 20;

export const listAdminConversationsQueryUserIdItemMax = 2147483647;

export const listAdminConversationsQueryUserIdMax = 50;

export const ListAdminConversationsQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listAdminConversationsQueryPageMax)),
    listAdminConversationsQueryPageDefault,
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listAdminConversationsQueryPerPageMax)),
    listAdminConversationsQueryPerPageDefault,
  ),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminConversationsQuerySearchMax)),
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
      .check(/*#__PURE__*/ zod.maxLength(listAdminConversationsQueryStatusMax)),
  ),
  assigned: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum({
      /** The caller. */
      me: 'me',
      /** Nobody yet. */
      nobody: 'nobody',
    } as const),
  ),
  unanswered: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  has_contact_data: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  user_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(1))
          .check(/*#__PURE__*/ zod.lte(listAdminConversationsQueryUserIdItemMax)),
      )
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminConversationsQueryUserIdMax)),
  ),
});

export const ListAdminConversations200Response = AdminConversationPage;

export const ListAdminConversations401Response = ErrorBody;

export const ListAdminConversations403Response = ErrorBody;

export const ListAdminConversations422Response = ErrorBody;

export const ListAdminConversations500Response = ErrorBody;

export const ListAdminConversations503Response = ErrorBody;

/**
 * @summary Write to a user
 */
export const createAdminConversationHeaderIdempotencyKeyMax = 200;

export const createAdminConversationHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CreateAdminConversationHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(createAdminConversationHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(createAdminConversationHeaderIdempotencyKeyRegExp)),
  ),
});

export const CreateAdminConversationBody = AdminConversationInput;

export const CreateAdminConversation201Response = AdminConversation;

export const CreateAdminConversation400Response = ErrorBody;

export const CreateAdminConversation401Response = ErrorBody;

export const CreateAdminConversation403Response = ErrorBody;

export const CreateAdminConversation404Response = ErrorBody;

export const CreateAdminConversation413Response = ErrorBody;

export const CreateAdminConversation415Response = ErrorBody;

export const CreateAdminConversation422Response = ErrorBody;

export const CreateAdminConversation500Response = ErrorBody;

export const CreateAdminConversation503Response = ErrorBody;

/**
 * @summary A conversation
 */
export const getAdminConversationPathIdMax = 2147483647;

export const GetAdminConversationParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getAdminConversationPathIdMax)),
});

export const GetAdminConversation200Response = AdminConversation;

export const GetAdminConversation401Response = ErrorBody;

export const GetAdminConversation403Response = ErrorBody;

export const GetAdminConversation404Response = ErrorBody;

export const GetAdminConversation422Response = ErrorBody;

export const GetAdminConversation500Response = ErrorBody;

export const GetAdminConversation503Response = ErrorBody;

/**
 * @summary Messages of a conversation
 */
export const getAdminMessagesPathIdMax = 2147483647;

export const GetAdminMessagesParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getAdminMessagesPathIdMax)),
});

export const getAdminMessagesQueryBeforeIdMax = 2147483647;

export const GetAdminMessagesQueryParams = /*#__PURE__*/ zod.strictObject({
  before_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(getAdminMessagesQueryBeforeIdMax)),
  ),
});

export const GetAdminMessages200Response = Messages;

export const GetAdminMessages401Response = ErrorBody;

export const GetAdminMessages403Response = ErrorBody;

export const GetAdminMessages404Response = ErrorBody;

export const GetAdminMessages422Response = ErrorBody;

export const GetAdminMessages500Response = ErrorBody;

export const GetAdminMessages503Response = ErrorBody;

/**
 * @summary Answer as our staff
 */
export const createAdminMessagePathIdMax = 2147483647;

export const CreateAdminMessageParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(createAdminMessagePathIdMax)),
});

export const createAdminMessageHeaderIdempotencyKeyMax = 200;

export const createAdminMessageHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CreateAdminMessageHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(createAdminMessageHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(createAdminMessageHeaderIdempotencyKeyRegExp)),
  ),
});

export const CreateAdminMessageBody = MessageInput;

export const CreateAdminMessage201Response = Message;

export const CreateAdminMessage400Response = ErrorBody;

export const CreateAdminMessage401Response = ErrorBody;

export const CreateAdminMessage403Response = ErrorBody;

export const CreateAdminMessage404Response = ErrorBody;

export const CreateAdminMessage413Response = ErrorBody;

export const CreateAdminMessage415Response = ErrorBody;

export const CreateAdminMessage422Response = ErrorBody;

export const CreateAdminMessage500Response = ErrorBody;

export const CreateAdminMessage503Response = ErrorBody;

/**
 * @summary Mark messages as read by our staff
 */
export const markAdminConversationReadPathIdMax = 2147483647;

export const MarkAdminConversationReadParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(markAdminConversationReadPathIdMax)),
});

export const markAdminConversationReadHeaderIdempotencyKeyMax = 200;

export const markAdminConversationReadHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const MarkAdminConversationReadHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(markAdminConversationReadHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(markAdminConversationReadHeaderIdempotencyKeyRegExp)),
  ),
});

export const MarkAdminConversationReadBody = ReadInput;

export const MarkAdminConversationRead200Response = AdminConversation;

export const MarkAdminConversationRead400Response = ErrorBody;

export const MarkAdminConversationRead401Response = ErrorBody;

export const MarkAdminConversationRead403Response = ErrorBody;

export const MarkAdminConversationRead404Response = ErrorBody;

export const MarkAdminConversationRead413Response = ErrorBody;

export const MarkAdminConversationRead415Response = ErrorBody;

export const MarkAdminConversationRead422Response = ErrorBody;

export const MarkAdminConversationRead500Response = ErrorBody;

export const MarkAdminConversationRead503Response = ErrorBody;

/**
 * @summary Take a conversation, or give it back
 */
export const assignConversationPathIdMax = 2147483647;

export const AssignConversationParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(assignConversationPathIdMax)),
});

export const assignConversationHeaderIdempotencyKeyMax = 200;

export const assignConversationHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const AssignConversationHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(assignConversationHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(assignConversationHeaderIdempotencyKeyRegExp)),
  ),
});

export const AssignConversationBody = AssignInput;

export const AssignConversation200Response = AdminConversation;

export const AssignConversation400Response = ErrorBody;

export const AssignConversation401Response = ErrorBody;

export const AssignConversation403Response = ErrorBody;

export const AssignConversation404Response = ErrorBody;

export const AssignConversation413Response = ErrorBody;

export const AssignConversation415Response = ErrorBody;

export const AssignConversation422Response = ErrorBody;

export const AssignConversation500Response = ErrorBody;

export const AssignConversation503Response = ErrorBody;

/**
 * @summary Close a conversation
 */
export const closeConversationPathIdMax = 2147483647;

export const CloseConversationParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(closeConversationPathIdMax)),
});

export const closeConversationHeaderIdempotencyKeyMax = 200;

export const closeConversationHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CloseConversationHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(closeConversationHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(closeConversationHeaderIdempotencyKeyRegExp)),
  ),
});

export const CloseConversation200Response = AdminConversation;

export const CloseConversation401Response = ErrorBody;

export const CloseConversation403Response = ErrorBody;

export const CloseConversation404Response = ErrorBody;

export const CloseConversation422Response = ErrorBody;

export const CloseConversation500Response = ErrorBody;

export const CloseConversation503Response = ErrorBody;

/**
 * @summary Reopen a conversation
 */
export const reopenConversationPathIdMax = 2147483647;

export const ReopenConversationParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(reopenConversationPathIdMax)),
});

export const reopenConversationHeaderIdempotencyKeyMax = 200;

export const reopenConversationHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const ReopenConversationHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(reopenConversationHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(reopenConversationHeaderIdempotencyKeyRegExp)),
  ),
});

export const ReopenConversation200Response = AdminConversation;

export const ReopenConversation401Response = ErrorBody;

export const ReopenConversation403Response = ErrorBody;

export const ReopenConversation404Response = ErrorBody;

export const ReopenConversation422Response = ErrorBody;

export const ReopenConversation500Response = ErrorBody;

export const ReopenConversation503Response = ErrorBody;

/**
 * @summary Settle contact data that were marked
 */
export const settleContactDataPathIdMax = 2147483647;

export const SettleContactDataParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(settleContactDataPathIdMax)),
});

export const settleContactDataHeaderIdempotencyKeyMax = 200;

export const settleContactDataHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const SettleContactDataHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(settleContactDataHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(settleContactDataHeaderIdempotencyKeyRegExp)),
  ),
});

export const SettleContactDataBody = SettleContactDataInput;

export const SettleContactData200Response = AdminConversation;

export const SettleContactData400Response = ErrorBody;

export const SettleContactData401Response = ErrorBody;

export const SettleContactData403Response = ErrorBody;

export const SettleContactData404Response = ErrorBody;

export const SettleContactData413Response = ErrorBody;

export const SettleContactData415Response = ErrorBody;

export const SettleContactData422Response = ErrorBody;

export const SettleContactData500Response = ErrorBody;

export const SettleContactData503Response = ErrorBody;

/**
 * @summary Upload a document for a message from our staff
 */
export const uploadAdminDocumentHeaderIdempotencyKeyMax = 200;

export const uploadAdminDocumentHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UploadAdminDocumentHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(uploadAdminDocumentHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(uploadAdminDocumentHeaderIdempotencyKeyRegExp)),
  ),
});

export const UploadAdminDocumentBody = AdminDocumentUpload;

export const UploadAdminDocument201Response = Document;

export const UploadAdminDocument400Response = ErrorBody;

export const UploadAdminDocument401Response = ErrorBody;

export const UploadAdminDocument403Response = ErrorBody;

export const UploadAdminDocument413Response = ErrorBody;

export const UploadAdminDocument415Response = ErrorBody;

export const UploadAdminDocument422Response = ErrorBody;

export const UploadAdminDocument429Response = ErrorBody;

export const UploadAdminDocument500Response = ErrorBody;

export const UploadAdminDocument503Response = ErrorBody;
