import { ActFailure } from '@/acts/act-failure';
import type { AdminUser } from '@generated/model';
import { useUpdateAdminUser } from '@generated/api/admin-users/admin-users';
import type { Act } from '@/acts/act';
import { useAct } from '@/acts/use-act';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';

/** The member of the staff who looks after the user. */
export function ManagerCard({ user }: { user: AdminUser }) {
  const adminId = useSession((session) => session.adminUser?.id);
  const { mutateAsync: update } = useUpdateAdminUser();
  const acting = useAct();
  const isMine = user.manager !== null && user.manager.id === adminId;

  const act = (managed_by_me: boolean, label: string): Act => ({
    name: 'manage',
    label,
    question: null,
    send: () =>
      update({ id: user.id, data: { user: { managed_by_me, lock_version: user.lock_version } } }),
    done: managed_by_me ? 'You manage this user' : 'You no longer manage this user',
  });
  const offered = isMine
    ? act(false, 'Stop managing')
    : act(true, user.manager ? `Take over from ${user.manager.name}` : 'Manage this user');

  return (
    <Card>
      <CardHeader title="Manager" />
      <CardBody className="grid justify-items-start gap-3 text-sm">
        <ActFailure acting={acting} />
        <p>
          {user.manager ? (
            <>
              <strong className="font-semibold">{isMine ? 'You' : user.manager.name}</strong>{' '}
              {isMine ? 'look' : 'looks'} after this user.
            </>
          ) : (
            'Nobody looks after this user.'
          )}
        </p>
        <Button
          variant="secondary"
          isPending={acting.pending !== null}
          onClick={() => acting.start(offered)}
        >
          {offered.label}
        </Button>
      </CardBody>
    </Card>
  );
}
