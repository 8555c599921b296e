import type { AdminUser } from '@generated/model';
import { shownAddress } from '@/domain/users/released-address';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { CONTACT_METHOD_LABELS } from '@/users/labels';

/** The read-only profile of a closed account. */
export function ProfileFacts({ user }: { user: AdminUser }) {
  return (
    <div className="grid gap-5">
      <p className="text-muted text-sm">
        The account is closed for good: its profile and its country stay as they are.
      </p>
      <DescriptionList>
        <DescriptionItem label="First name">{user.first_name}</DescriptionItem>
        <DescriptionItem label="Last name">{user.last_name}</DescriptionItem>
        <DescriptionItem label="Email">{shownAddress(user.email)}</DescriptionItem>
        <DescriptionItem label="Company">{user.company}</DescriptionItem>
        <DescriptionItem label="Phone" isNumeric>
          {dialled(user.phone_country_code, user.phone_number)}
        </DescriptionItem>
        <DescriptionItem label="WhatsApp" isNumeric>
          {dialled(user.whatsapp_country_code, user.whatsapp_number)}
        </DescriptionItem>
        <DescriptionItem label="Telegram">{user.telegram && `@${user.telegram}`}</DescriptionItem>
        <DescriptionItem label="Preferred contact method">
          {CONTACT_METHOD_LABELS[user.preferred_contact_method]}
        </DescriptionItem>
      </DescriptionList>
    </div>
  );
}

function dialled(code: string | null, number: string | null): string | null {
  return number && `${code ?? ''} ${number}`.trim();
}
