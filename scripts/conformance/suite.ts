import { checkClaimTransitions } from './checks/claim-transitions.ts';
import { checkCors } from './checks/cors.ts';
import { checkKeptAnswers } from './checks/kept-answers.ts';
import { checkLimits } from './checks/limits.ts';
import { checkLists } from './checks/lists.ts';
import { checkMethods, checkUnknown } from './checks/paths.ts';
import { checkRefusals } from './checks/refusals.ts';
import { checkRoles } from './checks/roles.ts';
import { checkRotation, checkTerms } from './checks/sessions.ts';
import { checkSuccesses } from './checks/successes.ts';
import { checkUserTransitions } from './checks/user-transitions.ts';
import type { Contract } from '../contract/read-contract.ts';
import { readGuest } from './recipes/admin-recipes.ts';
import { freeDeals } from './recipes/deals.ts';
import { credentials, guest, signIn } from './recipes/people.ts';
import { makeReport, type Report } from './report/report.ts';
import { at } from './session/answer.ts';
import { runCase } from './session/case.ts';
import type { Transport } from './session/transport.ts';
import {
  createWorld,
  type Known,
  type Made,
  type SuiteOptions,
  type World,
} from './session/world.ts';

/** In this order: groups that read come before those that change the guest for good. */
const GROUPS: Record<string, (world: World) => Promise<void>> = {
  paths: async (world) => {
    await checkMethods(world);
    await checkUnknown(world);
  },
  roles: async (world) => {
    await checkRoles(world);
    await checkTerms(world);
  },
  lists: checkLists,
  success: checkSuccesses,
  'kept answers': checkKeptAnswers,
  refusals: checkRefusals,
  sessions: checkRotation,
  CORS: checkCors,
  'claim transitions': checkClaimTransitions,
  'user transitions': checkUserTransitions,
  limits: checkLimits,
};

/** Judges a server by the contract. Everything it creates is its own, and the user it created is closed at the end. */
export async function runSuite(
  contract: Contract,
  transport: Transport,
  options: SuiteOptions,
): Promise<Report> {
  const started = performance.now();
  const world = createWorld(contract, transport, options);
  await signInAll(world);
  for (const [name, run] of Object.entries(GROUPS)) {
    if (options.groups?.includes(name) ?? true) await run(world);
  }
  for (const name of ['trader', 'guest', 'leaver'] as const) await close(world, name);
  return makeReport(world, performance.now() - started);
}

async function signInAll(world: World): Promise<void> {
  const actors: Known[] = ['admin', 'user', 'buyer'];
  for (const actor of actors.filter((each) => !world.tokens.has(each))) {
    const operation = actor === 'admin' ? 'signInAdmin' : 'signInUser';
    await runCase(
      world,
      { group: 'people', operation, name: `${actor} signs in` },
      async (check) => {
        if (!credentials(check, actor)) check.skip(`no ${actor} is given`);
        world.tokens.set(actor, await signIn(check, actor));
      },
    );
  }
  if (world.options.readOnly || !world.tokens.has('admin')) return;
  await runCase(
    world,
    { group: 'people', operation: 'createAdminUser', name: 'a guest is made' },
    async (check) => {
      await guest(check);
    },
  );
}

/** The claims go with the user; the contract has no way to delete one. */
async function close(world: World, who: Made): Promise<void> {
  if (!world.made.has(who)) return;
  await runCase(
    world,
    { group: 'people', operation: 'updateAdminUser', name: `the ${who} is closed` },
    async (check) => {
      if (who === 'trader') await freeDeals(check);
      const { id, version, json } = await readGuest(check, who);
      if (at(json, 'status') === 'deactivated') return;
      const user = {
        status: 'deactivated',
        reason: 'A conformance run is over.',
        lock_version: version,
      };
      await check.succeed('updateAdminUser', { as: 'admin', params: { id }, body: { user } });
    },
  );
}
