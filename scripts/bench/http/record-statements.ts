/** Loaded before the code of an exchange: records every statement that it passes to pg. */
import { appendFileSync } from 'node:fs';
import { Client } from 'pg';
import { RECORD_TO, type Statement } from './statements.ts';

const file = process.env[RECORD_TO] ?? '';
const original = Reflect.get(Client.prototype, 'query') as (...given: unknown[]) => unknown;

Reflect.set(Client.prototype, 'query', function (this: Client, ...given: unknown[]) {
  const [query, values = []] = given;
  if (typeof query === 'object' && query !== null && 'text' in query) {
    const statement = { text: String(query.text), values: values as unknown[] } satisfies Statement;
    appendFileSync(file, `${JSON.stringify(statement)}\n`);
  }
  return original.apply(this, given);
});
