/** Changes to small-contract.yaml with an obvious effect on clients, and the line that has to report each of them. */
import type { Document, YAMLSeq } from 'yaml';

export interface PlantedChange {
  line: string;
  plant: (contract: Document) => void;
}

const LIST = ['paths', '/claims', 'get'];
const CREATE = ['paths', '/claims', 'post'];
const UPDATE = ['paths', '/claims/{id}', 'patch'];
const schema = (name: string, ...rest: (string | number)[]) => [
  'components',
  'schemas',
  name,
  ...rest,
];

function gone(line: string, path: (string | number)[]): PlantedChange {
  return { line, plant: (contract) => contract.deleteIn(path) };
}
function set(line: string, path: (string | number)[], value: unknown): PlantedChange {
  return { line, plant: (contract) => contract.setIn(path, contract.createNode(value)) };
}
function add(line: string, path: (string | number)[], value: unknown): PlantedChange {
  return { line, plant: (contract) => contract.addIn(path, contract.createNode(value)) };
}

export const BREAKING: PlantedChange[] = [
  gone('`DELETE /claims/{id}`: is gone (`deleteClaim`).', ['paths', '/claims/{id}', 'delete']),
  gone('`GET /staff`: is gone (`getStaff`).', ['paths', '/staff']),
  set(
    "`GET /cases`: `operationId` of operation `GET /cases` changed from 'listCases' to 'findCases'.",
    ['paths', '/cases', 'get', 'operationId'],
    'findCases',
  ),
  gone('`GET /claims`: Response `404` was removed.', [...LIST, 'responses', '404']),
  gone('`GET /claims`: Response header `ETag` was removed.', [
    ...LIST,
    'responses',
    '200',
    'headers',
    'ETag',
  ]),
  gone('`GET /claims`: A call without a token is no longer accepted.', [...LIST, 'security', 0]),
  set(
    "`GET /claims`: `explode` of `tags` query parameter changed from 'false' to 'true'.",
    [...LIST, 'parameters', 5, 'explode'],
    true,
  ),
  set(
    '`GET /claims`: `range`, left out, means `1y` now, meant `all`.',
    [...LIST, 'parameters', 4, 'schema', 'default'],
    '1y',
  ),
  gone("`GET /claims`: `status`: Enum lost values: 'sold'.", [
    ...LIST,
    'parameters',
    3,
    'schema',
    'enum',
    2,
  ]),
  set('`GET /claims`: `search` query parameter became required.', [...LIST, 'parameters', 2], {
    name: 'search',
    in: 'query',
    required: true,
    schema: { type: 'string', maxLength: 200 },
  }),
  // In the middle: those after it have to be found again.
  gone('`GET /claims`: `region` query parameter was removed.', [...LIST, 'parameters', 1]),
  add(
    '`GET /cases`: Required `owner` query parameter was added.',
    ['paths', '/cases', 'get', 'parameters'],
    {
      name: 'owner',
      in: 'query',
      required: true,
      schema: { type: 'string' },
    },
  ),
  set(
    'parameter `per_page`: left out, means `50` now, meant `25`.',
    ['components', 'parameters', 'PerPage', 'schema', 'default'],
    50,
  ),
  set(
    '`POST /claims`: is for `verified_buyer`, was for `user`.',
    [...CREATE, 'x-role'],
    'verified_buyer',
  ),
  set(
    '`PATCH /claims/{id}`: is for `auditor`, was for `verified_buyer`.',
    [...UPDATE, 'x-role'],
    'auditor',
  ),
  set(
    '`GET /claims/{id}`: is for `admin`, was for `user`.',
    ['paths', '/claims/{id}', 'get', 'x-role'],
    'admin',
  ),
  set(
    '`POST /claims`: Request body became required.',
    [...CREATE, 'requestBody', 'required'],
    true,
  ),
  gone('`PATCH /claims/{id}`: Media type `multipart/form-data` was removed.', [
    ...UPDATE,
    'requestBody',
    'content',
    'multipart/form-data',
  ]),
  {
    line: '`ClaimInput`: Properties of `ClaimInput` became required: `holder`.',
    plant: (contract) => contract.addIn(schema('ClaimInput', 'required'), 'holder'),
  },
  gone(
    '`ClaimInput`: `kind`, left out, has no default now, meant `trade`.',
    schema('ClaimInput', 'properties', 'kind', 'default'),
  ),
  set(
    "`ClaimInput`: `maxLength` of `note` changed from '100' to '10'.",
    schema('ClaimInput', 'properties', 'note', 'maxLength'),
    10,
  ),
  set(
    "`ClaimInput`: `pattern` of `amount` changed from '^\\d+$' to '^[1-9]\\d*$'.",
    schema('ClaimInput', 'properties', 'amount', 'pattern'),
    '^[1-9]\\d*$',
  ),
  set(
    "`Claim`: Type of `id` widened from 'integer' to `Priority` or null.",
    schema('Claim', 'properties', 'id'),
    { oneOf: [{ $ref: '#/components/schemas/Priority' }, { type: 'null' }] },
  ),
  set(
    "`ClaimChange`: Type of `amount` narrowed from 'string' to 'integer'.",
    schema('ClaimChange', 'properties', 'amount', 'type'),
    'integer',
  ),
  set(
    "`ClaimChange`: `format` of `filed_on` changed from 'date' to 'date-time'.",
    schema('ClaimChange', 'properties', 'filed_on', 'format'),
    'date-time',
  ),
  gone(
    '`ClaimChange`: Property `note` of `ClaimChange` was removed.',
    schema('ClaimChange', 'properties', 'note'),
  ),
  gone('`Claim`: Property `views` of `Claim` was removed.', schema('Claim', 'properties', 'views')),
  gone(
    '`Claim`: Properties of `Claim` are no longer required: `status`.',
    schema('Claim', 'required', 1),
  ),
  set(
    "`Claim`: Type of `debtor` widened from 'string' to 'string | null'.",
    schema('Claim', 'properties', 'debtor', 'type'),
    ['string', 'null'],
  ),
  add(
    "`Claim`: Enum of `status` gained values: 'withdrawn'.",
    schema('Claim', 'properties', 'status', 'enum'),
    'withdrawn',
  ),
  // Used in requests and in answers: the one that it breaks counts.
  add(
    "`Priority`: Enum of `priority` gained values: 'middle'.",
    schema('Priority', 'enum'),
    'middle',
  ),
];

