import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

export interface Person {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
}

/** Somebody the exchange has never heard of. */
export function stranger(): Person {
  return {
    first_name: 'Mara',
    last_name: 'Lind',
    email: `mara.lind.${randomUUID().slice(0, 8)}@example.com`,
    password: 'a quiet harbour at dawn',
  };
}

/** Somebody who has registered and confirmed the address, which was the first login; for stories that begin after that. */
export async function registeredPerson(request: APIRequestContext): Promise<Person> {
  const person = stranger();
  const registered = await request.post('/api/users', {
    // From a network of one's own, as everybody registers: from one address the exchange takes no more than twenty.
    headers: { 'X-Forwarded-For': `2001:db8:${randomUUID().slice(9, 13)}::1` },
    data: { user: { ...person, preferred_contact_method: 'email' } },
  });
  if (!registered.ok()) throw new Error(`The registration answered ${registered.status()}.`);
  const mailbox = await request.get('/api/auth/mailbox', { params: { search: person.email } });
  const { messages } = (await mailbox.json()) as { messages: { link: string | null }[] };
  const link = new URL(messages[0]?.link ?? '', 'http://mail');
  const confirmation_token = link.searchParams.get('confirmation_token');
  const confirmed = await request.post('/api/users/confirmation', {
    data: { confirmation_token, password: person.password },
  });
  if (!confirmed.ok()) throw new Error(`The confirmation answered ${confirmed.status()}.`);
  return person;
}
