import type { Received, Sent, Transport } from '../../../scripts/conformance/session/transport';
import {
  answer,
  at,
  bodyOf,
  changed,
  type Fault,
  goesTo,
  type Json,
  jsonOf,
  lenient,
  pathOf,
  refusal,
  rewritten,
  withHeader,
} from './plant';

const UPDATE = 'PUT /api/my_claims/{id}';

/** A read of the same record, by the caller who writes it. */
const readOf = (sent: Sent): Sent => {
  const { Authorization = '' } = sent.headers;
  return { method: 'GET', path: pathOf(sent), headers: { Authorization } };
};

/** Turns the exchange's refusal of a step into a success that it does not give. */
async function asIfMoved(sent: Sent, exchange: Transport, status: string): Promise<Received> {
  const received = await exchange(sent);
  if (received.status !== 422 || jsonOf(received)['code'] !== 'transition_not_allowed')
    return received;
  const own = await exchange({ ...readOf(sent), path: pathOf(sent).replace(/\/\w+$/, '') });
  return answer(200, { ...jsonOf(own), status }, received);
}

/** Writes that are not done, are done twice, or are done on an old version or in the wrong status. */
export const writeFaults: Fault[] = [
  {
    name: 'a stale version is taken',
    focus: ['updateMyClaim'],
    groups: ['success'],
    finds: ['updateMyClaim', 'a stale version is refused', 'expected 409 stale_version, got 200'],
    plant: at(UPDATE, async (sent, exchange) => {
      const received = await exchange(sent);
      if (received.status !== 409) return received;
      const { lock_version } = jsonOf(await exchange(readOf(sent)));
      return await exchange({ ...sent, body: JSON.stringify({ ...bodyOf(sent), lock_version }) });
    }),
  },
  {
    name: 'a stale version as a fault of the fields',
    focus: ['updateMyClaim'],
    groups: ['success'],
    finds: ['updateMyClaim', 'a stale version is refused', 'expected 409 stale_version, got 422'],
    plant: at(UPDATE, async (sent, exchange) => {
      const received = await exchange(sent);
      return received.status === 409 ? refusal(422, 'validation_failed', received) : received;
    }),
  },
  {
    name: 'a change that is answered and not made',
    focus: ['updateMyClaim'],
    groups: ['success'],
    finds: ['updateMyClaim', 'the change is not there'],
    plant: at(UPDATE, async (sent, exchange) => {
      if (!('Idempotency-Key' in sent.headers)) return await exchange(sent);
      const own = await exchange(readOf(sent));
      return answer(200, { ...jsonOf(own), ...(bodyOf(sent)['claim'] as Json) }, own);
    }),
  },
  {
    name: 'a deletion that is answered and not made',
    focus: ['deleteMyClaim'],
    groups: ['success'],
    finds: ['deleteMyClaim', 'expected 404 not_found, got 200'],
    plant: at('DELETE /api/my_claims/{id}', async () => ({
      status: 204,
      headers: new Headers({ 'x-request-id': 'planted-0000' }),
      bytes: new Uint8Array(),
    })),
  },
  {
    name: 'a key that is ignored',
    focus: ['createMyClaim'],
    groups: ['success'],
    finds: ['createMyClaim', 'idempotency', 'the repetition has another answer'],
    plant: rewritten('POST /api/my_claims', (sent) => withHeader(sent, 'Idempotency-Key', null)),
  },
  {
    name: 'another request under the same key gets the answer of the first',
    focus: ['createMyClaim'],
    groups: ['success'],
    finds: ['createMyClaim', 'expected 422 idempotency_key_reused, got 201'],
    plant: lenient(
      'POST /api/my_claims',
      422,
      (sent) => sent.headers['Idempotency-Key'] ?? crypto.randomUUID(),
    ),
  },
  {
    name: 'a key of any length',
    focus: ['createMyClaim'],
    groups: ['success'],
    finds: ['createMyClaim', 'Idempotency-Key', 'expected 422 validation_failed, got 201'],
    plant: rewritten('POST /api/my_claims', (sent) =>
      (sent.headers['Idempotency-Key'] ?? '').length > 200
        ? withHeader(sent, 'Idempotency-Key', 'short')
        : sent,
    ),
  },
  {
    name: 'a step that the state does not allow',
    focus: ['withdrawMyClaim'],
    groups: ['claim transitions'],
    finds: ['withdrawMyClaim', 'not from rejected', 'expected 422 transition_not_allowed, got 200'],
    plant: at('POST /api/my_claims/{id}/withdraw', (sent, exchange) =>
      asIfMoved(sent, exchange, 'withdrawn'),
    ),
  },
  {
    name: 'a step that leads elsewhere',
    focus: ['approveClaim'],
    groups: ['claim transitions'],
    finds: ['approveClaim', 'in_review to open', 'the claim is paused, not open'],
    plant: changed('POST /admin/claims/{id}/approve', (json) => ({ ...json, status: 'paused' })),
  },
  {
    name: 'a listed step that is refused',
    focus: ['pauseMyClaim'],
    groups: ['claim transitions'],
    finds: ['pauseMyClaim', 'open to paused', 'expected 200, got 422 transition_not_allowed'],
    plant: at('POST /api/my_claims/{id}/pause', async () => refusal(422, 'transition_not_allowed')),
  },
  {
    name: 'a refused step with another code',
    focus: ['approveClaim'],
    groups: ['claim transitions'],
    finds: [
      'approveClaim',
      'not from draft',
      'expected 422 transition_not_allowed, got 422 validation_failed',
    ],
    plant: changed(
      'POST /admin/claims/{id}/approve',
      (json) => ({ ...json, code: 'validation_failed' }),
      422,
    ),
  },
  {
    name: 'a review that counts although it was refused',
    focus: ['updateAdminUser'],
    groups: ['user transitions'],
    finds: ['updateAdminUser', 'IdentityStatus: not from', 'got 200'],
    plant: at('PUT /admin/users/{id}', async (sent, exchange) => {
      const received = await exchange(sent);
      const isReview = 'identity_verification' in bodyOf(sent);
      if (!isReview || received.status !== 422) return received;
      return answer(200, jsonOf(await exchange(readOf(sent))), received);
    }),
  },
  {
    name: 'a draft that lacks everything is submitted',
    focus: ['submitMyClaim'],
    groups: ['refusals'],
    finds: ['submitMyClaim', 'a claim that lacks something', 'got 200'],
    plant: at('POST /api/my_claims/{id}/submit', async (sent, exchange) => {
      const received = await exchange(sent);
      if (received.status !== 422) return received;
      const own = await exchange({ ...readOf(sent), path: pathOf(sent).replace(/\/submit$/, '') });
      return answer(200, { ...jsonOf(own), status: 'in_review' }, received);
    }),
  },
  {
    name: 'a document that a submission stands on is deleted',
    focus: ['deleteDocument'],
    groups: ['refusals'],
    finds: ['deleteDocument', 'expected 422 document_in_use, got 204'],
    plant: (exchange) => async (sent) => {
      const received = await exchange(sent);
      if (!goesTo(sent, 'DELETE /api/documents/{id}') || received.status !== 422) return received;
      return { status: 204, headers: received.headers, bytes: new Uint8Array() };
    },
  },
];
