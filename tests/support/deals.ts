import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/host/demo-password.ts';
import { type Person, personInReview } from './people.ts';
import { pngFile } from './pictures.ts';

export interface Deal {
  /** Of the negotiation. */
  id: number;
  reference: string;
  seller: Person;
}

const CLAIM = {
  holder_type: 'individual',
  holder_name: 'Mara Lind',
  holder_country: 'SE',
  acquired_from_other: false,
  claim_type: 'customer',
  claim_class: '5A',
  priority: 'general_unsecured',
  face_amount: '120000',
  register_status: 'scheduled',
  scheduled_amount: '120000',
  estate_kyc_status: 'verified',
  contingent: false,
  unliquidated: false,
  disputed: false,
  has_loan: false,
  is_insider: false,
  has_preference_exposure: false,
  answers: { voted_on_plan: true, account_type: 'Spot', accounts: '1' },
  ask_percent: '110',
};

const OFFER = {
  price_percent: '110',
  recourse: 'disallowance_only',
  excess_claim: 'buyer_keeps',
  settlement_days: 5,
  payment_method: 'bank_transfer',
  expires_in_hours: 72,
};

/** A sale that has just been agreed on, between a seller of its own and the demo's buyer; no page was opened for it. */
export async function acceptedDeal(request: APIRequestContext): Promise<Deal> {
  const seller = await personInReview(request);
  const admin = await caller(request, 'admins', 'admin', {
    email: 'admin@example.com',
    password: DEMO_PASSWORD,
  });
  const holder = await caller(request, 'users', 'user', seller);
  const buyer = await caller(request, 'users', 'user', {
    email: 'buyer@example.com',
    password: DEMO_PASSWORD,
  });
  const users = await admin('get', `/admin/users?search=${encodeURIComponent(seller.email)}`);
  const [{ id: sellerId }] = users['users'] as [{ id: number }];
  await admin('put', `/admin/users/${sellerId}`, { identity_verification: { status: 'approved' } });

  const draft = await holder('post', '/api/my_claims', { case_id: 1, claim: CLAIM });
  const claimId = Number(draft['id']);
  for (const kind of ['proof_of_claim', 'account_statement']) {
    await holder('post', `/api/my_claims/${claimId}/documents`, undefined, {
      kind,
      file: pngFile(`${kind}.png`, [12, 90, 160]),
    });
  }
  const version = async () => {
    const claim = await holder('get', `/api/my_claims/${claimId}`);
    return { lock_version: claim['lock_version'] };
  };
  await holder('post', `/api/my_claims/${claimId}/submit`, await version());
  await admin('post', `/admin/claims/${claimId}/approve`, await version());
  const offer = await buyer('post', `/api/claims/${claimId}/offers`, { offer: OFFER });
  await holder('post', `/api/offers/${Number(offer['id'])}/accept`, {
    lock_version: offer['lock_version'],
  });
  const id = Number(offer['negotiation_id']);
  const negotiation = await holder('get', `/api/negotiations/${id}`);
  return { id, reference: String(negotiation['reference']), seller };
}

/** Calls the exchange in somebody's name; anything but a success is an error. */
async function caller(
  request: APIRequestContext,
  area: 'users' | 'admins',
  key: 'user' | 'admin',
  { email, password }: Pick<Person, 'email' | 'password'>,
) {
  const signedIn = await request.post(`/api/${area}/sign_in`, {
    data: { [key]: { email, password } },
  });
  const headers = { Authorization: signedIn.headers()['authorization'] ?? '' };
  return async (
    method: 'get' | 'post' | 'put',
    path: string,
    data?: object,
    multipart?: Record<string, string | ReturnType<typeof pngFile>>,
  ): Promise<Record<string, unknown>> => {
    const answer = await request[method](`/api${path}`, {
      headers,
      ...(data && { data }),
      ...(multipart && { multipart }),
    });
    if (!answer.ok()) {
      throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    }
    return (await answer.json()) as Record<string, unknown>;
  };
}
