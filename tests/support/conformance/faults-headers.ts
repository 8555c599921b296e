import { at, type Fault, headed } from './plant';

/** Faults in headers: of cached answers, of files, and for other sites. */
export const headerFaults: Fault[] = [
  {
    name: 'no ETag',
    focus: ['listCases'],
    groups: ['kept answers'],
    finds: ['listCases', '200 has no header ETag'],
    plant: headed('GET /api/cases', 'etag', null),
  },
  {
    name: 'an answer that is sent again to whom has it',
    focus: ['listCases'],
    groups: ['kept answers'],
    finds: ['listCases', 'expected 304, got 200'],
    plant: at('GET /api/cases', async ({ headers, ...sent }, exchange) => {
      const { 'If-None-Match': _, ...others } = headers;
      return await exchange({ ...sent, headers: others });
    }),
  },
  {
    name: '304 whatever the client has',
    focus: ['listCases'],
    groups: ['kept answers'],
    finds: ['listCases', 'expected 200, got 304'],
    plant: at('GET /api/cases', async (sent, exchange) => {
      const received = await exchange(sent);
      if (!('If-None-Match' in sent.headers)) return received;
      return { status: 304, headers: received.headers, bytes: new Uint8Array() };
    }),
  },
  {
    name: 'a file that a browser would show',
    focus: ['readDocumentContent'],
    groups: ['success'],
    finds: ['readDocumentContent', 'header Content-Disposition'],
    plant: headed('GET /api/documents/{id}/content', 'content-disposition', 'inline', 200),
  },
  {
    name: 'other bytes than were uploaded',
    focus: ['readDocumentContent'],
    groups: ['success'],
    finds: ['readDocumentContent', 'the bytes are not those'],
    plant: at('GET /api/documents/{id}/content', async (sent, exchange) => {
      const received = await exchange(sent);
      return received.status === 200 ? { ...received, bytes: received.bytes.slice(1) } : received;
    }),
  },
  {
    name: 'a header that other sites may not send',
    focus: ['createMyClaim'],
    groups: ['CORS'],
    finds: ['createMyClaim', 'may not be sent: idempotency-key'],
    plant: headed(
      null,
      'access-control-allow-headers',
      'Authorization, Content-Type, If-None-Match',
    ),
  },
  {
    name: 'a header that other sites may not read',
    focus: ['getStaffContact'],
    groups: ['CORS'],
    finds: ['getStaffContact', 'may not be read'],
    plant: headed(null, 'access-control-expose-headers', null),
  },
  {
    name: 'every site may read',
    focus: ['getStaffContact'],
    groups: ['CORS'],
    finds: ['getStaffContact', 'a site that nobody allowed'],
    plant: at('GET /api/staff_contact', async (sent, exchange) => {
      const received = await exchange(sent);
      const headers = new Headers(received.headers);
      headers.set('access-control-allow-origin', sent.headers['Origin'] ?? '*');
      return { ...received, headers };
    }),
  },
];
