import { Link } from 'react-router-dom';
import type { ListAdminUsersParams } from '@generated/model';
import { useListAdminUsers } from '@generated/api/admin-users/admin-users';
import { DateText } from '@/ui/data/date-text';
import { CoverLink } from '@/page/links';
import { identityBadge, stateText } from '@/users/states';
import { fullName } from '@/domain/users/party-names';
import { shownAddress } from '@/domain/users/released-address';
import { pathTo } from '@/paths';
import { Breakable } from '@/ui/data/breakable';
import { Button } from '@/ui/button';
import { Monogram } from '@/ui/data/monogram';
import { Badge } from '@/ui/feedback/badge';
import { HomeCard } from './home-card';

const ROWS = 6;

/** The default order of the list is newest users first. */
const NEWEST: ListAdminUsersParams = { per_page: ROWS };

export function NewestUsers() {
  const query = useListAdminUsers(NEWEST);
  return (
    <HomeCard
      title="Newest users"
      link={{ to: pathTo('adminUsers'), label: 'All users' }}
      rows={query.data?.users}
      expectedRows={ROWS}
      query={query}
      emptyDescription="Nobody has signed up yet."
      emptyAction={
        <Button variant="secondary" asChild>
          <Link to={pathTo('adminCreateUser')}>Create user</Link>
        </Button>
      }
      row={(user) => (
        <>
          <Monogram name={fullName(user)} size="sm" shape="circle" />
          {/* On a phone the state replaces the line with the address. */}
          <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
            <div className="min-w-0 sm:row-span-2">
              <CoverLink
                to={pathTo('adminUser', { id: user.id })}
                className="block font-medium wrap-anywhere hover:underline"
              >
                {fullName(user)}
              </CoverLink>
              <span className="text-muted hidden text-xs wrap-anywhere sm:block">
                <Breakable text={shownAddress(user.email)} />
              </span>
            </div>
            <Badge
              tone={identityBadge(user).tone}
              className="col-span-2 row-start-2 justify-self-start sm:col-span-1 sm:col-start-2 sm:row-start-1 sm:justify-self-end"
            >
              Identity: {stateText(identityBadge(user)).toLowerCase()}
            </Badge>
            <span className="text-muted tabular text-right text-xs whitespace-nowrap sm:col-start-2">
              <DateText iso={user.created_at} />
            </span>
          </div>
        </>
      )}
    />
  );
}
