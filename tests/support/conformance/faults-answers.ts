import {
  answer,
  at,
  changed,
  type Fault,
  headed,
  jsonOf,
  type Json,
  refusal,
  restated,
} from './plant';

const rowsIn = (json: Json, under: string) => json[under] as Json[];

/** Statuses, headers and bodies that break the contract. */
export const answerFaults: Fault[] = [
  {
    name: 'a status that is not documented',
    focus: ['getStaffContact'],
    groups: ['success'],
    finds: ['getStaffContact', 'status 201 is not documented'],
    plant: restated('GET /api/staff_contact', 200, 201),
  },
  {
    name: 'a creation that answers 200',
    focus: ['createMyClaim'],
    groups: ['success'],
    finds: ['createMyClaim', 'status 200 is not documented'],
    plant: restated('POST /api/my_claims', 201, 200),
  },
  {
    name: 'a deletion that answers with a body',
    focus: ['deleteMyClaim'],
    groups: ['success'],
    finds: ['deleteMyClaim', '204 has a body'],
    plant: at('DELETE /api/my_claims/{id}', async (sent, exchange) => {
      const received = await exchange(sent);
      return received.status === 204 ? answer(204, {}, received) : received;
    }),
  },
  {
    name: 'a failure of the server at an unusual id',
    focus: ['getCase'],
    groups: ['paths'],
    finds: ['getCase', 'the server failed with 500'],
    plant: at('GET /api/cases/no-such-record', async () => refusal(500, 'internal_error')),
  },
  {
    name: 'no X-Request-Id',
    focus: ['getStaffContact'],
    groups: ['success'],
    finds: ['getStaffContact', 'no X-Request-Id'],
    plant: headed(null, 'x-request-id', null),
  },
  {
    name: 'an X-Request-Id of another form',
    focus: ['getStaffContact'],
    groups: ['success'],
    finds: ['getStaffContact', 'header X-Request-Id'],
    plant: headed(null, 'x-request-id', '7'),
  },
  {
    name: 'a request_id that finds nothing in the log',
    focus: ['getCase'],
    groups: ['paths'],
    finds: ['getCase', 'request_id is not the X-Request-Id'],
    plant: changed(
      'GET /api/cases/no-such-record',
      (json) => ({ ...json, request_id: 'another-one' }),
      404,
    ),
  },
  {
    name: 'errors as HTML',
    focus: ['getCase'],
    groups: ['paths'],
    finds: ['getCase', 'Content-Type is text/html'],
    plant: headed(null, 'content-type', 'text/html', 404),
  },
  {
    name: 'JSON as text',
    focus: ['listCases'],
    groups: ['success'],
    finds: ['listCases', 'Content-Type is text/plain'],
    plant: headed('GET /api/cases', 'content-type', 'text/plain', 200),
  },
  {
    name: 'no Retry-After',
    focus: ['reportClientError'],
    groups: ['limits'],
    finds: ['reportClientError', 'no Retry-After'],
    plant: headed(null, 'retry-after', null, 429),
  },
  {
    name: 'a limit that never comes',
    focus: ['reportClientError'],
    groups: ['limits'],
    finds: ['reportClientError', '40 were taken'],
    plant: at('POST /api/client_errors', async (sent, exchange) => {
      const received = await exchange(sent);
      const headers = { headers: new Headers(received.headers), bytes: new Uint8Array() };
      return received.status === 429 ? { ...headers, status: 204 } : received;
    }),
  },
  {
    name: 'no Allow',
    focus: ['listCases'],
    groups: ['paths'],
    finds: ['listCases', 'Allow is ""'],
    plant: headed(null, 'allow', null),
  },
  {
    name: 'an Allow that names too much',
    focus: ['listCases'],
    groups: ['paths'],
    finds: ['listCases', 'Allow is "GET, DELETE"'],
    plant: headed(null, 'allow', 'GET, DELETE', 405),
  },
  {
    name: '404 for another method',
    focus: ['listCases'],
    groups: ['paths'],
    finds: ['listCases', 'expected 405 method_not_allowed, got 404'],
    plant: restated(null, 405, 404),
  },
  {
    name: 'a page for an unknown address',
    focus: ['listCases'],
    groups: ['paths'],
    finds: ['/nowhere is unknown', 'expected 404 not_found, got 200'],
    plant: at('GET /nowhere', async () => ({
      status: 200,
      headers: new Headers({ 'content-type': 'text/html', 'x-request-id': 'planted-0000' }),
      bytes: new TextEncoder().encode('<!doctype html>'),
    })),
  },
  {
    name: 'a field too many',
    focus: ['getCase'],
    groups: ['success'],
    finds: ['getCase', '"internal_note"'],
    plant: changed('GET /api/cases/{id}', (json) => ({ ...json, internal_note: 'x' })),
  },
  {
    name: 'a secret field deep in a list',
    focus: ['listClaims'],
    groups: ['success'],
    finds: ['listClaims', '"holder_name"'],
    plant: changed('GET /api/claims', (json) => {
      for (const row of rowsIn(json, 'claims')) row['holder_name'] = 'Somebody';
    }),
  },
  {
    name: 'a field too few',
    focus: ['getSellerPortal'],
    groups: ['success'],
    finds: ['getSellerPortal', "required property 'attention'"],
    plant: changed('GET /api/seller_portal', ({ attention: _, ...others }) => others),
  },
  {
    name: 'a field too few below',
    focus: ['listCases'],
    groups: ['success'],
    finds: ['listCases', "required property 'followers_count'"],
    plant: changed('GET /api/cases', (json) => {
      for (const row of rowsIn(json, 'cases')) delete (row['stats'] as Json)['followers_count'];
    }),
  },
  {
    name: 'null where a value is promised',
    focus: ['getStaffContact'],
    groups: ['success'],
    finds: ['getStaffContact', '/email must be string'],
    plant: changed('GET /api/staff_contact', () => ({ email: null })),
  },
  {
    name: 'money as a number',
    focus: ['listClaims'],
    groups: ['success'],
    finds: ['listClaims', 'face_amount must be string'],
    plant: changed('GET /api/claims', (json) => {
      for (const row of rowsIn(json, 'claims')) row['face_amount'] = Number(row['face_amount']);
    }),
  },
  {
    name: 'a value that the enum does not have',
    focus: ['listClaims'],
    groups: ['success'],
    finds: ['listClaims', 'must be equal to one of the allowed values'],
    plant: changed('GET /api/claims', (json) => {
      for (const row of rowsIn(json, 'claims')) row['status'] = 'live';
    }),
  },
  {
    name: 'a time without its zone',
    focus: ['getAdminUser'],
    groups: ['success'],
    finds: ['getAdminUser', 'must match format "date-time"'],
    plant: changed('GET /admin/users/{id}', (json) => ({
      ...json,
      created_at: '2026-11-20 10:00:00',
    })),
  },
  {
    name: 'an error without a code',
    focus: ['getCase'],
    groups: ['paths'],
    finds: ['getCase', "required property 'code'"],
    plant: changed('GET /api/cases/no-such-record', ({ code: _, ...others }) => others, 404),
  },
  {
    name: 'a code that nobody knows',
    focus: ['getCase'],
    groups: ['paths'],
    finds: ['getCase', 'the code gone is not listed'],
    plant: changed('GET /api/cases/no-such-record', (json) => ({ ...json, code: 'gone' }), 404),
  },
  {
    name: 'a code that the operation does not list',
    focus: ['signInUser'],
    groups: ['refusals'],
    finds: ['signInUser', 'the code email_taken is not listed for 422 of signInUser'],
    plant: changed('POST /users/sign_in', (json) => ({ ...json, code: 'email_taken' }), 422),
  },
  {
    name: 'a code of another status',
    focus: ['createMyClaim'],
    groups: ['success'],
    finds: ['createMyClaim', 'the code unauthorized is not listed for 422'],
    plant: changed('POST /api/my_claims', (json) => ({ ...json, code: 'unauthorized' }), 422),
  },
  {
    name: 'an error that says more than it should',
    focus: ['getCase'],
    groups: ['paths'],
    finds: ['getCase', '"stack"'],
    plant: changed('GET /api/cases/no-such-record', (json) => ({ ...json, stack: 'at …' }), 404),
  },
  {
    name: 'the wrong record',
    focus: ['getAdminUser'],
    groups: ['success'],
    finds: ['getAdminUser', 'another user is answered'],
    plant: at('GET /admin/users/{id}', async (sent, exchange) => {
      const received = await exchange(sent);
      return received.status === 200
        ? answer(200, { ...jsonOf(received), id: 999_999 }, received)
        : received;
    }),
  },
];
