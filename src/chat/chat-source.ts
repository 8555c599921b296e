import type { QueryKey } from '@tanstack/react-query';
import {
  createAdminMessage,
  getAdminMessages,
  getGetAdminMessagesQueryKey,
  markAdminConversationRead,
  uploadAdminDocument,
} from '@generated/api/admin-conversations/admin-conversations';
import {
  createMessage,
  getGetMessagesQueryKey,
  getMessages,
  markConversationRead,
} from '@generated/api/conversations/conversations';
import { uploadDocument } from '@generated/api/documents/documents';
import type {
  AdminConversation,
  Conversation,
  Document,
  Message,
  MessageFields,
  MessageSender,
  Messages,
} from '@generated/model';
import type { SendFile } from '@/documents/use-uploads';

/** What both users and staff read of a conversation. */
export type AnyConversation = Pick<
  Conversation & AdminConversation,
  'id' | 'kind' | 'status' | 'participants' | 'can_write' | 'unread_count'
> &
  Partial<Pick<Conversation, 'hides_contact_data'>>;

/**
 * What the reader calls a sender now: names may have been disclosed since a message was written. Staff may write
 * without taking part.
 */
export function labelOf(
  sender: MessageSender,
  participants: AnyConversation['participants'],
): string {
  return participants.find(({ role }) => role === sender)?.label ?? 'Our staff';
}

/** Reads and writes a conversation. Covers every difference between a user and our staff. */
export interface ChatSource {
  /** The name under which unsent text is kept. */
  keptAs: string;
  /** The key of the generated read. Everything below it is stale with it. */
  key: QueryKey;
  read: (beforeId: number | undefined, signal: AbortSignal) => Promise<Messages>;
  /** Reports no failure itself: the message stays on the screen and does so. */
  send: (message: MessageFields) => Promise<Message>;
  /** Uploads a document to send. */
  upload: SendFile;
  markRead: (upToId: number) => Promise<unknown>;
  isStaff: boolean;
}

const params = (beforeId: number | undefined) =>
  beforeId === undefined ? {} : { before_id: beforeId };

const QUIETLY = { failureIsFor: 'caller' } as const;
/** Telling the other side that something was read is a courtesy. */
const AS_COURTESY = { failureIsFor: 'nobody' } as const;

/** Takes any kind of document: our staff upload in order to send with a message. */
export const uploadByStaff: SendFile = ({ file }, options, signal) =>
  uploadAdminDocument({ file }, options, signal);

export function userChat(id: number): ChatSource {
  return {
    keptAs: `chat-${id}`,
    key: getGetMessagesQueryKey(id),
    read: (beforeId, signal) => getMessages(id, params(beforeId), undefined, signal),
    send: (message) => createMessage(id, { message }, QUIETLY),
    upload: uploadDocument,
    markRead: (upToId) => markConversationRead(id, { up_to_id: upToId }, AS_COURTESY),
    isStaff: false,
  };
}

export function staffChat(id: number): ChatSource {
  return {
    keptAs: `staff-chat-${id}`,
    key: getGetAdminMessagesQueryKey(id),
    read: (beforeId, signal) => getAdminMessages(id, params(beforeId), undefined, signal),
    send: (message) => createAdminMessage(id, { message }, QUIETLY),
    upload: uploadByStaff,
    markRead: (upToId) => markAdminConversationRead(id, { up_to_id: upToId }, AS_COURTESY),
    isStaff: true,
  };
}

/** A document of a message, with a fresh address: the one that came with the message may have expired. */
export async function readDocument(
  source: ChatSource,
  messageId: number,
  documentId: number,
  signal: AbortSignal,
): Promise<Document> {
  const { messages } = await source.read(messageId + 1, signal);
  const document = messages
    .flatMap((message) => message.documents)
    .find(({ id }) => id === documentId);
  if (!document) throw new Error(`The message ${messageId} has lost its document.`);
  return document;
}
