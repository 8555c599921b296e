import { refuseBarred } from '../../auth/barred';
import { lockUserByEmail, normalEmail } from '../../auth/credentials';
import { issueLink, useUpLink } from '../../auth/one-time-links';
import { countTry, RATE_LIMITS } from '../../auth/rate-limit';
import { inboxTakes } from '../../mail/inbox-limit';
import { enqueueMail } from '../../mail/outbox';
import { magicLinkMail } from '../../mail/templates';
import type { Handlers } from '../../router/operation-types';
import { refuse, refuseTooMany } from '../../router/refusals';
import { endsEarlierAccess, proveAddress } from './prove-address';
import { signIn } from './sign-in';

export const magicLinkHandlers = {
  sendMagicLink: async ({ body, ports, request }) => {
    const email = normalEmail(body.user.email);
    const wait = await countTry(ports, RATE_LIMITS.magicLink, { request, email });
    if (wait !== null) return refuseTooMany(wait);
    const now = ports.clock();
    return await ports.db.transaction(async (tx) => {
      const user = await lockUserByEmail(tx, email);
      if (!user) return refuse(404, 'unknown_account');
      if (await inboxTakes(tx, user.email, 'magic_link', now)) {
        const secret = await issueLink(tx, user.id, 'magic_link', now);
        const mail = magicLinkMail({
          origin: ports.settings.publicOrigin,
          first_name: user.first_name,
          secret,
          endsEarlier: endsEarlierAccess(user),
        });
        await enqueueMail(tx, user.email, mail, now);
      }
      return { status: 202, body: { message: 'Check your mail for the link.' } };
    });
  },

  verifyMagicLink: async (call) => {
    const { body, ports } = call;
    return await ports.db.transaction(async (tx) => {
      const link = await useUpLink(tx, 'magic_link', body.token, ports.clock());
      if ('refusal' in link) return refuse(422, link.refusal);
      const barred = refuseBarred(link.user, ports.settings);
      if (barred) return barred;
      const user = await proveAddress(tx, call, link.user);
      return (await signIn(tx, call, user)) ?? refuse(422, 'link_invalid');
    });
  },
} satisfies Pick<Handlers, 'sendMagicLink' | 'verifyMagicLink'>;
