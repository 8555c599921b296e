import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type {
  AdminCase,
  AdminUser,
  AdminUserPage,
  BuyerAccount,
  BuyerAccountFields,
  CaseFactsInput,
  ClaimFields,
  Conversation,
  CurrentAgreement,
  MyClaim,
  SavedSearch,
} from '../../../generated/model/index.ts';
import { fullName } from '../../../src/domain/users/party-names.ts';
import { callsOf, listedClaim, submittedClaim } from '../market/listed-claim.ts';
import { type Person, registeredPerson, submitIdentity } from '../people.ts';
import { fitting, HOSTILE, LONG } from './hostile-texts.ts';
import { writeHostileDeals } from './write-hostile-deals.ts';

type Calls = Awaited<ReturnType<typeof callsOf>>;

const PERSON = { first_name: HOSTILE, last_name: HOSTILE, company: HOSTILE };

const FIELDS: ClaimFields = {
  claim_type: 'trade',
  holder_name: HOSTILE,
  debtor_entity: HOSTILE,
  schedule_number: HOSTILE,
  proof_of_claim_number: HOSTILE,
  description: LONG,
  answers: { goods_or_services: LONG, unpaid_bills: '1' },
};

const HOSTILE_FACTS = {
  name: HOSTILE,
  debtor_name: HOSTILE,
  description: LONG,
  court: HOSTILE,
  district: HOSTILE,
  case_number: HOSTILE,
  claims_agent: HOSTILE,
  estimated_assets: HOSTILE,
  estimated_liabilities: HOSTILE,
  estimated_creditors: HOSTILE,
};

/** Facts of a case that are no free texts. */
const OTHER_FACTS = [
  'jurisdiction',
  'proceeding',
  'stage',
  'petition_date',
  'bar_date',
  'plan_effective_date',
  'claims_agent_url',
  'recovery_low_percent',
  'recovery_high_percent',
] as const satisfies (keyof CaseFactsInput['case'])[];

const BUYER_ACCOUNT: BuyerAccountFields = {
  account_type: 'entity',
  legal_name: HOSTILE,
  registration_number: HOSTILE,
  website: 'https://example.com/"><script>alert(1)</script>',
  signatory_name: HOSTILE,
  signatory_title: HOSTILE,
  source_of_funds: LONG,
};

/** Records full of hostile texts, by their numbers. */
export interface HostileRecords {
  /** Somebody who has applied, and whose identity staff have rejected. */
  applicant: Person & { id: number };
  /** Suspended by staff. */
  suspended: number;
  seller: number;
  /** A claim in each of these states. */
  claims: Record<'open' | 'sold' | 'paused' | 'sentBack' | 'rejected' | 'draft', number>;
  offers: number[];
  negotiations: number[];
  conversations: number[];
}

/** Writes a hostile text into everything that users and staff can write, at an exchange with the demo data. */
export async function writeHostileTexts(
  request: APIRequestContext,
  origin: string,
): Promise<HostileRecords> {
  const [staff, seller, buyer] = [
    await callsOf(request, origin, 'admin'),
    await callsOf(request, origin, 'seller'),
    await callsOf(request, origin, 'buyer'),
  ];
  const listing = { caseCode: 'yellow', fields: FIELDS };
  const claims = {
    open: await listedClaim(request, origin, listing),
    sold: await listedClaim(request, origin, listing),
    paused: await listedClaim(request, origin, listing),
    sentBack: await submittedClaim(request, origin, listing),
    rejected: await submittedClaim(request, origin, listing),
    draft: await draftOf(seller, 'yellow'),
  };
  const review = async ({ id }: MyClaim, step: string) => {
    const { lock_version } = await staff.get<MyClaim>(`/admin/claims/${id}`);
    await staff.post(`/admin/claims/${id}/${step}`, { data: { review_note: LONG, lock_version } });
  };
  await review(claims.paused, 'pause');
  await review(claims.sentBack, 'request_changes');
  await review(claims.rejected, 'reject');

  const search = { name: HOSTILE, params: { claim_class: [fitting(20)] }, frequency: 'off' };
  const kept = await buyer.post<SavedSearch>('/api/saved_searches', {
    data: { saved_search: search },
  });
  await buyer.put(`/api/saved_searches/${kept.id}`, {
    data: { saved_search: search, lock_version: kept.lock_version },
  });

  const sellerId = await rename(staff, 'seller@example.com');
  await rename(staff, 'buyer@example.com');
  await rename(staff, 'new-buyer@example.com');
  const newBuyer = await callsOf(request, origin, 'new-buyer');
  const { version } = await newBuyer.get<CurrentAgreement>('/api/agreements/current');
  await newBuyer.post('/api/agreements/accept', {
    data: { version, typed_name: fullName(PERSON), consent: true },
  });
  await writeOfCases(staff);
  const deals = await writeHostileDeals(request, origin, claims, fullName(PERSON));
  return {
    applicant: await applicant(request, origin, staff),
    suspended: await suspended(staff),
    seller: sellerId,
    claims: {
      open: claims.open.id,
      sold: claims.sold.id,
      paused: claims.paused.id,
      sentBack: claims.sentBack.id,
      rejected: claims.rejected.id,
      draft: claims.draft.id,
    },
    conversations: await talk(seller, staff, sellerId),
    ...deals,
  };
}

