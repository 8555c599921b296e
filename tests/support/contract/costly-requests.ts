/** Requests that are cheap to send and were, or could be, costly to answer. */
export interface CostlyRequest {
  name: string;
  method: 'GET' | 'POST';
  /** Path and query below the API root. */
  path: string;
  caller: 'visitor' | 'user';
  contentType?: string;
  body?: string;
  status: 413 | 415 | 422;
}

const JSON_TYPE = 'application/json';
const BOUNDARY = '----costly-requests-boundary-0123456789';
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const many = (count: number, piece: (at: number) => string, between = ',') =>
  Array.from({ length: count }, (_, at) => piece(at)).join(between);
const keys = (count: number, rest = '') => `{${many(count, (at) => `"${rest}${at}":1`)}}`;
const part = (name: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
const END = `--${BOUNDARY}--\r\n`;

const visitors = (name: string, body: string, status: 413 | 422): CostlyRequest => ({
  name: `a sign-in with ${name}`,
  method: 'POST',
  path: '/users/sign_in',
  caller: 'visitor',
  contentType: JSON_TYPE,
  body,
  status,
});
const claim = (name: string, body: string, status: 413 | 422): CostlyRequest => ({
  name: `a claim with ${name}`,
  method: 'POST',
  path: '/api/my_claims',
  caller: 'user',
  contentType: JSON_TYPE,
  body,
  status,
});
const upload = (name: string, body: string, status: 413 | 415 | 422): CostlyRequest => ({
  name: `an upload with ${name}`,
  method: 'POST',
  path: '/api/documents',
  caller: 'user',
  contentType: FORM_TYPE,
  body,
  status,
});
const search = (name: string, query: string): CostlyRequest => ({
  name: `a search with ${name}`,
  method: 'GET',
  path: `/api/claims?${query}`,
  caller: 'visitor',
  status: 422,
});
const email = (text: string) => JSON.stringify({ user: { email: text, password: 'x' } });

/** The longest messages, which look almost like contact data at each of their letters. */
export const costlyMessages = {
  letters: 'a'.repeat(5_000),
  'letters beyond Latin': 'é'.repeat(5_000),
  'letters and points': 'a.'.repeat(2_500),
  'a messenger and blanks': `telegram${' '.repeat(4_990)}x`,
  'messengers without names': 'telegram '.repeat(555),
  'digits and dashes': '0-'.repeat(2_500),
};

export const costlyRequests: CostlyRequest[] = [
  visitors('85,000 unknown keys', keys(85_000), 413),
  visitors('900 unknown keys', keys(900), 422),
  visitors('half a megabyte of brackets', '['.repeat(500_000), 413),
  visitors('sixteen kilobytes of brackets', '['.repeat(16_000), 413),
  visitors('a key of sixteen kilobytes', keys(1, 'k'.repeat(16_000)), 422),
  visitors('an address without an end', email(`${'a'.repeat(16_000)}@`), 422),
  visitors('an address of many names', email(`a@${'a.'.repeat(8_000)}`), 422),
  visitors('an address of many dashes', email(`a@${'a-'.repeat(8_000)}`), 422),
  claim('85,000 unknown keys', keys(85_000), 413),
  claim('a quarter of a million commas', `{"case_id":1,"claim":[${','.repeat(250_000)}`, 413),
  claim('900 long unknown keys', keys(900, 'k'.repeat(250)), 422),
  claim('400 assets', `{"case_id":1,"claim":{"assets":[${many(400, () => '{"a":1}')}]}}`, 422),
  claim('900 wrong answers', `{"case_id":1,"claim":{"answers":${keys(900)}}}`, 422),
  claim(
    'a description of 250 kilobytes',
    `{"case_id":1,"claim":{"description":"${'\\"'.repeat(125_000)}"}}`,
    422,
  ),
  upload('230,000 parts', `${many(230_000, (at) => part(`${at}`, '1'), '')}${END}`, 413),
  upload('a megabyte of lines that open no part', `${'\r\n--'.repeat(260_000)}${END}`, 422),
  upload(
    'a name of a megabyte',
    `${part('n'.repeat(1024 * 1024), '1')}${part('kind', 'other')}${END}`,
    413,
  ),
  upload('a text of a megabyte', `${part('kind', 'k'.repeat(1024 * 1024))}${END}`, 422),
  search(
    '1,000 unknown parameters',
    many(1_000, (at) => `k${at}=1`, '&'),
  ),
  search(
    '60 unknown parameters',
    many(60, (at) => `k${at}=1`, '&'),
  ),
  search('a list of 3,000 numbers', `case_id=${many(3_000, (at) => `${at}`)}`),
  search('a list of 4,000 commas', `case_id=${','.repeat(4_000)}`),
  search('a word of 9,000 letters', `search=${'x'.repeat(9_000)}`),
];
