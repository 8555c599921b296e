import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { AdminUserPage, BuyerAccount, Document } from '../../generated/model/index.ts';
import { callsOf } from './market/listed-claim.ts';
import { pngFile } from './pictures.ts';

export interface Person {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
}

/** A person the exchange has never heard of. */
export function stranger(): Person {
  return {
    first_name: 'Mara',
    last_name: 'Lind',
    email: `mara.lind.${randomUUID().slice(0, 8)}@example.com`,
    password: 'a quiet harbour at dawn',
  };
}

/**
 * A person who has registered and confirmed the address, which was the first login; for stories that begin after that.
 * @param given what the story needs the person to be.
 */
export async function registeredPerson(
  request: APIRequestContext,
  given: Partial<Person> = {},
): Promise<Person> {
  const person = { ...stranger(), ...given };
  const registered = await request.post('/api/users', {
    // From a network of their own, as everybody registers: the exchange takes at most twenty registrations from one
    // address.
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

/** A registered person whose identity waits for its review. */
export async function personInReview(request: APIRequestContext): Promise<Person> {
  const person = await registeredPerson(request);
  await submitIdentity(request, person);
  return person;
}

export async function submitIdentity(
  request: APIRequestContext,
  { email, password }: Person,
): Promise<void> {
  const signedIn = await request.post('/api/users/sign_in', {
    data: { user: { email, password } },
  });
  const headers = { Authorization: signedIn.headers()['authorization'] ?? '' };
  const upload = async (kind: 'gov_id' | 'personal_photo', red: number) => {
    const file = pngFile(`${kind}.png`, [red, 90, 160]);
    const stored = await request.post('/api/api/documents', { headers, multipart: { kind, file } });
    return ((await stored.json()) as { id: number }).id;
  };
  const submitted = await request.post('/api/api/submit_verification', {
    headers,
    data: {
      country: 'SE',
      gov_id_document_id: await upload('gov_id', 12),
      personal_photo_document_id: await upload('personal_photo', 200),
    },
  });
  if (!submitted.ok()) throw new Error(`The identity was answered ${submitted.status()}.`);
}

/** A verified buyer who named neither a case nor an amount of interest. */
export async function buyerWithoutInterests(
  request: APIRequestContext,
  origin: string,
): Promise<Person> {
  const person = await personInReview(request);
  const [own, staff] = [
    await callsOf(request, origin, person),
    await callsOf(request, origin, 'admin'),
  ];
  const taxForm = await own.post<Document>('/api/documents', {
    multipart: { kind: 'tax_form', file: pngFile('w8ben.png', [12, 90, 160]) },
  });
  const { lock_version } = await own.post<BuyerAccount>('/api/buyer_account', {
    data: {
      buyer_account: {
        account_type: 'individual',
        legal_name: `${person.first_name} ${person.last_name}`,
        registration_country: 'SE',
        accreditation_basis: 'non_us',
        source_of_funds: 'Savings from salary.',
        document_ids: [taxForm.id],
      },
    },
  });
  await own.post('/api/buyer_account/submit', { data: { lock_version } });
  const { users } = await staff.get<AdminUserPage>(
    `/admin/users?search=${encodeURIComponent(person.email)}`,
  );
  const path = `/admin/users/${users[0]?.id}`;
  await staff.put(path, { data: { identity_verification: { status: 'approved' } } });
  await staff.put(path, { data: { user: { buyer_account_status: 'verified' } } });
  return person;
}
