import type { Transition } from '../../contract/openapi-types.ts';
import type { Operation } from '../../contract/read-contract.ts';
import { actorOf, claimIn, keepClaim, REACHABLE, startOf, stepBody } from '../recipes/claims.ts';
import { seller } from '../recipes/people.ts';
import { at } from '../session/answer.ts';
import { type Case, runCase } from '../session/case.ts';
import { judged, type World } from '../session/world.ts';

const MACHINE = 'ClaimStatus';
const GROUP = 'transitions';

/**
 * Tries every step of a claim from every status that can be reached: steps in the contract lead on, all others are
 * refused.
 */
export async function checkClaimTransitions(world: World): Promise<void> {
  const machine = world.contract.machines.get(MACHINE);
  const steps = stepsOf(machine ?? []).filter((id) =>
    judged(world).some((each) => each.id === id && isStep(each)),
  );
  if (!machine) {
    await runCase(world, { group: GROUP, operation: '', name: MACHINE }, async (check) =>
      check.skip('the contract has no x-transitions of it'),
    );
    return;
  }
  const states = world.contract.schemas[MACHINE]?.enum ?? [];
  for (const from of states.map(String)) {
    if (!REACHABLE.includes(from)) {
      await runCase(world, { group: GROUP, operation: '', name: `from ${from}` }, async (check) =>
        check.skip('no claim of the suite comes into this state'),
      );
      continue;
    }
    for (const operation of steps) {
      const next = machine.find((row) => row.operation === operation && row.from.includes(from));
      const name = next ? `${from} to ${next.to}` : `not from ${from}`;
      await runCase(world, { group: GROUP, operation, name }, async (check) => {
        if (next) await takesStep(check, operation, from, next.to);
        else await refusesStep(check, operation, from);
      });
    }
  }
}

/** A step of the claim itself, not of the account behind it. */
const isStep = ({ path }: Operation) => path.includes('claims/{id}/');

const stepsOf = (machine: Transition[]) => [
  ...new Set(machine.flatMap(({ operation }) => operation ?? [])),
];

async function takesStep(check: Case, operation: string, from: string, to: string): Promise<void> {
  const claim = await claimIn(check, startOf(operation, from));
  const answer = await check.succeed(operation, {
    as: await actorOf(check, operation),
    params: { id: claim.id },
    body: stepBody(check, operation, claim.version),
  });
  if (at(answer.json, 'status') !== to)
    check.fault(`the claim is ${String(at(answer.json, 'status'))}, not ${to}`, answer);
  // If staff take a paused claim off the market, they do not put it back onto it.
  if (from !== to) await keepClaim(check, answer.json);
}

async function refusesStep(check: Case, operation: string, from: string): Promise<void> {
  const claim = await claimIn(check, from);
  const params = { id: claim.id };
  const body = stepBody(check, operation, claim.version);
  const answer = await check.call(operation, { as: await actorOf(check, operation), params, body });
  check.expect(answer, 422, 'transition_not_allowed');
  const read = await check.call('getMyClaim', { as: await seller(check), params });
  if (at(read.json, 'status') !== from)
    check.fault(`what was refused has made ${from} to ${String(at(read.json, 'status'))}`, read);
  await keepClaim(check, read.json);
}
