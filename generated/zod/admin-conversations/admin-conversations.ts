/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  AdminConversation,
  AdminConversationInput,
  AdminConversationPage,
  AdminDocumentUpload,
  AssignInput,
  ConversationStatus,
  Document,
  ErrorBody,
  Message,
  MessageInput,
  Messages,
  ReadInput,
} from '../claimsExchange.schemas.ts';

/**
 * `search` looks at subjects and the references of claims. What was written last comes first.
 * @summary Conversations
 */
export const listAdminConversationsQueryPageDefault = 1;
export const listAdminConversationsQueryPageMax = 1000000;

export const listAdminConversationsQueryPerPageDefault = 25;
export const listAdminConversationsQueryPerPageMax = 100;

export const listAdminConversationsQuerySearchMax = 200;

export const listAdminConversationsQueryStatusMax = 20;

export const listAdminConversationsQueryUserIdMax = 2147483647;

export const ListAdminConversationsQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(listAdminConversationsQueryPageMax)),
      listAdminConversationsQueryPageDefault,
    )
    .check(/*#__PURE__*/ zod.describe('Page number, from 1.')),
  per_page: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(listAdminConversationsQueryPerPageMax)),
      listAdminConversationsQueryPerPageDefault,
    )
    .check(/*#__PURE__*/ zod.describe('Rows on a page.')),
  search: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(listAdminConversationsQuerySearchMax)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Words to look for; every word must occur. Case and accents of ASCII letters do not count.',
      ),
    ),
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
        .check(/*#__PURE__*/ zod.maxLength(listAdminConversationsQueryStatusMax)),
    )
    .check(/*#__PURE__*/ zod.describe('Only conversations in these states.')),
  assigned: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod.enum({
        /** The caller. */
        me: 'me',
        /** Nobody yet. */
        nobody: 'nobody',
      } as const),
    )
    .check(
      /*#__PURE__*/ zod.describe('Only those of the caller, only those of nobody; without it all.'),
    ),
  has_contact_data: /*#__PURE__*/ zod
    .optional(/*#__PURE__*/ zod.boolean())
    .check(/*#__PURE__*/ zod.describe('True for those in which contact data were marked.')),
  user_id: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(listAdminConversationsQueryUserIdMax)),
    )
    .check(/*#__PURE__*/ zod.describe('Only those with this user.')),
});

export const ListAdminConversations200Response = AdminConversationPage;

export const ListAdminConversations401Response = ErrorBody;

export const ListAdminConversations403Response = ErrorBody;

export const ListAdminConversations422Response = ErrorBody;

export const ListAdminConversations500Response = ErrorBody;

export const ListAdminConversations503Response = ErrorBody;

/**
 * Begins a conversation with its first message, where the user has not switched off messages of our staff
 * (`staff_messages_off`). A `client_id` that was sent before begins none again.
 * @summary Write to a user
 */
export const createAdminConversationHeaderIdempotencyKeyMax = 200;

export const createAdminConversationHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CreateAdminConversationHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(createAdminConversationHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(createAdminConversationHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * Who takes part, who of our staff deals with it.
 * @summary A conversation
 */
export const getAdminConversationPathIdMax = 2147483647;

export const GetAdminConversationParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getAdminConversationPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const GetAdminConversation200Response = AdminConversation;

export const GetAdminConversation401Response = ErrorBody;

export const GetAdminConversation403Response = ErrorBody;

export const GetAdminConversation404Response = ErrorBody;

export const GetAdminConversation422Response = ErrorBody;

export const GetAdminConversation500Response = ErrorBody;

export const GetAdminConversation503Response = ErrorBody;

/**
 * Thirty at once, in the order in which they were written.
 * @summary Messages of a conversation
 */
export const getAdminMessagesPathIdMax = 2147483647;

export const GetAdminMessagesParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getAdminMessagesPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const getAdminMessagesQueryBeforeIdMax = 2147483647;

export const GetAdminMessagesQueryParams = /*#__PURE__*/ zod.strictObject({
  before_id: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(getAdminMessagesQueryBeforeIdMax)),
    )
    .check(/*#__PURE__*/ zod.describe('Only messages before this one; without it the latest.')),
});

export const GetAdminMessages200Response = Messages;

export const GetAdminMessages401Response = ErrorBody;

export const GetAdminMessages403Response = ErrorBody;

export const GetAdminMessages404Response = ErrorBody;

export const GetAdminMessages422Response = ErrorBody;

export const GetAdminMessages500Response = ErrorBody;

export const GetAdminMessages503Response = ErrorBody;

/**
 * In a conversation of a negotiation both sides read it. With the `client_id` of a message that was sent before, nothing is
 * sent again.
 * @summary Answer as our staff
 */
export const createAdminMessagePathIdMax = 2147483647;

export const CreateAdminMessageParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(createAdminMessagePathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const createAdminMessageHeaderIdempotencyKeyMax = 200;

export const createAdminMessageHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CreateAdminMessageHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(createAdminMessageHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(createAdminMessageHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * All up to one.
 * @summary Mark messages as read by our staff
 */
export const markAdminConversationReadPathIdMax = 2147483647;

export const MarkAdminConversationReadParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(markAdminConversationReadPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const markAdminConversationReadHeaderIdempotencyKeyMax = 200;

export const markAdminConversationReadHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const MarkAdminConversationReadHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(markAdminConversationReadHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(markAdminConversationReadHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * To the caller, or to nobody.
 * @summary Take a conversation, or give it back
 */
export const assignConversationPathIdMax = 2147483647;

export const AssignConversationParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(assignConversationPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const assignConversationHeaderIdempotencyKeyMax = 200;

export const assignConversationHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const AssignConversationHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(assignConversationHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(assignConversationHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * With a user, when the question is settled. The next message of the user opens it again.
 * @summary Close a conversation
 */
export const closeConversationPathIdMax = 2147483647;

export const CloseConversationParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(closeConversationPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const closeConversationHeaderIdempotencyKeyMax = 200;

export const closeConversationHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CloseConversationHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(closeConversationHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(closeConversationHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * One with a user that is closed.
 * @summary Open a conversation again
 */
export const reopenConversationPathIdMax = 2147483647;

export const ReopenConversationParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(reopenConversationPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const reopenConversationHeaderIdempotencyKeyMax = 200;

export const reopenConversationHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const ReopenConversationHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(reopenConversationHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(reopenConversationHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * The type is told by the content, not by name or header; another type is 415. Its kind is `attachment`; what no message
 * has been sent with after a day is deleted.
 * @summary Upload a document for a message of our staff
 */
export const uploadAdminDocumentHeaderIdempotencyKeyMax = 200;

export const uploadAdminDocumentHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UploadAdminDocumentHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(uploadAdminDocumentHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(uploadAdminDocumentHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
