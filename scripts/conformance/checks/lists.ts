import { listedRows, type Operation } from '../../contract/read-contract.ts';
import { at, type Answer, cell, rowsOf } from '../session/answer.ts';
import { type CallOptions, type Case, runCase } from '../session/case.ts';
import { listedParams } from '../recipes/index.ts';
import { type Actor, actorFor, judged, type World } from '../session/world.ts';
import { checkFilters } from './filters.ts';
import { isSorted } from './sorting.ts';

/** A list as one actor reads it. */
export interface List {
  operation: Operation;
  /** The property that holds the rows. */
  under: string;
  /** Reads one page, with its rows. */
  read: (
    check: Case,
    query: NonNullable<CallOptions['query']>,
  ) => Promise<{ answer: Answer; rows: unknown[] }>;
  /** The first hundred rows in the order of the list. */
  first: unknown[];
  total: number;
}

const MOST = 100;
/** Small enough that a list of a dozen rows has several pages. */
const PER_PAGE = 7;
const MOST_PAGES = 6;

const idsOf = (rows: unknown[]) => rows.map((row) => cell(row, 'id'));

/** Checks order, filters, pages and search of each list. */
export async function checkLists(world: World): Promise<void> {
  for (const operation of judged(world).filter(({ isPaged }) => isPaged)) {
    const list = await readList(world, operation);
    if (!list) continue;
    await checkPages(world, list);
    await checkOrders(world, list);
    await checkFilters(world, list);
    await checkSearch(world, list);
  }
}

async function readList(world: World, operation: Operation): Promise<List | null> {
  let list: List | null = null;
  await runCase(
    world,
    { group: 'lists', operation: operation.id, name: 'the first page' },
    async (check) => {
      const { under } =
        listedRows(world.contract, operation) ?? check.skip('its rows were not found');
      const as =
        // The guest has just been created; the given user has more to list.
        (operation.role === 'user' && world.tokens.has('user') ? 'user' : null) ??
        actorFor(world, operation.role) ??
        check.skip(`no ${operation.role} is given`);
      const params = await longest(check, operation, as);
      const read: List['read'] = async (inner, query) => {
        const answer = await inner.succeed(operation, { as, params, query });
        return { answer, rows: rowsOf(answer, under) };
      };
      const { answer, rows } = await read(check, { per_page: MOST });
      const total = Number(at(answer.json, 'total_count'));
      if (rows.length < Math.min(total, MOST))
        check.fault(`${rows.length} rows of ${total}, and ${MOST} were asked for`, answer);
      if (at(answer.json, 'current_page') !== 1) check.fault('current_page is not 1', answer);
      list = { operation, under, read, first: rows, total };
    },
  );
  return list;
}

/** What the path names: among the records in the list above it, the one with the most rows. */
async function longest(check: Case, operation: Operation, as: Actor) {
  let best = { params: {}, total: -1 };
  for (const params of await listedParams(check, operation, as)) {
    const { json } = await check.call(operation, { as, params, query: { per_page: 1 } });
    const total = Number(at(json, 'total_count'));
    if (total > best.total) best = { params, total };
  }
  return best.params;
}

