import { accountOf, countOwnTry, RATE_LIMITS } from '../auth/rate-limit';
import { networkOf } from '../auth/network';
import type { Caller } from '../calls/caller';
import type { CallBy } from '../calls/operation-types';
import { refuseTooMany } from '../calls/refusals';
import { Turns } from '../limits/turns';
import type { BodyPart } from './parse-request';
import type { AnyReply } from './to-response';

/** How many uploads are held in memory at once. The others wait unread, so that each costs only a connection. */
const AT_ONCE = { perAccount: 3, perNetwork: 8 };

/**
 * Admits uploads, whatever operation takes them, before their bodies are read: reading and parsing 25 MB is what they
 * cost. Other requests proceed at once.
 */
export function uploads() {
  const ofAccount = new Turns(AT_ONCE.perAccount);
  const ofNetwork = new Turns(AT_ONCE.perNetwork);

  /** @returns the work's answer, or the refusal of one upload too many. */
  return async function admit(
    body: BodyPart | null,
    { caller, ...call }: Omit<CallBy<Caller>, 'key'>,
    work: () => Promise<AnyReply>,
  ): Promise<AnyReply> {
    if (body?.contentType !== 'multipart/form-data' || caller.kind === 'visitor') {
      return await work();
    }
    const wait = await countOwnTry({ ...call, caller }, RATE_LIMITS.upload);
    if (wait !== null) return refuseTooMany(wait);
    // In the same order for everybody, so that no two wait for each other.
    const endOfAccount = await ofAccount.begin(accountOf(caller));
    const endOfNetwork = await ofNetwork.begin(networkOf(call.request.address));
    try {
      return await work();
    } finally {
      endOfNetwork();
      endOfAccount();
    }
  };
}
