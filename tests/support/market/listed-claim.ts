import type { APIRequestContext } from '@playwright/test';
import type { CaseSummary, ClaimFields, MyClaim } from '../../../generated/model/index.ts';
import { pngFile } from '../pictures.ts';
import { type DemoAccount, storedSession } from '../stored-session.ts';

const FIELDS: ClaimFields = {
  holder_type: 'individual',
  holder_name: 'Sofia Marchetti',
  holder_country: 'GB',
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
  answers: { voted_on_plan: true, account_type: 'Earn', accounts: '1' },
};

/** A claim of $100,000 against Celsius that the demo seller has just listed at 66 %, for a story that begins after that. */
export async function listedClaim(
  request: APIRequestContext,
  origin: string,
  fields: ClaimFields = {},
): Promise<MyClaim> {
  const seller = await callsOf(request, origin, 'seller');
  const admin = await callsOf(request, origin, 'admin');
  const { id: case_id } = await seller.get<CaseSummary>('/api/cases/celsius');
  const { id } = await seller.post<MyClaim>('/api/my_claims', {
    data: { case_id, claim: { ...FIELDS, ...fields } },
  });
  for (const kind of ['proof_of_claim', 'account_statement']) {
    const file = pngFile(`${kind}.png`, [12, 90, 160]);
    await seller.post(`/api/my_claims/${id}/documents`, { multipart: { kind, file } });
  }
  const { lock_version } = await seller.get<MyClaim>(`/api/my_claims/${id}`);
  const submitted = await seller.post<MyClaim>(`/api/my_claims/${id}/submit`, {
    data: { lock_version },
  });
  await admin.post(`/admin/claims/${id}/approve`, {
    data: { lock_version: submitted.lock_version },
  });
  return await seller.get<MyClaim>(`/api/my_claims/${id}`);
}

type Body = Parameters<APIRequestContext['post']>[1];

/** Calls of the exchange in the name of a demo account; a write that is refused is an error. */
export async function callsOf(request: APIRequestContext, origin: string, who: DemoAccount) {
  const { token } = await storedSession(origin, who);
  const headers = { Authorization: `Bearer ${token}` };
  return {
    get: async <Answer>(path: string) =>
      (await (await request.get(`/api${path}`, { headers })).json()) as Answer,
    post: async <Answer>(path: string, body: Body): Promise<Answer> => {
      const answer = await request.post(`/api${path}`, { headers, ...body });
      if (!answer.ok())
        throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
  };
}
