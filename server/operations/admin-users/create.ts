import { INITIAL_USER_STATUSES } from '@/domain/user-status';
import { audit } from '../../audit';
import { normalEmail } from '../../auth/credentials';
import { INVITATION_MS, issueLink } from '../../auth/one-time-links';
import { userRows } from '../../db/schema';
import { enqueueMail } from '../../mail/outbox';
import { invitationMail } from '../../mail/templates';
import type { Handlers } from '../../router/operation-types';
import { refuse, refuseFields } from '../../router/refusals';
import { changedProfile, refuseTakenEmail } from '../profile-changes';
import { readAdminUser } from './present-admin-user';

const EMPTY_PROFILE = {
  first_name: '',
  last_name: '',
  company: null,
  email: '',
  phone_number: null,
  phone_country_code: null,
  whatsapp_number: null,
  whatsapp_country_code: null,
  telegram: null,
  preferred_contact_method: 'email',
} as const;

export const createHandlers = {
  createAdminUser: async (call) => {
    const { body, ports } = call;
    const { status = 'pending', country = null, ...profile } = body.user;
    const { values, errors } = changedProfile(EMPTY_PROFILE, profile);
    if (Object.keys(errors).length > 0) return refuseFields(errors);
    if (!INITIAL_USER_STATUSES.includes(status)) {
      return refuse(422, 'transition_not_allowed', {
        errors: { 'user.status': ['A new account is pending or active.'] },
      });
    }
    const now = ports.clock();
    return await ports.db.transaction(async (tx) => {
      const [created] = await tx
        .insert(userRows)
        .values({
          ...values,
          email: normalEmail(values.email),
          status,
          country,
          created_at: now,
          updated_at: now,
        })
        .onConflictDoNothing()
        .returning();
      if (!created) return refuseTakenEmail();
      const secret = await issueLink(tx, created.id, 'magic_link', now, INVITATION_MS);
      const { first_name } = created;
      const mail = invitationMail({ origin: ports.settings.publicOrigin, first_name, secret });
      await enqueueMail(tx, created.email, mail, now);
      await audit(tx, call, {
        action: 'user.created',
        subject_type: 'users',
        subject_id: created.id,
        changes: { status: [null, status], country: [null, country] },
      });
      const user = await readAdminUser(tx, created.id);
      if (!user) throw new Error('The user was not stored.');
      return { status: 201, body: user };
    });
  },
} satisfies Pick<Handlers, 'createAdminUser'>;
