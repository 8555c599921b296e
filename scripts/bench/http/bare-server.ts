/**
 * The least that can answer: node:http and pg with as many connections as the exchange has. A path names statements,
 * which run in order; their rows are the answer. The parent process sends it the statements, and asks it how much it
 * has worked.
 */
import { createServer } from 'node:http';
import { Pool } from 'pg';
import type { Statement } from './statements.ts';

export interface BareOrder {
  databaseUrl: string;
  port: number;
  statements: Record<string, Statement[]>;
}

process.once('message', ({ databaseUrl, port, statements }: BareOrder) => {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  const answer = async (asked: Statement[]) => {
    const rows: unknown[] = [];
    for (const { text, values } of asked) rows.push((await pool.query(text, values)).rows);
    return rows;
  };
  const server = createServer((request, response) => {
    answer(statements[request.url ?? ''] ?? []).then(
      (rows) => {
        response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
        response.end(JSON.stringify(rows));
      },
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, '127.0.0.1', () => {
    process.on('message', () => {
      const { user, system } = process.threadCpuUsage();
      process.send?.((user + system) / 1000);
    });
    process.send?.('ready');
  });
});
