import {
  AxiosError,
  AxiosHeaders,
  type AxiosAdapter,
  type InternalAxiosRequestConfig,
} from 'axios';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { getCurrentUser } from '@generated/api/session/session';
import { signInUser } from '@generated/api/auth/auth';
import { logout } from '@/session/session';
import { INITIAL_SESSION, useSession } from '@/session/session-store';
import { aUser } from '@/testing/people';
import { isCancelled } from './errors/failed-call';
import { statusOf } from './errors/problem';

/*
 * Calls, answers, logins and logouts in every order. The exchange of these tests answers when the test says so, and also
 * answers what was aborted: the network does not always know in time.
 */

type Answer = 'plain' | 'rotates the token' | 'refuses the session';

const session = () => useSession.getState();

function respond(
  config: InternalAxiosRequestConfig,
  status: number,
  data: unknown,
  token?: string,
) {
  const headers = new AxiosHeaders(token ? { authorization: `Bearer ${token}` } : {});
  return { config, status, statusText: '', data, headers };
}

/** Tokens read `<session>.<rotation>`, so that each says whose it is. */
const sessionOf = (token: string | null) => token && Number(token.split('.')[0]);

class Exchange {
  private sessions = 0;
  private rotations = 0;
  /** The session that the app is in, by what its calls have told; null for a visitor. */
  live: number | null = null;
  faults: string[] = [];
  private readonly wait: (name: string) => Promise<void>;

  constructor(wait: (name: string) => Promise<void>) {
    this.wait = wait;
  }

  logIn(): void {
    const adapter: AxiosAdapter = async (config) => {
      await this.wait('sign-in');
      this.sessions += 1;
      return respond(config, 200, aUser({ id: this.sessions }), `${this.sessions}.0`);
    };
    signInUser({ user: { email: 'x@example.com', password: 'x' } }, { adapter }).then(
      (user) => {
        this.live = user.id;
      },
      (error: unknown) => this.expectCancelled(error),
    );
  }

  logOut(): void {
    logout();
    this.live = null;
  }

  call(answer: Answer): void {
    const sentIn = this.live;
    let sentWith: string | null = null;
    const adapter: AxiosAdapter = async (config) => {
      const header = config.headers.get('Authorization');
      sentWith = typeof header === 'string' ? header.replace('Bearer ', '') : null;
      await this.wait(answer);
      if (answer === 'refuses the session') {
        const body = { message: 'x', code: 'unauthorized', request_id: '1' };
        throw new AxiosError('401', '', config, null, respond(config, 401, body));
      }
      this.rotations += 1;
      const isRotated = answer === 'rotates the token' && sentWith;
      const rotated = isRotated ? `${sessionOf(sentWith)}.${this.rotations}` : undefined;
      return respond(config, 200, aUser(), rotated);
    };
    getCurrentUser({ adapter }).then(
      () => {
        if (sessionOf(sentWith) !== sentIn) this.faults.push('sent with the token of another');
        if (sentIn !== this.live) this.faults.push('an answer of another session was taken');
      },
      (error: unknown) => {
        if (statusOf(error) === 401) {
          if (sentIn !== this.live) this.faults.push('a late 401 has ended another session');
          this.live = null;
        } else this.expectCancelled(error);
      },
    );
  }

  private expectCancelled(error: unknown): void {
    if (!isCancelled(error)) this.faults.push(`rejected with ${String(error)}`);
  }
}

/** Lets everything that has an answer take it in. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => useSession.setState(INITIAL_SESSION, true));

const step = fc.constantFrom(
  'log in' as const,
  'log out' as const,
  'plain' as const,
  'rotates the token' as const,
  'refuses the session' as const,
  'an answer arrives' as const,
  'an answer arrives' as const,
);

test('in every order: no token after a logout, none of another person, no late answer', async () => {
  let logins = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 3, maxLength: 14 }),
      async (scheduler, steps) => {
        logout();
        const exchange = new Exchange((name) => scheduler.schedule(Promise.resolve(), name));

        async function arrive() {
          await scheduler.waitNext(1);
          await settled();
          expect(exchange.faults).toEqual([]);
          expect(sessionOf(session().token)).toBe(exchange.live);
          if (exchange.live !== null) logins += 1;
        }

        for (const what of steps) {
          if (what === 'log in') exchange.logIn();
          else if (what === 'log out') exchange.logOut();
          else if (what !== 'an answer arrives') exchange.call(what);
          else if (scheduler.count() > 0) await arrive();
          // Calls reach the exchange in a later turn.
          await settled();
          expect(sessionOf(session().token)).toBe(exchange.live);
        }
        while (scheduler.count() > 0) await arrive();
      },
    ),
    { numRuns: 150 },
  );
  // A client that logs nobody in would pass as well.
  expect(logins).toBeGreaterThan(50);
}, 30_000);

describe('by name', () => {
  let release: (() => void)[];
  let exchange: Exchange;

  beforeEach(() => {
    logout();
    release = [];
    exchange = new Exchange(() => new Promise((resolve) => release.push(resolve)));
  });

  async function answerCall(index: number): Promise<void> {
    release[index]?.();
    await settled();
    expect(exchange.faults).toEqual([]);
  }

  async function logIn(): Promise<void> {
    exchange.logIn();
    await settled();
    await answerCall(release.length - 1);
  }

  test('a token that arrives after the logout is not taken', async () => {
    await logIn();
    exchange.call('rotates the token');
    await settled();
    exchange.logOut();
    await answerCall(1);
    expect(session().token).toBeNull();
  });

  test('a sign-in that is answered after a logout begins no session', async () => {
    exchange.logIn();
    await settled();
    exchange.logOut();
    await answerCall(0);
    expect(session()).toMatchObject({ token: null, shouldUpdate: false });
  });

  test('a token of the first person does not replace that of the second', async () => {
    await logIn();
    exchange.call('rotates the token');
    await settled();
    exchange.logOut();
    await logIn();
    await answerCall(1);
    expect(session().token).toBe('2.0');
  });

  test('a late 401 of the first session does not end the second', async () => {
    await logIn();
    exchange.call('refuses the session');
    await settled();
    exchange.logOut();
    await logIn();
    await answerCall(1);
    expect(session().token).toBe('2.0');
  });

  test('an answer of the visitor’s time is not taken after the login', async () => {
    exchange.call('plain');
    await settled();
    await logIn();
    await answerCall(0);
    expect(session().token).toBe('1.0');
  });

  test('of two sign-ins at once the first that is answered counts', async () => {
    exchange.logIn();
    exchange.logIn();
    await settled();
    await answerCall(1);
    await answerCall(0);
    expect(session().token).toBe('1.0');
    expect(exchange.live).toBe(1);
  });
});
