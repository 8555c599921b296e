import type {
  AdminConversation,
  AdminConversationPage,
  Conversation,
  ConversationPage,
  Document,
  ErrorBody,
  Message,
  Messages,
} from '@generated/model';
import type { TestExchange } from './exchange-client';
import { pdf } from './files';

type Answer<Body> = Body & ErrorBody;

/** What users and staff do in a conversation, as calls of the exchange. */
export function chatSteps(exchange: TestExchange) {
  const message = (fields: object) => ({
    message: { body: 'Hello', document_ids: [], client_id: crypto.randomUUID(), ...fields },
  });
  return {
    begin: async (token: string, fields: object = {}) =>
      await exchange.as(token).post<Answer<Conversation>>('/api/conversations', {
        conversation: { subject: 'A question', claim_id: null, ...message(fields).message },
      }),
    send: async (token: string, id: number, fields: object = {}) =>
      await exchange
        .as(token)
        .post<Answer<Message>>(`/api/conversations/${id}/messages`, message(fields)),
    read: async (token: string, id: number, up_to_id: number) =>
      await exchange
        .as(token)
        .post<Answer<Conversation>>(`/api/conversations/${id}/read`, { up_to_id }),
    conversation: async (token: string, id: number) =>
      await exchange.as(token).get<Answer<Conversation>>(`/api/conversations/${id}`),
    messages: async (token: string, id: number, query = '') =>
      await exchange.as(token).get<Answer<Messages>>(`/api/conversations/${id}/messages${query}`),
    list: async (token: string, query = '') =>
      (await exchange.as(token).get<ConversationPage>(`/api/conversations${query}`)).body,
    upload: async (token: string, kind = 'attachment', filename = 'notes.pdf') => {
      const form = new FormData();
      form.set('file', new File([pdf], filename));
      form.set('kind', kind);
      return (await exchange.as(token).post<Document>('/api/documents', form)).body.id;
    },
    staff: {
      begin: async (token: string, user_id: number, fields: object = {}) =>
        await exchange.as(token).post<Answer<AdminConversation>>('/admin/conversations', {
          conversation: {
            user_id,
            subject: 'Your claim',
            ...message(fields).message,
          },
        }),
      send: async (token: string, id: number, fields: object = {}) =>
        await exchange
          .as(token)
          .post<Answer<Message>>(`/admin/conversations/${id}/messages`, message(fields)),
      upload: async (token: string) => {
        const form = new FormData();
        form.set('file', new File([pdf], 'answer.pdf'));
        return (await exchange.as(token).post<Document>('/admin/documents', form)).body;
      },
      act: async (token: string, id: number, act: string, body?: object) =>
        await exchange
          .as(token)
          .post<Answer<AdminConversation>>(`/admin/conversations/${id}/${act}`, body),
      conversation: async (token: string, id: number) =>
        await exchange.as(token).get<Answer<AdminConversation>>(`/admin/conversations/${id}`),
      /** Settles all contact data that are marked so far. */
      settle: async (token: string, id: number) => {
        const client = exchange.as(token);
        const { body } = await client.get<AdminConversation>(`/admin/conversations/${id}`);
        return await client.post<Answer<AdminConversation>>(
          `/admin/conversations/${id}/settle_contact_data`,
          { marked_at: body.contact_data_marked_at ?? body.created_at },
        );
      },
      list: async (token: string, query = '') =>
        (await exchange.as(token).get<AdminConversationPage>(`/admin/conversations${query}`)).body,
    },
  };
}
