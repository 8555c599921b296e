import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/host/demo-password.ts';
import { waitForTheApp } from './pages/wait-for-the-app.ts';
import type { Person } from './people.ts';
import { startExchange } from './start-exchange.ts';
import {
  storageStateOf,
  storedSession,
  type DemoAccount,
  type StoredSession,
} from './stored-session.ts';

export { expect };

interface Fixtures {
  /**
   * Expects a console line, for this test only. Matched against `error: text (address)`; Chromium's line for an
   * expected refusal matches `/status of 422 .*\/api\/users\/sign_in/`.
   */
  allowConsole: (line: RegExp) => void;
  /** A page with its own session, for a second person in the same story. */
  newSession: (options?: BrowserContextOptions) => Promise<Page>;
  /** A page of a logged-in person, in a browser of their own. */
  openAs: (who: DemoAccount | Person, options?: OpenOptions) => Promise<Page>;
  consoleGuard: ConsoleGuard;
}

interface OpenOptions extends BrowserContextOptions {
  /** For stories that end the session: otherwise all tests share the session of a demo account. */
  hasOwnSession?: boolean;
}

export interface Hosts {
  /** Origin of a host that serves only the app, whose exchange runs in the browser. Null: the exchange on Node. */
  staticHost: string | null;
}

interface WorkerFixtures extends Hosts {
  /** Each worker has its own exchange: it does not see what another worker's journeys do. */
  origin: string;
  /** By origin and account. */
  sessions: Map<string, Promise<StoredSession>>;
}

/** Collects a browser's complaints; the test fails at its end if any are left. */
class ConsoleGuard {
  private readonly allowed: RegExp[] = [];
  private readonly complaints: string[] = [];

  allow(line: RegExp): void {
    this.allowed.push(line);
  }

  watch(context: BrowserContext): void {
    context.on('page', waitForTheApp);
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (webError) => {
      this.complaints.push(`uncaught: ${webError.error().stack ?? webError.error().message}`);
    });
  }

  unexpected(): string[] {
    return this.complaints.filter((line) => !this.allowed.some((pattern) => pattern.test(line)));
  }
}

/** Playwright's test, which also fails on any console error, console warning or uncaught error. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  staticHost: [null, { option: true, scope: 'worker' }],
  origin: [
    async ({ staticHost }, use) => {
      if (staticHost !== null) {
        await use(staticHost);
        return;
      }
      // The journeys act as the proxy: they say from which address a person comes.
      const exchange = await startExchange({ TRUST_PROXY: '1' });
      await use(exchange.url);
      await exchange.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
  // Automatic, so that the guard also runs in tests that name none of these fixtures.
  consoleGuard: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
    async ({}, use) => {
      const guard = new ConsoleGuard();
      await use(guard);
      expect(guard.unexpected(), 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, consoleGuard }, use) => {
    consoleGuard.watch(context);
    await use(context);
  },
  allowConsole: async ({ consoleGuard }, use) => {
    await use((line) => {
      consoleGuard.allow(line);
    });
  },
  newSession: async ({ browser, consoleGuard }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      consoleGuard.watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  openAs: async ({ browser, consoleGuard, sessions, origin: own }, use) => {
    const contexts: BrowserContext[] = [];
    const sharedSession = (origin: string, account: DemoAccount) => {
      const key = `${origin} ${account}`;
      const signIn = sessions.get(key) ?? storedSession(origin, account);
      sessions.set(key, signIn);
      return signIn;
    };
    await use(async (who, { hasOwnSession, ...options } = {}) => {
      const origin = options.baseURL ?? own;
      const session = await (typeof who === 'string' && !hasOwnSession
        ? sharedSession(origin, who)
        : storedSession(origin, who));
      const context = await browser.newContext({
        ...options,
        storageState: storageStateOf(origin, session),
      });
      contexts.push(context);
      consoleGuard.watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  sessions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
    async ({}, use) => {
      await use(new Map());
    },
    { scope: 'worker' },
  ],
});

/** Logs in through the login page; an administrator's address has to start at the admin login. */
export async function login(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login');
  await submitLogin(page, email, password);
}

export async function loginAsAdmin(page: Page, email = 'admin@example.com'): Promise<void> {
  await page.goto('/admin/login');
  await submitLogin(page, email);
}

/** On a login page already. */
export async function submitLogin(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/login(\?|$)/);
}
