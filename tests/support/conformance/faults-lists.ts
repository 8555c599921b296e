import { changed, type Fault, type Json, queryOf, rewritten, withQuery } from './plant';

const rowsIn = (json: Json, under: string) => json[under] as Json[];
const without = (address: string, ...names: string[]) =>
  rewritten(address, (sent) =>
    withQuery(sent, (query) => {
      for (const name of names) query.delete(name);
    }),
  );

const USERS = 'GET /admin/users';
const ofUsers = { focus: ['listAdminUsers'], groups: ['lists'] };
const ofClaims = { focus: ['listClaims'], groups: ['lists'] };

/** Order, filters, pages and search that do something else. */
export const listFaults: Fault[] = [
  {
    name: 'an order that is ignored',
    ...ofUsers,
    finds: ['listAdminUsers', 'the rows are not sorted by email, asc'],
    plant: without(USERS, 'sort_by', 'sort_direction'),
  },
  {
    name: 'a direction that is ignored',
    ...ofClaims,
    finds: ['listClaims', 'the rows are not sorted by face_amount, asc'],
    plant: without('GET /api/claims', 'sort_direction'),
  },
  {
    name: 'two rows in the place of each other',
    ...ofClaims,
    finds: ['listClaims', 'the rows are not sorted by listed_at, desc'],
    plant: changed('GET /api/claims', (json, sent) => {
      if (!queryOf(sent).has('sort_by')) return;
      const rows = rowsIn(json, 'claims');
      rows.push(...rows.splice(0, 1));
    }),
  },
  {
    name: 'amounts sorted as texts',
    ...ofClaims,
    finds: ['listClaims', 'the rows are not sorted by face_amount'],
    plant: changed('GET /api/claims', (json, sent) => {
      const query = queryOf(sent);
      if (query.get('sort_by') !== 'face_amount') return;
      const sign = query.get('sort_direction') === 'asc' ? 1 : -1;
      const textOf = (row: Json) => String(row['face_amount']);
      rowsIn(json, 'claims').sort((a, b) => (textOf(a) < textOf(b) ? -sign : sign));
    }),
  },
  {
    name: 'a filter that is ignored',
    ...ofUsers,
    finds: ['listAdminUsers', 'filter identity_status', 'gives a row with'],
    plant: without(USERS, 'identity_status'),
  },
  {
    name: 'a flag that is ignored',
    focus: ['listAdminConversations'],
    groups: ['lists'],
    finds: ['listAdminConversations', 'filter has_contact_data', 'gives a row with'],
    plant: without('GET /admin/conversations', 'has_contact_data'),
  },
  {
    name: 'a filter of which the first value counts',
    ...ofUsers,
    finds: ['listAdminUsers', 'filter status', 'not those of both'],
    plant: rewritten(USERS, (sent) =>
      withQuery(sent, (query) => {
        const status = query.get('status');
        if (status !== null) query.set('status', status.split(',')[0] ?? '');
      }),
    ),
  },
  {
    name: 'a filter that leaves out what fits',
    ...ofClaims,
    finds: ['listClaims', 'filter claim_type', 'and the list shows'],
    plant: changed('GET /api/claims', (json, sent) => {
      if (queryOf(sent).has('claim_type')) return { ...json, total_count: 0, claims: [] };
    }),
  },
  {
    name: 'a lower bound that is ignored',
    ...ofClaims,
    finds: ['listClaims', 'filter min_face_amount', 'gives a row with'],
    plant: without('GET /api/claims', 'min_face_amount'),
  },
  {
    name: 'a page that begins with the end of the one before',
    ...ofUsers,
    finds: ['listAdminUsers', 'a row stands on two pages'],
    plant: pagesThat((rows, before) => (before ? [before, ...rows.slice(1)] : rows)),
  },
  {
    name: 'a page that lacks its last row',
    ...ofUsers,
    finds: ['listAdminUsers', 'page 1 has 6 rows, not 7'],
    plant: pagesThat((rows) => rows.slice(0, -1)),
  },
  {
    name: 'a row that no page has',
    ...ofUsers,
    finds: ['listAdminUsers', 'the pages together are not the list'],
    plant: rewritten(USERS, (sent) =>
      withQuery(sent, (query) => {
        // From the third page on, the next page is shown instead.
        const page = Number(query.get('page') ?? 1);
        if (page > 2) query.set('page', String(page + 1));
      }),
    ),
  },
  {
    name: 'pages of one size only',
    ...ofUsers,
    finds: ['listAdminUsers', '25 rows of'],
    plant: without(USERS, 'per_page'),
  },
  {
    name: 'a count of the page in place of the list',
    ...ofUsers,
    finds: ['listAdminUsers', 'total_count'],
    plant: changed(USERS, (json) => ({ ...json, total_count: rowsIn(json, 'users').length })),
  },
  {
    name: 'current_page is always the first',
    ...ofUsers,
    finds: ['listAdminUsers', 'current_page is not 2'],
    plant: changed(USERS, (json) => ({ ...json, current_page: 1 })),
  },
  {
    name: 'the last page once more after the last',
    ...ofUsers,
    finds: ['listAdminUsers', 'a page after the last one has rows'],
    plant: rewritten(USERS, (sent) =>
      withQuery(sent, (query) => {
        if (Number(query.get('page')) > 3 && query.get('per_page') === '100')
          query.set('page', '3');
      }),
    ),
  },
  {
    name: 'a search that is ignored',
    ...ofUsers,
    finds: ['listAdminUsers', 'leaves no row out'],
    plant: without(USERS, 'search'),
  },
  {
    name: 'a search that finds nothing',
    ...ofClaims,
    finds: ['listClaims', 'is not found'],
    plant: changed('GET /api/claims', (json, sent) => {
      if (queryOf(sent).has('search')) return { ...json, total_count: 0, claims: [] };
    }),
  },
];

/** Builds each small page of users from its own rows and the last row of the previous page. */
function pagesThat(change: (rows: Json[], before: Json | undefined) => Json[]) {
  let before: Json | undefined;
  return changed(USERS, (json, sent) => {
    if (queryOf(sent).get('per_page') !== '7') return json;
    const rows = rowsIn(json, 'users');
    const users = change(rows, before);
    before = rows.at(-1);
    return { ...json, users };
  });
}