/** Facts and news of the case whose page everybody visits, and reasons at one that no claim here belongs to. */
async function writeOfCases({ get, post, put }: Calls): Promise<void> {
  const ftx = await get<AdminCase>('/admin/cases/ftx');
  const others = Object.fromEntries(OTHER_FACTS.map((name) => [name, ftx[name]]));
  await put(`/admin/cases/${ftx.id}`, {
    data: { case: { ...others, ...HOSTILE_FACTS }, lock_version: ftx.lock_version },
  });
  await post(`/admin/cases/${ftx.id}/updates`, {
    data: { case_update: { date: '2025-05-30', title: HOSTILE, body: LONG, url: null } },
  });
  for (const step of ['pause', 'reopen', 'close']) {
    const { id, lock_version } = await get<AdminCase>('/admin/cases/terraform-labs');
    await post(`/admin/cases/${id}/${step}`, { data: { reason: LONG, lock_version } });
  }
}

async function draftOf({ get, post, put }: Calls, caseCode: string): Promise<MyClaim> {
  const { id: case_id } = await get<{ id: number }>(`/api/cases/${caseCode}`);
  const { id, lock_version } = await post<MyClaim>('/api/my_claims', {
    data: { case_id, claim: FIELDS },
  });
  return await put<MyClaim>(`/api/my_claims/${id}`, { data: { claim: FIELDS, lock_version } });
}

async function userCalled(staff: Calls, email: string): Promise<number> {
  const { users } = await staff.get<AdminUserPage>(
    `/admin/users?search=${encodeURIComponent(email)}`,
  );
  const found = users.find((user) => user.email === email);
  if (!found) throw new Error(`There is no user ${email}.`);
  return found.id;
}

async function rename(staff: Calls, email: string): Promise<number> {
  const id = await userCalled(staff, email);
  await staff.put(`/admin/users/${id}`, { data: { user: PERSON } });
  return id;
}

async function applicant(request: APIRequestContext, origin: string, staff: Calls) {
  const { first_name, last_name } = PERSON;
  const person = await registeredPerson(request, { first_name, last_name });
  const own = await callsOf(request, origin, person);
  await own.put('/api/current_user', { data: { user: PERSON } });
  await own.put('/api/current_user/update_preferences', {
    data: { user: { payment_method: 'other', custom_payment_method: HOSTILE } },
  });
  const { lock_version } = await own.post<BuyerAccount>('/api/buyer_account', {
    data: { buyer_account: BUYER_ACCOUNT },
  });
  await own.put('/api/buyer_account', { data: { buyer_account: BUYER_ACCOUNT, lock_version } });
  await submitIdentity(request, person);
  const id = await userCalled(staff, person.email);
  await staff.put(`/admin/users/${id}`, {
    data: { identity_verification: { status: 'rejected', rejection_reason: LONG } },
  });
  return { ...person, id };
}

async function suspended(staff: Calls): Promise<number> {
  const { id } = await staff.post<AdminUser>('/admin/users', {
    data: { user: { ...PERSON, email: `${randomUUID()}@example.com` } },
  });
  await staff.put(`/admin/users/${id}`, { data: { user: { status: 'suspended', reason: LONG } } });
  return id;
}

/** A conversation that the user has begun, and one that staff have. */
async function talk(seller: Calls, staff: Calls, sellerId: number): Promise<number[]> {
  const message = () => ({ body: LONG, document_ids: [], client_id: randomUUID() });
  const conversation = () => ({ subject: HOSTILE, ...message() });
  const asked = await seller.post<Conversation>('/api/conversations', {
    data: { conversation: { ...conversation(), claim_id: null } },
  });
  await seller.put('/api/current_user/update_preferences', {
    data: { user: { message_with_the_staff: true } },
  });
  const told = await staff.post<Conversation>('/admin/conversations', {
    data: { conversation: { ...conversation(), user_id: sellerId } },
  });
  for (const { id } of [asked, told]) {
    await seller.post(`/api/conversations/${id}/messages`, { data: { message: message() } });
    await staff.post(`/admin/conversations/${id}/messages`, { data: { message: message() } });
  }
  return [asked.id, told.id];
}
