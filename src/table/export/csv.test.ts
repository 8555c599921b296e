import { expect, test } from 'vitest';
import type { Column } from '../columns/column';
import { actionsColumn, percentColumn } from '../columns/columns';
import { toCsv } from './csv';

interface Mail {
  name: string;
  amount: string | null;
}

const columns: Column<Mail>[] = [
  {
    key: 'name',
    header: 'Name',
    width: 10,
    cell: () => null,
    values: { Name: ({ name }) => name },
  },
  {
    key: 'amount',
    header: 'Amount',
    width: 10,
    cell: () => null,
    values: { Amount: ({ amount }) => amount, Currency: ({ amount }) => amount && 'USD' },
  },
];
const linesOf = (name: string, amount: string | null = null) =>
  toCsv(columns, [{ name, amount }]).replace('\uFEFF', '').split('\r\n').slice(1).join('\r\n');

test('heads come first, and what a row does not have is empty', () => {
  expect(
    toCsv(columns, [
      { name: 'Łukasz', amount: '12.50' },
      { name: '李', amount: null },
    ]),
  ).toBe('\uFEFFName,Amount,Currency\r\nŁukasz,12.50,USD\r\n李,,');
});

test('a view without rows is a file with the same heads alone', () => {
  expect(toCsv([...columns, actionsColumn<Mail>(() => null)], [])).toBe(
    '\uFEFFName,Amount,Currency',
  );
});

test('a price is a number that a spreadsheet reckons with, and beside it what the list says of it', () => {
  const price = percentColumn<Mail>({
    key: 'bid',
    header: 'Best bid',
    value: ({ amount }) => amount,
    text: ({ amount }) => amount && `${amount} % for a part`,
  });
  const bids = [
    { name: 'Łukasz', amount: '61.38' },
    { name: '李', amount: null },
  ];
  expect(toCsv([price], bids)).toBe(
    '\uFEFF"Best bid, % of face",Best bid\r\n61.38,61.38 % for a part\r\n,',
  );
});

test('separators, quotes and lines within a value stay within it', () => {
  expect(linesOf('Doe, "Jo"\nLtd.')).toBe('"Doe, ""Jo""\nLtd.",,');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '=1+1\nsecond line', '＝1'])(
  '%j is text to a spreadsheet, no formula',
  (text) => {
    expect(linesOf(text).startsWith(`"'${text}"`)).toBe(true);
  },
);
