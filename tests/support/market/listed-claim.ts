import type { APIRequestContext } from '@playwright/test';
import type {
  CaseParameters,
  CaseSummary,
  ClaimFields,
  MyClaim,
} from '../../../generated/model/index.ts';
import { pngFile } from '../pictures.ts';
import { storedSession } from '../stored-session.ts';

const FIELDS: ClaimFields = {
  holder_type: 'individual',
  holder_name: 'Sofia Marchetti',
  holder_country: 'US',
  claim_type: 'customer',
  priority: 'general_unsecured',
  face_amount: '100000',
  register_status: 'scheduled',
  scheduled_amount: '100000',
  estate_kyc_status: 'verified',
  disputed: false,
  contingent: false,
  unliquidated: false,
  acquired_from_other: false,
  has_loan: false,
  is_insider: false,
  has_preference_exposure: false,
  ask_percent: '66',
  recourse_preference: 'disallowance_only',
};

/** What a story needs from its listing. */
interface Listing {
  /** The demo's seller by default. */
  seller?: Caller;
  caseCode?: string;
  fields?: ClaimFields;
}

/** A claim of $100,000 against Celsius, just listed at 66 %, for a story that begins after that. */
export async function listedClaim(
  request: APIRequestContext,
  origin: string,
  listing: Listing = {},
): Promise<MyClaim> {
  const { id, lock_version } = await submittedClaim(request, origin, listing);
  const admin = await callsOf(request, origin, 'admin');
  await admin.post(`/admin/claims/${id}/approve`, { data: { lock_version } });
  const seller = await callsOf(request, origin, listing.seller ?? 'seller');
  return await seller.get<MyClaim>(`/api/my_claims/${id}`);
}

/** The same before its review. */
export async function submittedClaim(
  request: APIRequestContext,
  origin: string,
  { seller: who = 'seller', caseCode = 'celsius', fields = {} }: Listing = {},
): Promise<MyClaim> {
  const seller = await callsOf(request, origin, who);
  const { id: case_id } = await seller.get<CaseSummary>(`/api/cases/${caseCode}`);
  const asked = await seller.get<CaseParameters>(`/api/cases/${caseCode}/parameters`);
  const claim = { ...FIELDS, answers: answersTo(asked), ...fields };
  const { id } = await seller.post<MyClaim>('/api/my_claims', { data: { case_id, claim } });
  for (const kind of asked.required_document_kinds) {
    const file = pngFile(`${kind}.png`, [12, 90, 160]);
    await seller.post(`/api/my_claims/${id}/documents`, { multipart: { kind, file } });
  }
  const { lock_version } = await seller.get<MyClaim>(`/api/my_claims/${id}`);
  return await seller.post<MyClaim>(`/api/my_claims/${id}/submit`, { data: { lock_version } });
}

/** An answer to each required question. */
function answersTo({ questions }: CaseParameters): NonNullable<ClaimFields['answers']> {
  const required = questions.filter((question) => question.required);
  return Object.fromEntries(
    required.map(({ key, type, options }) => [
      key,
      type === 'boolean' ? false : type === 'number' ? '1' : (options?.[0] ?? '2024-01-31'),
    ]),
  );
}

/** A demo account, or a registered person. */
type Caller = Parameters<typeof storedSession>[1];
type Body = Parameters<APIRequestContext['fetch']>[1];

/** Calls of the exchange in a person's name; a refusal is an error. */
export async function callsOf(request: APIRequestContext, origin: string, who: Caller) {
  const { token } = await storedSession(origin, who);
  const headers = { Authorization: `Bearer ${token}` };
  const call =
    (method: 'GET' | 'POST' | 'PUT') =>
    async <Answer>(path: string, body?: Body): Promise<Answer> => {
      const answer = await request.fetch(`/api${path}`, { method, headers, ...body });
      if (!answer.ok())
        throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
      return (await answer.json()) as Answer;
    };
  return {
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
  };
}
