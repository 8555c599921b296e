import type { Received, Transport } from '../../../scripts/conformance/session/transport';
import {
  at,
  bodyOf,
  type Fault,
  goesTo,
  headed,
  lenient,
  type People,
  refusal,
  restated,
  rewritten,
  withHeader,
  withQuery,
} from './plant';

/** Mistakes the holder of one token for somebody else. */
const takenFor =
  (address: string | null, from: keyof People | null, to: keyof People) =>
  (exchange: Transport, people: People): Transport =>
    rewritten(address, (sent) => {
      const is = sent.headers['Authorization'] ?? null;
      const mistaken = from === null ? null : `Bearer ${people[from]}`;
      return is === mistaken ? withHeader(sent, 'Authorization', `Bearer ${people[to]}`) : sent;
    })(exchange);

/** Who is let in, and what each of them may see. */
export const roleFaults: Fault[] = [
  {
    name: 'users in the area of the administrators',
    focus: ['listAdminUsers'],
    groups: ['roles'],
    finds: ['listAdminUsers', 'as user', 'expected 403 forbidden, got 200'],
    plant: takenFor('GET /admin/users', 'user', 'admin'),
  },
  {
    name: 'administrators in the area of the users',
    focus: ['listMyClaims'],
    groups: ['roles'],
    finds: ['listMyClaims', 'as admin', 'expected 403 forbidden, got 200'],
    plant: takenFor('GET /api/my_claims', 'admin', 'user'),
  },
  {
    name: 'visitors where a session is needed',
    focus: ['getSellerPortal'],
    groups: ['roles'],
    finds: ['getSellerPortal', 'no token', 'expected 401 unauthorized, got 200'],
    plant: takenFor('GET /api/seller_portal', null, 'user'),
  },
  {
    name: 'any token at all',
    focus: ['getSellerPortal'],
    groups: ['roles'],
    finds: ['getSellerPortal', 'a token of nobody', 'expected 401 unauthorized, got 200'],
    plant: (exchange, people) =>
      rewritten('GET /api/seller_portal', (sent) => {
        const isKnown = Object.values(people).some(
          (token) => sent.headers['Authorization'] === `Bearer ${token}`,
        );
        return isKnown || !sent.headers['Authorization']
          ? sent
          : withHeader(sent, 'Authorization', `Bearer ${people.user}`);
      })(exchange),
  },
  {
    name: '403 for who has no session',
    focus: ['listDocuments'],
    groups: ['roles'],
    finds: ['listDocuments', 'no token', 'expected 401 unauthorized, got 403'],
    plant: restated('GET /api/documents', 401, 403),
  },
  {
    name: 'exact terms for everybody',
    focus: ['getClaim'],
    groups: ['roles'],
    finds: ['getClaim', 'a visitor reads the exact terms'],
    plant: takenFor('GET /api/claims/{id}', null, 'buyer'),
  },
  {
    name: 'no exact terms for a verified buyer',
    focus: ['getClaim'],
    groups: ['roles'],
    finds: ['getClaim', 'a verified buyer reads no exact terms'],
    plant: rewritten('GET /api/claims/{id}', (sent) => withHeader(sent, 'Authorization', null)),
  },
  {
    name: 'the claim of somebody else',
    focus: ['getMyClaim'],
    groups: ['success'],
    finds: ['getMyClaim', 'the record of somebody else is unknown'],
    plant: (exchange) => {
      let last: Received | null = null;
      return async (sent) => {
        const received = await exchange(sent);
        if (goesTo(sent, 'POST /api/my_claims') && received.status === 201) last = received;
        const isAsked = goesTo(sent, 'GET /api/my_claims/{id}') && received.status === 404;
        return isAsked && last ? { ...last, status: 200 } : received;
      };
    },
  },
  {
    name: 'a token that is not replaced',
    focus: ['getCurrentUser'],
    groups: ['sessions'],
    finds: ['getCurrentUser', 'the token was not replaced'],
    plant: headed('GET /auth/current_user', 'authorization', null),
  },
  {
    name: 'a token replaced by one that opens nothing',
    focus: ['getCurrentUser'],
    groups: ['sessions'],
    finds: ['getCurrentUser', 'expected 200, got 401'],
    plant: at('GET /auth/current_user', async (sent, exchange) => {
      const received = await exchange(sent);
      const headers = new Headers(received.headers);
      if (headers.has('authorization')) headers.set('authorization', `Bearer ${'z'.repeat(43)}`);
      return { ...received, headers };
    }),
  },
  {
    name: 'a sign-in without a token',
    focus: ['signInUser'],
    groups: ['success'],
    finds: ['signInUser', '200 has no header Authorization'],
    plant: headed('POST /users/sign_in', 'authorization', null),
  },
  {
    name: 'a sign-out that ends nothing',
    focus: ['signOutUser'],
    groups: ['success'],
    finds: ['signOutUser', 'expected 401 unauthorized, got 200'],
    plant: at('DELETE /users/sign_out', async () => ({
      status: 204,
      headers: new Headers({ 'x-request-id': 'planted-0000' }),
      bytes: new Uint8Array(),
    })),
  },
  {
    name: 'a wrong password told apart from an unknown address',
    focus: ['signInUser'],
    groups: ['refusals'],
    finds: ['signInUser', 'an unknown address', 'expected 422 invalid_credentials'],
    plant: at('POST /users/sign_in', async (sent, exchange) => {
      const received = await exchange(sent);
      const isUnknown = JSON.stringify(bodyOf(sent)).includes('nobody-');
      return isUnknown ? refusal(422, 'account_deactivated', received) : received;
    }),
  },
  {
    name: 'a link that works twice',
    focus: ['verifyMagicLink'],
    groups: ['refusals'],
    finds: ['verifyMagicLink', 'expected 422 link_used, got 200'],
    plant: lenient('POST /auth/magic_link/verify', 422, (sent) => JSON.stringify(bodyOf(sent))),
  },
];

