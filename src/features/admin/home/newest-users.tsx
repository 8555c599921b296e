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

/** Without an order the list has the newest users first. */
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
          <div className="min-w-0 flex-1">
            <CoverLink
              to={pathTo('adminUser', { id: user.id })}
              className="block font-medium wrap-anywhere hover:underline"
            >
              {fullName(user)}
            </CoverLink>
            <span className="text-muted block text-xs wrap-anywhere">
              <Breakable text={shownAddress(user.email)} />
            </span>
          </div>
          <span className="hidden sm:block">
            <Badge tone={identityBadge(user).tone}>
              <span className="sr-only">Identity: </span>
              {stateText(identityBadge(user))}
            </Badge>
          </span>
          <span className="text-muted tabular text-xs whitespace-nowrap">
            <DateText iso={user.created_at} />
          </span>
        </>
      )}
    />
  );
}
