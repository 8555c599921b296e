import type { Page } from '@playwright/test';
import { loadContract } from '../../../scripts/conformance/contract/load-contract.ts';
import { CannotSend, type Transport } from '../../../scripts/conformance/session/transport.ts';
import { runSuite } from '../../../scripts/conformance/suite.ts';
import { DEMO_PASSWORD } from '../../../server/host/demo-password.ts';
import { EXPECTED, outcomeOf } from '../../support/conformance/expected.ts';
import { expect, test } from '../../support/test.ts';

// A trace of thousands of calls takes longer than they do.
test.use({ trace: 'off' });

const account = (email: string) => ({ email, password: DEMO_PASSWORD });

test('the exchange in the browser does all that the contract says, as the one on Node', async ({
  page,
  allowConsole,
}) => {
  // A refusal is an error to the console of the browser, and an error that is reported is told there.
  allowConsole(/status of 4\d\d/);
  allowConsole(/client_error/);
  await page.goto('/');
  await expect(page.getByLabel('First name')).toBeVisible();

  const report = await runSuite(await loadContract(), pageTransport(page), {
    accounts: {
      admin: account('admin@example.com'),
      user: account('seller@example.com'),
      buyer: account('buyer@example.com'),
    },
    limits: true,
    brief: true,
    baseUrl: '/api',
  });
  // A page cannot ask in the name of another site, and no token of a new exchange is a day old.
  expect(outcomeOf(report, ['CORS', 'sessions'])).toEqual(EXPECTED);
});

/** Requests that the page sends, as its own code would. */
function pageTransport(page: Page): Transport {
  return async ({ method, path, headers, body }) => {
    if ('Origin' in headers) throw new CannotSend('a page cannot name its origin');
    const sent = typeof body === 'string' ? { text: body } : { base64: body && base64(body) };
    const answer = await page.evaluate(
      async (request) => {
        const bytes = request.sent.base64;
        const decoded =
          bytes === undefined
            ? undefined
            : Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
        const response = await fetch(`/api${request.path}`, {
          method: request.method,
          headers: request.headers,
          cache: 'no-store',
          ...((request.sent.text !== undefined || decoded) && {
            body: request.sent.text ?? decoded,
          }),
        });
        const { status, headers: own } = response;
        const isText = own.get('content-type')?.startsWith('application/json') ?? false;
        const received = isText
          ? await response.text()
          : Array.from(new Uint8Array(await response.arrayBuffer()));
        return { status, headers: [...own], received };
      },
      { method, path, headers, sent },
    );
    const { status, received } = answer;
    const bytes =
      typeof received === 'string' ? new TextEncoder().encode(received) : new Uint8Array(received);
    return { status, headers: new Headers(answer.headers), bytes };
  };
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