async function checkPages(world: World, { operation, read, first, total }: List): Promise<void> {
  const what = { group: 'lists', operation: operation.id };
  await runCase(
    world,
    { ...what, name: 'pages neither overlap nor leave a gap' },
    async (check) => {
      if (first.length <= PER_PAGE) check.skip('there are too few rows');
      const walked: unknown[] = [];
      const pages = Math.min(MOST_PAGES, Math.ceil(total / PER_PAGE));
      for (let page = 1; page <= pages; page += 1) {
        const { answer, rows } = await read(check, { page, per_page: PER_PAGE });
        const expected = Math.min(PER_PAGE, total - walked.length);
        if (rows.length !== expected)
          check.fault(`page ${page} has ${rows.length} rows, not ${expected}`, answer);
        if (at(answer.json, 'current_page') !== page)
          check.fault(`current_page is not ${page}`, answer);
        if (at(answer.json, 'total_count') !== total)
          check.fault('total_count is another on each page', answer);
        walked.push(...idsOf(rows));
      }
      if (new Set(walked).size !== walked.length) check.fault('a row stands on two pages');
      const expected = idsOf(first).slice(0, walked.length);
      if (JSON.stringify(walked.slice(0, MOST)) !== JSON.stringify(expected))
        check.fault('the pages together are not the list');
    },
  );
  await runCase(world, { ...what, name: 'a page after the last one is empty' }, async (check) => {
    const { answer, rows } = await read(check, {
      page: 1 + Math.ceil(total / MOST) + 1,
      per_page: MOST,
    });
    if (rows.length > 0) check.fault('a page after the last one has rows', answer);
  });
}

async function checkOrders(world: World, { operation, read }: List): Promise<void> {
  const { contract } = world;
  const sort = operation.parameters.find(({ name }) => name === 'sort_by');
  if (!sort) return;
  for (const by of contract.resolve(sort.schema).enum ?? []) {
    for (const direction of ['asc', 'desc'] as const) {
      const name = `sorted by ${String(by)}, ${direction}`;
      await runCase(world, { group: 'lists', operation: operation.id, name }, async (check) => {
        const query = { sort_by: String(by), sort_direction: direction, per_page: MOST };
        const { answer, rows } = await read(check, query);
        const cells = rows.map((row) => cell(row, String(by)));
        if (cells.every((value) => value === undefined))
          check.skip('its rows do not show what they are sorted by');
        if (cells.length < 2) check.skip('there are too few rows');
        if (!isSorted(cells, direction, enumOf(world, operation, String(by))))
          check.fault(`the rows are not ${name}`, answer);
      });
    }
  }
}

/** The enum of a row's property with this name, in order. */
function enumOf({ contract }: World, operation: Operation, name: string): unknown[] {
  const page = operation.responses.get(200)?.content?.schema;
  const lists = Object.values(page ? (contract.resolve(page).properties ?? {}) : {});
  const items = lists
    .map((list) => contract.resolve(list).items)
    .find((each) => each !== undefined);
  const property = items && contract.resolve(items).properties?.[name];
  if (!property) return [];
  const schema = contract.resolve(property);
  const branch = schema.oneOf
    ?.map(contract.resolve)
    .find(({ enum: values }) => values !== undefined);
  return schema.enum ?? branch?.enum ?? [];
}

/** The properties that name a row in a search. */
const NAMED_BY = ['reference', 'case_code', 'email', 'subject', 'name'];

async function checkSearch(world: World, { operation, read, first }: List): Promise<void> {
  if (!operation.parameters.some(({ name }) => name === 'search')) return;
  const what = { group: 'lists', operation: operation.id };
  await runCase(
    world,
    { ...what, name: 'the search finds a row, and only what fits' },
    async (check) => {
      const row = first.at(-1) ?? check.skip('the list is empty');
      const by =
        NAMED_BY.find((name) => typeof cell(row, name) === 'string') ??
        check.skip('its rows have no name');
      const wanted = String(cell(row, by));
      const { answer, rows } = await read(check, { search: wanted, per_page: MOST });
      if (!idsOf(rows).includes(cell(row, 'id'))) check.fault(`"${wanted}" is not found`, answer);
      const isUnique = by === 'reference' || by === 'email';
      if (isUnique && first.length > 1 && rows.length >= first.length)
        check.fault(`"${wanted}" leaves no row out`, answer);
    },
  );
  await runCase(
    world,
    { ...what, name: 'the search of a word that nothing has' },
    async (check) => {
      const { answer, rows } = await read(check, { search: `zqx${world.mark}` });
      if (rows.length > 0 || at(answer.json, 'total_count') !== 0)
        check.fault('something is found', answer);
    },
  );
}
