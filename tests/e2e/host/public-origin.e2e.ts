import { DEMO_PASSWORD } from '../../../server/host/demo-password.ts';
import { startExchange, type RunningExchange } from '../../support/start-exchange.ts';
import { expect, test as base } from '../../support/test.ts';

const test = base.extend<{ started: (env: Record<string, string>) => Promise<RunningExchange> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
  started: async ({}, use) => {
    const running: RunningExchange[] = [];
    await use(async (env) => {
      const exchange = await startExchange(env);
      running.push(exchange);
      return exchange;
    });
    await Promise.all(running.map((exchange) => exchange.stop()));
  },
});

/** Statuses of what only a trial has unasked: the mailbox, the login of a demo account, the contract to read. */
async function trialOf({ url }: RunningExchange) {
  const contract = await fetch(`${url}/openapi.yaml`);
  const mailbox = await fetch(`${url}/api/auth/mailbox`);
  const demo = await fetch(`${url}/api/admins/sign_in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ admin: { email: 'admin@example.com', password: DEMO_PASSWORD } }),
  });
  return { mailbox: mailbox.status, demo: demo.status, contract: contract.status };
}

test('an exchange that others could reach does not start by omission, and says all it lacks', async ({
  started,
}) => {
  const refusal = (...missing: string[]) =>
    new RegExp(['exit code 1', 'could not start', ...missing, 'PUBLIC_TRIAL=1'].join('[^]*'));
  await expect(started({ PUBLIC_ORIGIN: 'https://claims.example.com' })).rejects.toThrow(
    refusal('NODE_ENV=production', 'SMTP_URL='),
  );
  await expect(started({ HOST: '0.0.0.0' })).rejects.toThrow(
    refusal('NODE_ENV=production', 'PUBLIC_ORIGIN=https', 'SMTP_URL='),
  );
});

test('in production there is no mailbox, no demo login and no reference', async ({ started }) => {
  const exchange = await started({
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://claims.example.com',
    HOST: '127.0.0.1',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  expect(await trialOf(exchange)).toEqual({ mailbox: 404, demo: 422, contract: 404 });
});

test('a trial that others may reach is one that was asked for', async ({ started }) => {
  const exchange = await started({
    PUBLIC_ORIGIN: 'http://qa.example.com',
    HOST: '127.0.0.1',
    PUBLIC_TRIAL: '1',
  });
  expect(await trialOf(exchange)).toEqual({ mailbox: 200, demo: 200, contract: 200 });
});
