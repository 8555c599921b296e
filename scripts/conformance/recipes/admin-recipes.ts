import { at, idOf } from '../session/answer.ts';
import type { Case } from '../session/case.ts';
import { ownDocument } from './account-recipes.ts';
import type { Made } from '../session/world.ts';
import { guest, makeUser } from './people.ts';
import type { Recipe } from './recipe.ts';

/** A user whom the suite has created, as the administrator reads it now. */
export async function readGuest(
  check: Case,
  name: Made = 'guest',
): Promise<{ id: number; version: number; json: unknown }> {
  const { id } = await makeUser(check, name);
  const { json } = await check.succeed('getAdminUser', { as: 'admin', params: { id } });
  return { id, version: Number(at(json, 'lock_version')), json };
}

export const adminRecipes: Record<string, Recipe> = {
  getAdminProfile: async () => ({ as: 'admin' }),
  createAdminUser: async (check) => {
    const { body, key, id } = await guest(check);
    return {
      as: 'admin',
      body,
      key,
      other: { body: { user: { first_name: 'A', last_name: 'B', email: 'other@example.com' } } },
      holds: (inner, answer) => {
        if (idOf(answer) !== id) inner.fault('the same key has made a second user', answer);
      },
    };
  },
  getAdminUser: async (check) => {
    const { id, email } = await guest(check);
    return {
      as: 'admin',
      params: { id },
      holds: (inner, answer) => {
        if (at(answer.json, 'id') !== id) inner.fault('another user is answered', answer);
        if ('token' in Object(answer.json))
          inner.fault(`a token for ${email} that nobody asked for`, answer);
      },
    };
  },
  updateAdminUser: async (check) => {
    const { id, version } = await readGuest(check);
    const company = `Reviewed ${check.world.mark}`;
    return {
      as: 'admin',
      params: { id },
      body: { user: { company, lock_version: version } },
      version: 'user.lock_version',
      other: { body: { user: { company: 'Another' } } },
      holds: async (inner) => {
        const read = await readGuest(inner);
        if (at(read.json, 'company') !== company)
          inner.fault('read again, the change is not there');
        if (read.version <= version) inner.fault('lock_version has not risen');
      },
    };
  },
  updateAdminUserCountry: async (check) => {
    const { id } = await guest(check);
    return {
      as: 'admin',
      params: { userId: id },
      body: { country: 'DE' },
      other: { body: { country: 'SE' } },
      holds: async (inner) => {
        const { json } = await readGuest(inner);
        if (at(json, 'country') !== 'DE') inner.fault('read again, the change is not there');
      },
    };
  },
  getAdminDocument: async (check) => {
    const { params } = await ownDocument(check);
    return { as: 'admin', params };
  },
  reportClientError: async () => ({
    as: 'visitor',
    body: { message: 'A conformance run', path: '/conformance' },
  }),
};
