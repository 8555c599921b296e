import { useState } from 'react';
import { signInAdmin } from '@generated/api/admin-session/admin-session';
import { signInUser } from '@generated/api/auth/auth';
import { messageOf } from '@/api/errors/problem';
import { pathTo } from '@/paths';
import { pathAfterLogin } from '@/session/after-login';
import {
  endTabSession,
  isTabSession,
  setAdminUser,
  setFirstLogin,
  setUser,
} from '@/session/session';
import { INITIAL_SESSION, useSession } from '@/session/session-store';
import { SESSION_KEY } from '@/session/stored-session';
import { inTab } from '@/storage/storage';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/inputs/checkbox';
import { Field } from '@/ui/inputs/field';
import { Options, Select } from '@/ui/inputs/select';
import { DEMO_ADMINS, DEMO_USERS, USERS_IN_OTHER_STATES } from '../../../server/seed';
import { DEMO_PASSWORD } from '../../../server/host/demo-password';
import { BY_PANEL } from './switched';

/** Logs in as one of the demo accounts and opens the page that the login leads to. */
export function LogIn() {
  const [email, setEmail] = useState<string>(DEMO_USERS[0].email);
  const [isAlone, setIsAlone] = useState(isTabSession);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const who = useSession(({ user, adminUser }) => (adminUser ?? user)?.email);

  async function logIn() {
    setPending(true);
    setError(undefined);
    try {
      if (isAlone) leaveOtherTabs();
      else if (isTabSession()) endTabSession();
      // A full load, so that nothing of the previous person is left to redirect.
      location.assign(await signIn(email));
    } catch (refusal) {
      setError(messageOf(refusal));
      setPending(false);
    }
  }

  return (
    <section className="grid gap-4" aria-labelledby="qa-log-in">
      <div>
        <h3 id="qa-log-in" className="text-sm font-semibold">
          Log in
        </h3>
        <p className="text-muted text-xs">
          {who ? `This tab is logged in as ${who}.` : 'Nobody is logged in here.'}
        </p>
      </div>
      <Field label="Log in as" hint={`The password of all: ${DEMO_PASSWORD}`} error={error}>
        <Select value={email} onChange={({ target }) => setEmail(target.value)}>
          <optgroup label="Users">
            <Options choices={DEMO_USERS.map(choice)} />
          </optgroup>
          <optgroup label="Users in other states">
            <Options choices={USERS_IN_OTHER_STATES.map(choice)} />
          </optgroup>
          <optgroup label="Administrators">
            <Options choices={DEMO_ADMINS.map(choice)} />
          </optgroup>
        </Select>
      </Field>
      <Checkbox
        label="In this tab alone"
        description="The other tabs stay who they are: two people on one screen."
        checked={isAlone}
        onChange={({ target }) => setIsAlone(target.checked)}
      />
      <Button variant="secondary" block isPending={isPending} onClick={() => void logIn()}>
        Log in
      </Button>
    </section>
  );
}

/** Gives this tab a session of its own, which belongs to nobody yet. */
function leaveOtherTabs(): void {
  inTab().setItem(SESSION_KEY, JSON.stringify({ state: INITIAL_SESSION, version: 0 }));
}

const choice = ({ email, what }: { email: string; what?: string }) => ({
  value: email,
  label: what ? `${email}: ${what}` : email,
});

/** @returns where the login leads. */
async function signIn(email: string): Promise<string> {
  const account = { email, password: DEMO_PASSWORD };
  const options = { failureIsFor: 'caller', headers: { [BY_PANEL]: 'yes' } } as const;
  if (DEMO_ADMINS.some((admin) => admin.email === email)) {
    setAdminUser(await signInAdmin({ admin: account }, options));
    return pathTo('adminHome');
  }
  const user = await signInUser({ user: account }, options);
  const isFirstLogin = user.sign_in_count === 1;
  setFirstLogin(isFirstLogin);
  setUser(user);
  return pathAfterLogin(user, { isFirstLogin, from: null });
}
