import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { AdminUser } from '@generated/model';
import { bidObstacle, sellObstacle, submitObstacle } from '@/domain/users/permissions';
import { signInRefusal } from '@/domain/users/user-status';
import { Card } from '@/ui/data/card';
import { OBSTACLE_WORDS } from './state-notes';

/** What the user may do now, given all states together. */
export function UserPermissions({ user }: { user: AdminUser }) {
  const barred = signInRefusal(user.status);
  const submit = submitObstacle(user);
  const sell = sellObstacle(user);
  const bid = bidObstacle(user);
  return (
    <Card className="p-4">
      <ul aria-label="What the user may do" className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {barred ? (
          <Permission
            text={`May not log in, submit claims, accept offers or bid: ${OBSTACLE_WORDS[barred]}`}
          />
        ) : (
          <>
            <Permission text="May log in" isGiven />
            <Permission
              text={
                submit ? `May not submit claims: ${OBSTACLE_WORDS[submit]}` : 'May submit claims'
              }
              isGiven={submit === null}
            />
            <Permission
              text={sell ? `May not accept offers: ${OBSTACLE_WORDS[sell]}` : 'May accept offers'}
              isGiven={sell === null}
            />
            <Permission
              text={bid ? `May not bid: ${OBSTACLE_WORDS[bid]}` : 'May bid'}
              isGiven={bid === null}
            />
          </>
        )}
      </ul>
    </Card>
  );
}

function Permission({ text, isGiven = false }: { text: string; isGiven?: boolean }) {
  const Icon = isGiven ? Check : X;
  return (
    <li className="flex items-center gap-2">
      <Icon
        aria-hidden
        size={16}
        className={clsx('shrink-0', isGiven ? 'text-success-ink' : 'text-muted')}
      />
      {text}
    </li>
  );
}
