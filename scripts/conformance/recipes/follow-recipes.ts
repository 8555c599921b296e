import { at, idOf, rowsOf } from '../session/answer.ts';
import type { Case } from '../session/case.ts';
import { type Actor, actorFor } from '../session/world.ts';
import { seller, strangerTo } from './people.ts';
import type { Recipe } from './recipe.ts';

/** An open claim of somebody else. */
async function openClaim(check: Case): Promise<number> {
  const [row] = rowsOf(await check.call('listClaims', { query: { per_page: 1 } }), 'claims');
  return row === undefined ? check.skip('there is no open claim') : Number(at(row, 'id'));
}

async function someCase(check: Case): Promise<number> {
  const [row] = rowsOf(await check.call('listCases'), 'cases');
  return row === undefined ? check.skip('there is no case on the market') : Number(at(row, 'id'));
}

function buyer(check: Case): Actor {
  return actorFor(check.world, 'verified_buyer') ?? check.skip('no verified buyer is given');
}

/** Follows or unfollows, and checks what the list of follows then says. */
const following =
  (kind: 'claim' | 'case', follows: boolean): Recipe =>
  async (check) => {
    const as = await seller(check);
    const id = kind === 'claim' ? await openClaim(check) : await someCase(check);
    const operation = kind === 'claim' ? 'followClaim' : 'followCase';
    if (!follows) await check.succeed(operation, { as, params: { id } });
    return {
      as,
      params: { id },
      other: { params: { id: id + 1 } },
      holds: async (inner, answer) => {
        if (at(answer.json, 'is_followed') !== follows)
          inner.fault(`is_followed is not ${follows}`, answer);
        const read = await inner.call('getFollows', { as });
        const ids = at(read.json, `${kind}_ids`);
        if (!Array.isArray(ids) || ids.includes(id) !== follows)
          inner.fault(`getFollows does not agree`, read);
      },
    };
  };

const dismissing =
  (dismisses: boolean): Recipe =>
  async (check) => {
    const as = buyer(check);
    const id = await openClaim(check);
    if (!dismisses) await check.succeed('dismissClaim', { as, params: { id } });
    return { as, params: { id }, other: { params: { id: id + 1 } } };
  };

/** The same filters can be saved only once. */
const search = (name: string) => ({
  name,
  params: { claim_class: [crypto.randomUUID().slice(0, 8)], max_ask_percent: '80' },
  frequency: 'daily',
});

async function newSearch(check: Case) {
  const as = await seller(check);
  const body = { saved_search: search('Of a conformance run') };
  const made = await check.succeed('createSavedSearch', { as, body });
  return { as, id: idOf(made), version: Number(at(made.json, 'lock_version')) };
}

const namesOf = async (check: Case, as: Actor) =>
  rowsOf(await check.call('listSavedSearches', { as }), 'saved_searches').map((row) => ({
    id: at(row, 'id'),
    name: at(row, 'name'),
  }));

export const followRecipes: Record<string, Recipe> = {
  followClaim: following('claim', true),
  unfollowClaim: following('claim', false),
  followCase: following('case', true),
  unfollowCase: following('case', false),
  dismissClaim: dismissing(true),
  restoreClaim: dismissing(false),
  createSavedSearch: async (check) => {
    const as = await seller(check);
    return {
      as,
      body: { saved_search: search('Trade claims') },
      other: { body: { saved_search: search('Another') } },
      holds: async (inner, answer) => {
        const id = idOf(answer);
        if (!(await namesOf(inner, as)).some((row) => row.id === id && row.name === 'Trade claims'))
          inner.fault('the search is not in the list', answer);
      },
    };
  },
  updateSavedSearch: async (check) => {
    const { as, id, version } = await newSearch(check);
    const stranger = strangerTo(check, as);
    return {
      as,
      params: { id },
      body: { saved_search: search('Renamed'), lock_version: version },
      version: 'lock_version',
      other: { body: { saved_search: search('Otherwise'), lock_version: version } },
      ...(stranger && { stranger }),
      holds: async (inner, answer) => {
        if (at(answer.json, 'name') !== 'Renamed') inner.fault('the name is not kept', answer);
      },
    };
  },
  deleteSavedSearch: async (check) => {
    const { as, id } = await newSearch(check);
    const stranger = strangerTo(check, as);
    return {
      as,
      params: { id },
      other: { params: { id: id + 1 } },
      ...(stranger && { stranger }),
      holds: async (inner, answer) => {
        if ((await namesOf(inner, as)).some((row) => row.id === id))
          inner.fault('the search is still in the list', answer);
      },
    };
  },
};
