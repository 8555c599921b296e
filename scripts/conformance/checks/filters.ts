import type { Parameter } from '../../contract/openapi-types.ts';
import { at, cell } from '../session/answer.ts';
import { type Case, runCase } from '../session/case.ts';
import type { World } from '../session/world.ts';
import type { List } from './lists.ts';

/** Filters named differently from the property that they look at. */
const LOOKS_AT: Record<string, string> = {
  user_buyer_status: 'buyer_account_status',
  case: 'case.case_code',
  seller_status: 'seller.status',
  recourse: 'recourse_preference',
};

/** Where the rows show what a filter looks at. */
function pathOf(name: string): string {
  return LOOKS_AT[name] ?? name.replace(/_id$/, '.id').replace(/^(min|max)_/, '');
}

/** Each filter gives only rows that it names, and several values give what each of them gives. */
export async function checkFilters(world: World, list: List): Promise<void> {
  const shown = new Set(['page', 'per_page', 'search', 'sort_by', 'sort_direction']);
  const filters = list.operation.parameters.filter(
    (parameter) => parameter.in === 'query' && !shown.has(parameter.name),
  );
  for (const filter of filters) {
    const what = { group: 'lists', operation: list.operation.id };
    await runCase(world, { ...what, name: `filter ${filter.name}` }, async (check) => {
      if (world.contract.resolve(filter.schema).type === 'boolean')
        return await checkFlag(check, list, filter);
      const path = pathOf(filter.name);
      const cells = list.first
        .map((row) => cell(row, path))
        .filter((value) => value !== null && value !== undefined);
      const values = [...new Set(cells.map(String))];
      if (values.length === 0) check.skip('no row shows what it looks at');
      if (/^(min|max)_/.test(filter.name)) await checkBound(check, list, filter, path, values);
      else await checkChoice(check, list, filter, path, values);
    });
  }
}

/**
 * Checks a flag. Rows need not show what it filters by, but a row that does has the requested value. Neither value
 * gives more rows than the whole list.
 */
async function checkFlag(check: Case, { read, total }: List, { name }: Parameter): Promise<void> {
  for (const value of [true, false]) {
    const { answer, rows } = await read(check, { [name]: value });
    if (Number(at(answer.json, 'total_count')) > total)
      check.fault(`${name}=${value} gives more rows than the whole list`, answer);
    if (rows.some((row) => cell(row, name) === !value))
      check.fault(`${name}=${value} gives a row with ${!value}`, answer);
  }
}

async function checkChoice(
  check: Case,
  { read, total, first }: List,
  filter: Parameter,
  path: string,
  values: string[],
): Promise<void> {
  const { resolve } = check.world.contract;
  const counted: number[] = [];
  const chosen = values.slice(0, 2);
  const ask = async (wanted: string[]) => {
    const { answer, rows } = await read(check, { [filter.name]: wanted.join(','), per_page: 100 });
    const strange = rows.find((row) => !wanted.includes(String(cell(row, path))));
    if (strange !== undefined)
      check.fault(
        `${filter.name}=${wanted.join(',')} gives a row with ${String(cell(strange, path))}`,
        answer,
      );
    return { count: Number(at(answer.json, 'total_count')), answer };
  };
  for (const value of chosen) {
    const { count, answer } = await ask([value]);
    const shown = first.filter((row) => String(cell(row, path)) === value).length;
    if (count < shown || (total === first.length && count !== shown))
      check.fault(
        `${filter.name}=${value} gives ${count} rows, and the list shows ${shown}`,
        answer,
      );
    counted.push(count);
  }
  if (resolve(filter.schema).type !== 'array' || chosen.length < 2) return;
  const { count, answer } = await ask(chosen);
  if (count !== counted.reduce((sum, each) => sum + each, 0))
    check.fault(
      `${filter.name}=${chosen.join(',')} gives ${count} rows, not those of both`,
      answer,
    );
}

/** Filters by the middle value as the minimum or the maximum. */
async function checkBound(
  check: Case,
  { read, total }: List,
  { name }: Parameter,
  path: string,
  values: string[],
): Promise<void> {
  const sorted = values.toSorted((a, b) => Number(a) - Number(b));
  const middle = sorted[Math.floor(sorted.length / 2)] ?? '';
  const { answer, rows } = await read(check, { [name]: middle, per_page: 100 });
  const isLeast = name.startsWith('min_');
  // Visitors see rounded amounts: two significant digits.
  const slack = Number(middle) * 0.05;
  const strange = rows
    .map((row) => cell(row, path))
    .find((value) => {
      if (value === null) return true;
      return isLeast
        ? Number(value) < Number(middle) - slack
        : Number(value) > Number(middle) + slack;
    });
  if (strange !== undefined)
    check.fault(`${name}=${middle} gives a row with ${JSON.stringify(strange)}`, answer);
  if (sorted.length > 1 && Number(at(answer.json, 'total_count')) >= total)
    check.fault(`${name}=${middle} leaves no row out`, answer);
}
