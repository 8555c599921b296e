import { at, idOf, rowsOf, tokenOf } from '../session/answer.ts';
import { type Case, once } from '../session/case.ts';
import type { Actor, Known, Made } from '../session/world.ts';

export interface Guest {
  id: number;
  /** It changes once a new address is confirmed. */
  email: string;
  /** The idempotency key of the call that made it. */
  key: string;
  body: unknown;
  /** Whether the guest holds its own session rather than an administrator's in its name. */
  isOwnSession: boolean;
}

const SIGN_IN = {
  user: ['signInUser', 'user'],
  buyer: ['signInUser', 'user'],
  admin: ['signInAdmin', 'admin'],
} as const;

/** The body of a sign-in with the given account; null if there is none. */
export function credentials(check: Case, actor: Known, password?: string) {
  const account = check.world.options.accounts[actor];
  if (account?.email === undefined || account.password === undefined) return null;
  const [operation, under] = SIGN_IN[actor];
  const body = { [under]: { email: account.email, password: password ?? account.password } };
  return { operation, body };
}

/**
 * Opens a session with a given account.
 * @returns its token.
 */
export async function signIn(check: Case, actor: Known): Promise<string> {
  const known = credentials(check, actor);
  if (!known) check.skip(`no account of ${actor} is given`);
  const answer = await check.succeed(known.operation, { body: known.body });
  const token = tokenOf(answer);
  if (token === null) check.skip(`${actor} could not sign in`);
  return token;
}

/** A user whom the suite creates, uses for its writes and closes at the end. */
export const guest = (check: Case) => makeUser(check, 'guest');

/** A second user, who sells in deals. The identity still has to be approved (`trader` in `deals.ts`). */
export const makeUser = (check: Case, name: Made) =>
  once(check, name, async (): Promise<Guest> => {
    const { tokens } = check.world;
    const mark = name === 'guest' ? check.world.mark : `${check.world.mark}-${name}`;
    if (!tokens.has('admin')) check.skip('no administrator is given, who could make a user');
    const email = `conformance-${mark}@example.com`;
    const key = `conformance-${name}-${check.world.mark}`;
    const body = {
      user: { first_name: 'Conformance', last_name: `Run ${mark}`, email, status: 'active' },
    };
    const made = await check.succeed('createAdminUser', {
      as: 'admin',
      body,
      headers: { 'Idempotency-Key': key },
    });
    const id = idOf(made);
    const link = await newestLink(check, email, 'token').catch(() => null);
    const opened =
      link === null
        ? await check.call('getAdminUser', {
            as: 'admin',
            params: { id },
            query: { include_token: true },
          })
        : await check.call('verifyMagicLink', { body: { token: link } });
    const token = link === null ? at(opened.json, 'token') : tokenOf(opened);
    if (typeof token !== 'string') check.skip('the user who was made could not sign in');
    tokens.set(name, token);
    return { id, email, key, body, isOwnSession: link !== null };
  });

/** Like `guest`, for what a session in somebody's name may not do. */
export async function ownGuest(check: Case): Promise<Guest> {
  const made = await guest(check);
  if (!made.isOwnSession)
    check.skip('the mailbox is closed, so the guest has no session of its own');
  return made;
}

/** The name to type as a person's signature. */
export async function ownName(check: Case, as: Actor): Promise<string> {
  const { json } = await check.succeed('getCurrentUser', { as });
  return `${String(at(json, 'first_name'))} ${String(at(json, 'last_name'))}`;
}

/** The seller: the guest, or the given user. */
export async function seller(check: Case): Promise<Actor> {
  const { tokens } = check.world;
  if (tokens.has('admin') && check.world.contract.byId.has('createAdminUser')) {
    const isMade = await guest(check).then(
      () => true,
      () => false,
    );
    if (isMade) return 'guest';
  }
  if (!tokens.has('user')) check.skip('no user is given');
  return 'user';
}

/** A user other than the seller, who does not know the seller's records. */
export function strangerTo({ world }: Case, actor: Actor): Actor | undefined {
  const others: Actor[] = ['user', 'buyer', 'guest'];
  return others.find((other) => other !== actor && world.tokens.has(other));
}

/** The value of this parameter in the link of the newest mail to an address. */
export async function newestLink(check: Case, email: string, name: string): Promise<string> {
  const answer = await check.call('listMailboxMessages', { query: { search: email } });
  if (answer.status === 404) check.skip('the mailbox is closed');
  const links = rowsOf(answer, 'messages').flatMap((message) => {
    const link = at(message, 'link');
    if (at(message, 'to') !== email || typeof link !== 'string') return [];
    return new URL(link, 'http://localhost').searchParams.get(name) ?? [];
  });
  return links[0] ?? check.skip(`no mail to ${email} has a link with ${name}`);
}