export const ADDING: PlantedChange[] = [
  set('`PUT /cases`: is new (`replaceCases`): Bring all cases.', ['paths', '/cases', 'put'], {
    operationId: 'replaceCases',
    summary: 'Bring all cases',
    'x-role': 'admin',
    responses: { '204': { description: 'Done.' } },
  }),
  set('`GET /offers`: is new (`listOffers`): Offers for claims.', ['paths', '/offers'], {
    get: {
      operationId: 'listOffers',
      summary: 'Offers for claims',
      'x-role': 'user',
      responses: { '200': { description: 'All.' } },
    },
  }),
  set(
    '`GET /claims`: `status`, left out, means `open` now, had no default.',
    [...LIST, 'parameters', 3, 'schema', 'default'],
    'open',
  ),
  set(
    '`POST /claims`: answer `409` was added: Somebody was faster.',
    [...CREATE, 'responses', '409'],
    {
      description: 'Somebody was faster.',
    },
  ),
  set(
    '`POST /claims`: `X-Request-Id` of answer `201` was added.',
    [...CREATE, 'responses', '201', 'headers'],
    {
      'X-Request-Id': { schema: { type: 'string' } },
    },
  ),
  set('`POST /claims`: `text/csv` was added.', [...CREATE, 'requestBody', 'content', 'text/csv'], {
    schema: { type: 'string' },
  }),
  set(
    '`PATCH /claims/{id}`: is for `user`, was for `verified_buyer`.',
    [...UPDATE, 'x-role'],
    'user',
  ),
  set(
    '`GET /claims/{id}`: is for `visitor`, was for `user`.',
    ['paths', '/claims/{id}', 'get', 'x-role'],
    'visitor',
  ),
  set(
    '`ClaimInput`: `region` was added: Where it is from.',
    schema('ClaimInput', 'properties', 'region'),
    { type: 'string', description: 'Where it is from. Optional.' },
  ),
  set('`Claim`: `region` was added.', schema('Claim', 'properties', 'region'), { type: 'string' }),
  {
    // Planted last: it moves the others, which have to be found again.
    line: '`GET /claims`: `owner` was added: Only claims of theirs.',
    plant: (contract) => {
      const parameters = contract.getIn([...LIST, 'parameters']) as YAMLSeq;
      const owner = { name: 'owner', in: 'query', description: 'Only claims of theirs.' };
      parameters.items.unshift(contract.createNode({ ...owner, schema: { type: 'string' } }));
    },
  },
];

export const HARMLESS: PlantedChange[] = [
  {
    line: '`GET /claims`: `maxLength` of `region` changed from `20` to `40`.',
    plant: (contract) => {
      contract.setIn([...LIST, 'parameters', 1, 'schema', 'maxLength'], 40);
      contract.setIn([...LIST, 'parameters', 1, 'description'], 'Only claims of this region.');
    },
  },
  set(
    '`GET /claims`: `maxLength` of `search` changed from `200` to `500`.',
    [...LIST, 'parameters', 2, 'schema', 'maxLength'],
    500,
  ),
  add(
    '`GET /claims`: `enum` of `status` changed from `["open","paused","sold"]` to `["open","paused","sold","closed"]`.',
    [...LIST, 'parameters', 3, 'schema', 'enum'],
    'closed',
  ),
  set('`GET /cases`: `deprecated` is `true` now.', ['paths', '/cases', 'get', 'deprecated'], true),
  gone(
    '`ClaimInput`: `required` changed from `["amount"]` to `[]`.',
    schema('ClaimInput', 'required', 0),
  ),
  add(
    '`Case`: `required` changed from `["id"]` to `["id","stage"]`.',
    schema('Case', 'required'),
    'stage',
  ),
  gone(
    '`Case`: `enum` of `stage` changed from `["filed","closed"]` to `["filed"]`.',
    schema('Case', 'properties', 'stage', 'enum', 1),
  ),
  set(
    '`Claim`: `ask_percent`, left out, means `1` now, meant `0`.',
    schema('Claim', 'properties', 'ask_percent', 'default'),
    '1',
  ),
  set(
    '`Claim`: `pattern` of `ask_percent` is `^\\d+$` now.',
    schema('Claim', 'properties', 'ask_percent', 'pattern'),
    '^\\d+$',
  ),
  set(
    '`Claim`: `minimum` of `views` is `0` now.',
    schema('Claim', 'properties', 'views', 'minimum'),
    0,
  ),
];

/** Changes of wording only: two descriptions, a summary and an example. */
export const WORDINGS: Pick<PlantedChange, 'plant'>[] = [
  set('', [...LIST, 'summary'], 'What is on the market'),
  set('', schema('Claim', 'description'), 'What is sold.'),
  set('', [...UPDATE, 'responses', '204', 'description'], 'It is changed.'),
  set('', schema('Case', 'properties', 'id', 'examples'), [7]),
];
