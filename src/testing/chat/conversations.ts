import type {
  AdminConversation,
  Conversation,
  ConversationSummary,
  Message,
  Participant,
} from '@generated/model';
import {
  getGetAdminConversationMockHandler200,
  getGetAdminMessagesMockHandler200,
} from '@generated/msw/admin-conversations/admin-conversations.msw';
import {
  getGetConversationMockHandler200,
  getGetMessagesMockHandler200,
} from '@generated/msw/conversations/conversations.msw';
import { aDocument } from '../documents';

/** The participants of conversation 51. The buyer reads it; the seller has read up to message 901. */
export const BUYER_AND_SELLER: Participant[] = [
  { role: 'buyer', label: 'You', is_me: true, read_up_to_id: 902 },
  { role: 'seller', label: 'Seller 4821', is_me: false, read_up_to_id: 901 },
];

/** The conversation of negotiation 31, before an offer was accepted; everything is read. */
export function aConversation(differences: Partial<Conversation> = {}): Conversation {
  return {
    id: 51,
    kind: 'negotiation',
    status: 'open',
    subject: 'NEG-4Q8W2H',
    claim: { id: 77, reference: 'CLM-7K3F9Q' },
    negotiation_id: 31,
    participants: BUYER_AND_SELLER,
    can_write: true,
    hides_contact_data: true,
    unread_count: 0,
    created_at: '2026-11-18T09:30:00.000Z',
    ...differences,
  };
}

/** A message of the other side. */
export function aMessage(differences: Partial<Message> = {}): Message {
  const id = differences.id ?? 902;
  return {
    id,
    client_id: `5f8f8c1e-9f0b-4c56-8a3e-${String(id).padStart(12, '0')}`,
    sender: 'seller',
    sender_label: 'Seller 4821',
    is_mine: false,
    body: 'The statement of July is attached.',
    documents: [],
    has_contact_data: false,
    created_at: '2026-11-18T10:05:00.000Z',
    ...differences,
  };
}

/** A message of the reader of conversation 51. */
export function anOwnMessage(differences: Partial<Message> = {}): Message {
  return aMessage({
    id: 901,
    sender: 'buyer',
    sender_label: 'Buyer 1204',
    is_mine: true,
    body: 'Which statement did the debtor accept?',
    created_at: '2026-11-18T10:00:00.000Z',
    ...differences,
  });
}

/** A row of a conversation with our staff, whose answer is still unread. */
export function aConversationSummary(
  differences: Partial<ConversationSummary> = {},
): ConversationSummary {
  return {
    id: 61,
    kind: 'staff',
    status: 'open',
    subject: 'Documents of my claim',
    counterparty_label: 'Our staff',
    claim: { id: 77, reference: 'CLM-7K3F9Q' },
    negotiation_id: null,
    last_message: {
      excerpt: 'It is in, thank you.',
      sender: 'staff',
      is_mine: false,
      created_at: '2026-11-18T10:05:00.000Z',
    },
    unread_count: 1,
    ...differences,
  };
}

export const anAttachment = () =>
  aDocument({ id: 44, kind: 'attachment', claim_id: null, filename: 'july.pdf' });

/** Answers for a page that shows a conversation, if the test is about something else. */
export const noMessages = () => [
  getGetConversationMockHandler200(aConversation()),
  getGetMessagesMockHandler200({ messages: [], has_earlier: false }),
  getGetAdminConversationMockHandler200(anAdminConversation()),
  getGetAdminMessagesMockHandler200({ messages: [], has_earlier: false }),
];

/** A conversation of Sofia Marchetti with our staff, to which nobody is assigned yet. */
export function anAdminConversation(
  differences: Partial<AdminConversation> = {},
): AdminConversation {
  return {
    id: 61,
    kind: 'staff',
    status: 'open',
    subject: 'Documents of my claim',
    user: { id: 41, name: 'Sofia Marchetti' },
    claim: { id: 77, reference: 'CLM-7K3F9Q' },
    negotiation_id: null,
    assigned_admin: null,
    participants: [
      { role: 'user', label: 'Sofia Marchetti', is_me: false, read_up_to_id: 0 },
      { role: 'staff', label: 'Our staff', is_me: true, read_up_to_id: 0 },
    ],
    can_write: true,
    unread_count: 0,
    has_contact_data: false,
    contact_data_marked_at: null,
    created_at: '2026-11-18T09:30:00.000Z',
    ...differences,
  };
}
