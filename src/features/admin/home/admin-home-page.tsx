import type { ListAdminUsersParams } from '@generated/model';
import { DECIDABLE_USER_STATUSES } from '@/domain/users/user-status';
import { RoutePage } from '@/shell/route-page';
import { CreateUserLink } from '@/users/create-user-link';
import { FeaturedCases } from './featured-cases';
import { NewestUsers } from './newest-users';
import { UserCount } from './user-count';

/** What waits, each with the filter of the list that shows it. */
const COUNTS: { title: string; note: string; filter: ListAdminUsersParams }[] = [
  {
    title: 'Identities to review',
    note: 'Documents were submitted',
    filter: { status: [...DECIDABLE_USER_STATUSES], identity_status: ['pending'] },
  },
  {
    title: 'Buyer accounts to decide',
    note: 'Applications were submitted',
    filter: { status: [...DECIDABLE_USER_STATUSES], user_buyer_status: ['pending'] },
  },
  { title: 'Suspended users', note: 'May not log in', filter: { status: ['suspended'] } },
  { title: 'Managed by me', note: 'Users I look after', filter: { managed_users: true } },
];

export default function AdminHomePage() {
  return (
    <RoutePage
      of="adminHome"
      title="Administration"
      description="What waits for a decision, and who is new."
      action={<CreateUserLink />}
    >
      <div className="grid gap-6">
        <ul className="grid grid-cols-2 gap-4 xl:grid-cols-4">
          {COUNTS.map((count) => (
            <li key={count.title} className="grid">
              <UserCount {...count} />
            </li>
          ))}
        </ul>
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <NewestUsers />
          <FeaturedCases />
        </div>
      </div>
    </RoutePage>
  );
}
