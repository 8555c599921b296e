import { identityBody } from '../recipes/account-recipes.ts';
import { readGuest } from '../recipes/admin-recipes.ts';
import { applied } from '../recipes/buyer-recipes.ts';
import { at } from '../session/answer.ts';
import { type Case, runCase } from '../session/case.ts';
import { judged, type World } from '../session/world.ts';

interface Machine {
  schema: string;
  /** The property in which a user shows the status. */
  property: string;
  body: (to: string, version: number) => object;
  /** What has to be true before each step. */
  before?: (check: Case) => Promise<void>;
}

const REASON = 'A test of the exchange.';

const MACHINES: Machine[] = [
  {
    schema: 'IdentityStatus',
    property: 'identity_status',
    body: (to) => ({
      identity_verification: { status: to, ...(to !== 'approved' && { rejection_reason: REASON }) },
    }),
    before: submitIdentity,
  },
  {
    schema: 'BuyerAccountStatus',
    property: 'buyer_account_status',
    body: (to, version) => ({
      user: { buyer_account_status: to, reason: REASON, lock_version: version },
    }),
    // If the guest never applied, there is nothing to decide on, and nobody is verified before their identity is.
    before: async (check) => {
      await approveIdentity(check);
      await applied(check);
    },
  },
  {
    schema: 'UserStatus',
    property: 'status',
    body: (to, version) => ({
      user: { status: to, ...(to !== 'active' && { reason: REASON }), lock_version: version },
    }),
  },
];

const OPERATION = 'updateAdminUser';
const GROUP = 'transitions';
/** Each walk is longer than the longest machine. */
const MOST_STEPS = 12;

/**
 * What an administrator may change the guest to: every listed step that can be reached succeeds, and every other one is
 * refused.
 */
export async function checkUserTransitions(world: World): Promise<void> {
  if (!judged(world).some(({ id }) => id === OPERATION)) return;
  for (const machine of MACHINES) {
    const rows = world.contract.machines.get(machine.schema);
    if (!rows) {
      await runCase(
        world,
        { group: GROUP, operation: OPERATION, name: machine.schema },
        async (check) => check.skip('the contract has no x-transitions of it'),
      );
      continue;
    }
    const reached = await walk(world, machine);
    for (const state of statesOf(world, machine).filter((each) => !reached.has(each))) {
      const name = `${machine.schema}: from ${state}`;
      await runCase(world, { group: GROUP, operation: OPERATION, name }, async (check) =>
        check.skip('the guest is not looked at in this state'),
      );
    }
  }
}

const statesOf = ({ contract }: World, { schema }: Machine): string[] =>
  (contract.schemas[schema]?.enum ?? []).map(String);

/** @returns the statuses from which it was tried. */
async function walk(world: World, machine: Machine): Promise<Set<string>> {
  const rows = world.contract.machines.get(machine.schema) ?? [];
  const states = (world.contract.schemas[machine.schema]?.enum ?? []).map(String);
  const byStaff = rows.filter(({ operation }) => operation === OPERATION);
  const taken = new Set<string>();
  const seen = new Set<string>();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    let from = '';
    await runCase(
      world,
      { group: GROUP, operation: OPERATION, name: `${machine.schema}: step ${step}` },
      async (check) => {
        await machine.before?.(check);
        from = String(at((await readGuest(check)).json, machine.property));
      },
    );
    if (from === '') return seen;
    const onward = byStaff.filter((row) => row.from.includes(from));
    if (!seen.has(from)) {
      seen.add(from);
      for (const to of states.filter(
        (state) => state !== from && onward.every((row) => row.to !== state),
      ))
        await tries(world, machine, from, to, false);
    }
    const fresh = onward.filter(({ to }) => !taken.has(`${from} ${to}`));
    // A step that leads nowhere else comes last.
    const next =
      fresh.find(({ to }) => leads(rows, to, from)) ??
      fresh.find((row) => !isEnd(byStaff, row.to)) ??
      fresh[0];
    const again = onward.find((row) =>
      byStaff.some((other) => other.from.includes(row.to) && !taken.has(`${row.to} ${other.to}`)),
    );
    const chosen = next ?? again;
    if (!chosen) return seen;
    taken.add(`${from} ${chosen.to}`);
    await tries(world, machine, from, chosen.to, true);
  }
  return seen;
}

/** Whether there is a way from one status to another, whoever takes it. */
function leads(rows: { from: string[]; to: string }[], from: string, to: string): boolean {
  const reached = new Set([from]);
  // The set grows during the iteration.
  for (const state of reached) {
    for (const row of rows) if (row.from.includes(state)) reached.add(row.to);
  }
  return reached.has(to);
}

const isEnd = (rows: { from: string[] }[], state: string) =>
  rows.every(({ from }) => !from.includes(state));

async function tries(
  world: World,
  machine: Machine,
  from: string,
  to: string,
  isListed: boolean,
): Promise<void> {
  const name = `${machine.schema}: ${isListed ? `${from} to ${to}` : `not from ${from} to ${to}`}`;
  await runCase(world, { group: GROUP, operation: OPERATION, name }, async (check) => {
    const { id, version } = await readGuest(check);
    const options = { as: 'admin', params: { id }, body: machine.body(to, version) } as const;
    if (isListed) {
      const answer = await check.succeed(OPERATION, options);
      if (at(answer.json, machine.property) !== to)
        check.fault(`${machine.property} is not ${to}`, answer);
      return;
    }
    const answer = await check.call(OPERATION, options);
    // A status to which no administrator ever brings anybody is not among the schema's values.
    check.expect(answer, 422, 'transition_not_allowed', 'validation_failed');
    const after = await readGuest(check);
    if (at(after.json, machine.property) !== from) check.fault('what was refused was done', answer);
  });
}

/** Lets the guest submit, if the status requires it. */
async function submitIdentity(check: Case): Promise<void> {
  const { json } = await readGuest(check);
  const status = at(json, 'identity_status');
  if (status === 'not_submitted' || status === 'resubmission_requested')
    await check.succeed('submitVerification', { as: 'guest', body: await identityBody(check) });
}

async function approveIdentity(check: Case): Promise<void> {
  const review = async (status: string) => {
    const { id } = await readGuest(check);
    const body = {
      identity_verification: {
        status,
        ...(status !== 'approved' && { rejection_reason: REASON }),
      },
    };
    await check.succeed(OPERATION, { as: 'admin', params: { id }, body });
  };
  const status = async () => at((await readGuest(check)).json, 'identity_status');
  if ((await status()) === 'rejected') await review('resubmission_requested');
  await submitIdentity(check);
  if ((await status()) === 'pending') await review('approved');
}
