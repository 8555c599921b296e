import type { Caller } from '../../calls/caller';
import { normalEmail } from '@/domain/users/normal-email';
import { countTry, type RateLimit } from '../../auth/rate-limit';
import type { CallBy } from '../../calls/operation-types';
import { refuseTooMany } from '../../calls/refusals';
import { change, type Work } from '../../unit-of-work/change';

type AddressedCall = CallBy<Caller> & { body: { user: { email: string } } };

/** Handles a visitor's request for a mail to an address, within the rate limit and in one change. */
export async function askForMail<Answer>(
  call: AddressedCall,
  limit: RateLimit,
  answer: (work: Work, email: string) => Promise<Answer>,
) {
  const email = normalEmail(call.body.user.email);
  const { ports, request } = call;
  const wait = await countTry(ports, limit, { request, account: email });
  if (wait !== null) return refuseTooMany(wait);
  return await change(call, async (work) => await answer(work, email));
}
