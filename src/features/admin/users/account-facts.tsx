import type { AdminUser } from '@generated/model';
import { DateText } from '@/ui/data/date-text';
import { TYPE_OF_USER_LABELS } from '@/users/labels';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem } from '@/ui/data/description-list';
import { TextLink } from '@/page/links';
import { claimsOfSeller, conversationsWith, negotiationsOf } from '@/users/user-path';

const moment = (iso: string | null, otherwise: string) =>
  iso ? <DateText iso={iso} /> : otherwise;

/** Facts about the account itself. */
export function AccountFacts({ user }: { user: AdminUser }) {
  return (
    <Card>
      <CardHeader title="Account" />
      <CardBody>
        <dl className="enlarged:grid-cols-1 grid grid-cols-2 gap-4">
          <DescriptionItem label="User number" isNumeric>
            {user.id}
          </DescriptionItem>
          <DescriptionItem label="Type">{TYPE_OF_USER_LABELS[user.type_of_user]}</DescriptionItem>
          <DescriptionItem label="Created" isNumeric>
            <DateText iso={user.created_at} />
          </DescriptionItem>
          <DescriptionItem label="Last changed" isNumeric>
            <DateText iso={user.updated_at} />
          </DescriptionItem>
          <DescriptionItem label="Last login" isNumeric>
            {moment(user.last_sign_in_at, 'Never')}
          </DescriptionItem>
          <DescriptionItem label="Logins" isNumeric>
            {user.sign_in_count}
          </DescriptionItem>
          <DescriptionItem label="Email confirmed" isNumeric>
            {moment(user.email_verified_at, 'Not yet')}
          </DescriptionItem>
          <DescriptionItem label="Password">
            {user.has_set_password ? 'Set' : 'Not set'}
          </DescriptionItem>
          <DescriptionItem label="Messages from our staff">
            {user.message_with_the_staff ? 'Allowed' : 'Switched off'}
          </DescriptionItem>
          <DescriptionItem label="Claims" isNumeric>
            {user.claims_count === 0 ? (
              0
            ) : (
              <TextLink to={claimsOfSeller(user.id)}>
                {user.claims_count} <span className="sr-only">of this user</span>
              </TextLink>
            )}
          </DescriptionItem>
          <DescriptionItem label="Negotiations">
            <TextLink to={negotiationsOf(user.id)}>
              See all <span className="sr-only">negotiations of this user</span>
            </TextLink>
          </DescriptionItem>
          <DescriptionItem label="Conversations">
            <TextLink to={conversationsWith(user.id)}>
              See all <span className="sr-only">conversations with this user</span>
            </TextLink>
          </DescriptionItem>
          {user.buyerAccount && (
            <DescriptionItem label="Buyer agreement">
              {user.buyerAccount.agreementAccepted ? 'Accepted' : 'Not accepted yet'}
            </DescriptionItem>
          )}
        </dl>
      </CardBody>
    </Card>
  );
}