/** Faulty requests that are accepted, or refused in another way. */
export const inputFaults: Fault[] = [
  {
    name: 'an unknown query parameter is taken',
    focus: ['listCases'],
    groups: ['success'],
    finds: ['listCases', 'an unknown query parameter', 'got 200'],
    plant: rewritten('GET /api/cases', (sent) =>
      withQuery(sent, (query) => query.delete('surprise')),
    ),
  },
  {
    name: 'a page size of none is mended',
    focus: ['listCases'],
    groups: ['success'],
    finds: ['listCases', 'query per_page=0', 'got 200'],
    plant: rewritten('GET /api/cases', (sent) =>
      withQuery(sent, (query) => {
        if (query.get('per_page') === '0') query.delete('per_page');
      }),
    ),
  },
  {
    name: 'an unknown field is taken',
    focus: ['updateAdminUserCountry'],
    groups: ['success'],
    finds: ['updateAdminUserCountry', 'an unknown field in the body', 'got 200'],
    plant: rewritten('PATCH /admin/users/{id}/update_country', (sent) => {
      const isJson = typeof sent.body === 'string' && sent.body.startsWith('{"country":"DE"');
      return isJson ? { ...sent, body: '{"country":"DE"}' } : sent;
    }),
  },
  {
    name: 'broken JSON as a fault of the fields',
    focus: ['createMyClaim'],
    groups: ['success'],
    finds: ['createMyClaim', 'no JSON', 'expected 400 malformed_body, got 422'],
    plant: at('POST /api/my_claims', async (sent, exchange) => {
      const received = await exchange(sent);
      return received.status === 400 ? refusal(422, 'validation_failed', received) : received;
    }),
  },
  {
    name: 'any content type',
    focus: ['reportClientError'],
    groups: ['success'],
    finds: [
      'reportClientError',
      'another content type',
      'expected 415 unsupported_media_type, got 400',
    ],
    plant: rewritten('POST /api/client_errors', (sent) =>
      withHeader(sent, 'Content-Type', 'application/json'),
    ),
  },
  {
    name: 'a body of any size',
    focus: ['createMyClaim'],
    groups: ['success'],
    finds: ['createMyClaim', 'a body that is too large', 'expected 413 payload_too_large, got 422'],
    plant: at('POST /api/my_claims', async (sent, exchange) => {
      const received = await exchange(sent);
      return received.status === 413 ? refusal(422, 'validation_failed', received) : received;
    }),
  },
  {
    name: 'files of any type',
    focus: ['uploadDocument'],
    groups: ['success'],
    finds: ['uploadDocument', 'a file of no accepted type', 'got 422'],
    plant: at('POST /api/documents', async (sent, exchange) => {
      const received = await exchange(sent);
      return received.status === 415 ? refusal(422, 'validation_failed', received) : received;
    }),
  },
  {
    name: 'an unknown record as an empty one',
    focus: ['getAdminUser'],
    groups: ['paths'],
    finds: ['getAdminUser', 'an unknown record', 'expected 404 not_found, got 422'],
    plant: at('GET /admin/users/{id}', async (sent, exchange) => {
      const received = await exchange(sent);
      return received.status === 404 ? refusal(422, 'validation_failed', received) : received;
    }),
  },
];
