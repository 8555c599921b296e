import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../server/host/demo-password.ts';
import { registeredPerson } from '../people.ts';
import { pngFile } from '../pictures.ts';

interface Stored {
  id: number;
  reference: string;
  lock_version: number;
}

export interface Listing extends Stored {
  /** The seller names another ask. */
  changeAsk: (percent: string) => Promise<void>;
}

/** Calls of somebody who is signed in; an answer that refuses is an error. */
async function signedIn(request: APIRequestContext, path: string, data: object) {
  const { Authorization } = {
    Authorization: (await request.post(path, { data })).headers()['authorization'] ?? '',
  };
  return async <Body>(method: 'GET' | 'POST' | 'PUT', to: string, sent: object = {}) => {
    const answer = await request.fetch(to, { method, headers: { Authorization }, ...sent });
    if (!answer.ok()) throw new Error(`${to} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as Body;
  };
}

/** A claim that a new seller has put on the market, in BlockFi: for stories that begin with a listing. */
export async function listClaim(request: APIRequestContext, ask: string): Promise<Listing> {
  const { email, password } = await registeredPerson(request);
  const user = { email, password };
  const seller = await signedIn(request, '/api/users/sign_in', { user });
  const of = await seller<{ id: number }>('GET', '/api/api/cases/blockfi');
  const asked = await seller<{
    claim_types: string[];
    claim_classes: { code: string }[];
    required_document_kinds: string[];
    questions: { key: string; type: string; options?: string[]; required: boolean }[];
  }>('GET', '/api/api/cases/blockfi/parameters');
  const answers = asked.questions
    .filter(({ required }) => required)
    .map(({ key, type, options }) => [
      key,
      type === 'boolean' ? false : type === 'number' ? '1' : (options?.[0] ?? '2024-01-31'),
    ]);
  const claim = {
    holder_type: 'individual',
    holder_name: 'Mara Lind',
    holder_country: 'SE',
    claim_type: asked.claim_types[0],
    claim_class: asked.claim_classes[0]?.code ?? null,
    priority: 'general_unsecured',
    face_amount: '250000',
    register_status: 'scheduled',
    scheduled_amount: '250000',
    estate_kyc_status: 'verified',
    disputed: false,
    contingent: false,
    unliquidated: false,
    acquired_from_other: false,
    has_loan: false,
    is_insider: false,
    has_preference_exposure: false,
    ask_percent: ask,
    answers: Object.fromEntries(answers) as Record<string, unknown>,
  };
  const body = { case_id: of.id, claim };
  const draft = await seller<Stored>('POST', '/api/api/my_claims', { data: body });
  const path = `/api/api/my_claims/${draft.id}`;
  for (const kind of asked.required_document_kinds) {
    const file = pngFile(`${kind}.png`, [12, 90, 160]);
    await seller('POST', `${path}/documents`, { multipart: { kind, file } });
  }
  const version = async () => (await seller<Stored>('GET', path)).lock_version;
  await seller('POST', `${path}/submit`, { data: { lock_version: await version() } });
  const staff = { email: 'admin@example.com', password: DEMO_PASSWORD };
  const admin = await signedIn(request, '/api/admins/sign_in', { admin: staff });
  await admin('POST', `/api/admin/claims/${draft.id}/approve`, {
    data: { lock_version: await version() },
  });
  return {
    ...(await seller<Stored>('GET', path)),
    changeAsk: async (percent) => {
      const lock_version = await version();
      await seller('PUT', path, { data: { claim: { ask_percent: percent }, lock_version } });
    },
  };
}
