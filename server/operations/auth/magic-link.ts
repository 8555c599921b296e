import { refuseBarred } from '../../auth/barred';
import { lockUserByEmail } from '../../auth/lock-user';
import { linkState, useLink } from '../../auth/one-time-links';
import { RATE_LIMITS } from '../../auth/rate-limit';
import { mailBarred } from '../../auth/mail-barred';
import { mailLink } from '../../auth/mail-link';
import { magicLinkMail } from '../../mail/account-mails';
import type { Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { NOT_KEPT } from '../../calls/not-kept';
import { change } from '../../unit-of-work/change';
import { askForMail } from './ask-for-mail';
import { endedByProof, proveAddress } from './prove-address';
import { signIn } from './sign-in';

export const magicLinkHandlers = {
  sendMagicLink: async (call) =>
    await askForMail(call, RATE_LIMITS.magicLink, async (work, email) => {
      const user = await lockUserByEmail(work.db, email);
      if (!user) return refuse('unknown_account');
      if (!(await mailBarred(work, user))) {
        await mailLink(work, user, 'magic_link', magicLinkMail, { ends: endedByProof(user) });
      }
      return { status: 202, body: { message: 'Check your mail for the link.' } };
    }),

  checkMagicLink: async ({ query, ports }) => {
    const link = await linkState(ports.db, 'magic_link', query.token, ports.clock());
    if (!link) return refuse('not_found');
    const { state, user } = link;
    const body =
      state === 'usable'
        ? { state, email: user.email, ends: endedByProof(user) }
        : { state, email: null, ends: 'nothing' as const };
    return { status: 200, body, headers: NOT_KEPT };
  },

  verifyMagicLink: async (call) =>
    await change(call, async (work) => {
      const link = await useLink(work, 'magic_link', call.body.token);
      if ('refusal' in link) return refuse(link.refusal);
      const barred = refuseBarred(link.user, call.ports.settings);
      if (barred) return barred;
      const user = await proveAddress(work, link.user);
      return (await signIn(work, user)) ?? refuse('link_invalid');
    }),
} satisfies Partial<Handlers>;
