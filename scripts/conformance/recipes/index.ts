import { listedRows, type Operation } from '../../contract/read-contract.ts';
import { at, rowsOf } from '../session/answer.ts';
import type { Case } from '../session/case.ts';
import { type Actor, actorFor } from '../session/world.ts';
import { accountRecipes } from './account-recipes.ts';
import { adminRecipes } from './admin-recipes.ts';
import { buyerRecipes } from './buyer-recipes.ts';
import { caseRecipes } from './case-recipes.ts';
import { claimRecipes } from './claim-recipes.ts';
import { followRecipes } from './follow-recipes.ts';
import { conversationRecipes } from './conversation-recipes.ts';
import { dealRecipes } from './deal-recipes.ts';
import { notificationRecipes } from './notification-recipes.ts';
import type { Prepared, Recipe } from './recipe.ts';

const RECIPES: Record<string, Recipe> = {
  ...accountRecipes,
  ...adminRecipes,
  ...buyerRecipes,
  ...caseRecipes,
  ...claimRecipes,
  ...followRecipes,
  ...dealRecipes,
  ...conversationRecipes,
  ...notificationRecipes,
};

/**
 * How an operation succeeds. A read needs no recipe: the list above it gives the record that its path names. A write
 * has a recipe, or the report says that it was not provoked.
 */
export async function prepare(check: Case, operation: Operation): Promise<Prepared> {
  const recipe = RECIPES[operation.id];
  if (recipe) return await recipe(check);
  if (operation.method !== 'GET') check.skip('the suite has no recipe for it');
  const as = actorFor(check.world, operation.role) ?? check.skip(`no ${operation.role} is given`);
  const [params = {}] = await listedParams(check, operation);
  return { as, params };
}

/** The most records that are looked at. */
const MOST = 12;

/**
 * The parameters that a read's path may have, taken from the list above it; one empty set if the path has no
 * parameters.
 * @param by whose list; by default that of the actor with the fewest rights.
 */
export async function listedParams(
  check: Case,
  operation: Operation,
  by?: Actor,
): Promise<Record<string, number>[]> {
  const name = operation.parameters.find((parameter) => parameter.in === 'path')?.name;
  if (name === undefined) return [{}];
  const above = operation.path.replace(/\/\{.*$/, '');
  const list = check.world.contract.operations.find(
    ({ path, method }) => path === above && method === 'GET',
  );
  const listed = list && listedRows(check.world.contract, list);
  if (!listed) check.skip('no list names a record');
  const as = by ?? actorFor(check.world, list.role) ?? check.skip(`no ${list.role} is given`);
  const rows = rowsOf(await check.call(list, { as }), listed.under).slice(0, MOST);
  if (rows.length === 0) check.skip(`${list.id} is empty`);
  return rows.map((row) => ({ [name]: Number(at(row, 'id')) }));
}
