import type { APIRequestContext } from '@playwright/test';
import { registeredPerson } from './people.ts';
import type { RunningExchange } from './start-exchange.ts';

/** Every company that the audit log says was given to a profile. */
export const GIVEN_COMPANIES = `select changes->'company'->>1 as company from audit_events where action = 'user.profile_changed'`;

/**
 * Somebody with a session, who can change the company of the profile.
 * @param patienceMs how long an answer may take; without it as long as it takes.
 */
export async function someone(
  request: APIRequestContext,
  { url }: RunningExchange,
  patienceMs?: number,
) {
  const { email, password } = await registeredPerson(request);
  const signedIn = await request.post('/api/users/sign_in', {
    data: { user: { email, password } },
  });
  const Authorization = signedIn.headers()['authorization'] ?? '';
  return {
    changeCompany: async (company: string) =>
      await fetch(`${url}/api/api/current_user`, {
        method: 'PUT',
        headers: { Authorization, 'Content-Type': 'application/json' },
        body: JSON.stringify({ user: { company } }),
        ...(patienceMs !== undefined && { signal: AbortSignal.timeout(patienceMs) }),
      }),
  };
}
